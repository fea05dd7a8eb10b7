import type { Fact, LevelName } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import { type Company, person } from '../messages/company.ts';
import { listed } from '../messages/list.ts';
import { type Mention, mention, type Sentence } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import { type Deeds, turnLine } from '../messages/turnLine.ts';
import type { Names1800 } from '../names/names1800.ts';
import { goodOf, type Speech1800, values1800 } from './values.ts';

/** What is told of a turn, in this order: trades last, for they pay for the rest. */
const TOLD = [
  'built',
  'removed',
  'played',
  'activated',
  'recruited',
  'upgraded',
  'settled',
  'explored',
  'expedition',
  'festival',
  'used',
  'buried',
  'traded',
  'fireworks',
] as const satisfies readonly Fact['fact'][];

/** Payments are left out. */
export function turnLine1800(text: Text, names: Names1800, seat: Seat, events: readonly Fact[], company: Company): Sentence {
  const speech = { text, names, company };
  return turnLine(text, { game: '1800', seat, events, company, kinds: TOLD, say: (kind, deeds) => said(speech, kind, deeds) });
}

function said(speech: Speech1800, kind: (typeof TOLD)[number], { of: all, seat, count }: Deeds<Fact>): readonly Sentence[] {
  const { text, names, company } = speech;
  switch (kind) {
    case 'built':
    case 'removed': {
      const tiles = all(kind).map(({ tile }) => mention('tile', tile, names.tile(tile)));
      return [text.say(`turn1800.${kind}`, { seat, things: listed(text, tiles) })];
    }
    case 'recruited':
    case 'upgraded':
      return [text.say(`turn1800.${kind}`, { seat, things: listed(text, people(speech, all(kind))) })];
    case 'played': {
      const points = all('played').reduce((sum, { card }) => sum + pointsOf(names, card), 0);
      return [text.say('turn1800.played', { seat, count, points })];
    }
    case 'expedition': {
      const cards = all('expedition').reduce((sum, fact) => sum + fact.count, 0);
      return [text.say('turn1800.expedition', { seat, number: names.expeditionCards(cards) })];
    }
    case 'traded': {
      const from = [...new Set(all('traded').map((fact) => fact.from))];
      return from.map((other) => {
        const goods = all('traded').flatMap((fact) => (fact.from === other ? [goodOf(names, fact.good)] : []));
        return text.say('turn1800.traded', { seat, from: person(company, other), things: listed(text, goods) });
      });
    }
    case 'settled':
    case 'explored':
    case 'used':
      return all(kind).map((fact) => text.say(`turn1800.${kind}`, values1800(speech, fact)));
    default:
      return [text.say(`turn1800.${kind}`, { seat, count })];
  }
}

const LEVELS = ['farmer', 'worker', 'artisan', 'engineer', 'investor'] as const satisfies readonly LevelName[];

/** `two Artisans`, `a Farmer`: the highest level first. */
function people({ text, names }: Speech1800, facts: readonly { readonly level: LevelName }[]): readonly Mention[] {
  return LEVELS.toReversed().flatMap((level) => {
    const count = facts.filter((fact) => fact.level === level).length;
    if (count === 0) return [];
    const words = count === 1 ? names.oneCube(level) : names.cubes(level, count).replace(/^\d+/, () => text.t('turn1800.few', { count }));
    return [mention('level', level, words)];
  });
}

const pointsOf = ({ components }: Names1800, card: string): number => components.populationCards.find(({ id }) => id === card)?.points ?? 0;
