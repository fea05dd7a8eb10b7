import type { Fact } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import type { Company } from '../messages/company.ts';
import { listed } from '../messages/list.ts';
import { mention, type Sentence } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import { type Deeds, turnLine } from '../messages/turnLine.ts';
import type { Names1503 } from '../names/names1503.ts';
import { type Speech1503, values1503 } from './values.ts';

/** What is told of a turn, in this order. */
const TOLD = [
  'rolled',
  'took',
  'paid',
  'lost',
  'burned',
  'sold',
  'bought',
  'branched',
  'placed',
  'developed',
  'launched',
  'sailed',
  'looked',
  'used',
] as const satisfies readonly Fact['fact'][];

export function turnLine1503(text: Text, names: Names1503, seat: Seat, events: readonly Fact[], company: Company): Sentence {
  const speech = { text, names, company };
  return turnLine(text, { game: '1503', seat, events, company, kinds: TOLD, say: (kind, deeds) => said(speech, kind, deeds) });
}

function said(speech: Speech1503, kind: (typeof TOLD)[number], { of: all, seat, count }: Deeds<Fact>): readonly Sentence[] {
  const { text, names } = speech;
  const gold = (sum: number) => mention('gold', 'gold', names.gold(sum));
  switch (kind) {
    case 'took':
    case 'bought': {
      const things = all(kind).map(({ commodity }) => mention('commodity', commodity, names.commodity(commodity)));
      return [text.say(`turn1503.${kind}`, { seat, things: listed(text, things) })];
    }
    case 'sold': {
      const things = all('sold').map(({ commodity }) => mention('commodity', commodity, names.commodity(commodity)));
      return [
        text.say('turn1503.sold', {
          seat,
          things: listed(text, things),
          gold: gold(all('sold').reduce((sum, fact) => sum + fact.gold, 0)),
        }),
      ];
    }
    case 'paid':
      return [text.say('turn1503.paid', { seat, gold: gold(all('paid').reduce((sum, fact) => sum + fact.gold, 0)) })];
    case 'sailed': {
      // A ship is told of where it ends.
      const ends = new Map(all('sailed').map(({ ship, to }) => [ship, to]));
      const squares = [...ends.values()].map((to) => mention('square', to, names.square(to)));
      return [text.say('turn1503.sailed', { seat, things: listed(text, squares) })];
    }
    case 'developed': {
      const levels = all('developed').map(({ level }) => mention('level', level, names.one(level)));
      return [text.say('turn1503.developed', { seat, things: listed(text, levels) })];
    }
    case 'used':
    case 'lost': {
      const tiles = all(kind).map(({ tile }) => mention('tile', tile.kind, names.tile(tile.kind)));
      return [text.say(`turn1503.${kind}`, { seat, things: listed(text, tiles) })];
    }
    case 'rolled':
    case 'branched':
    case 'launched':
      return all(kind).map((fact) => text.say(`turn1503.${kind}`, values1503(speech, fact)));
    default:
      return [text.say(`turn1503.${kind}`, { seat, count })];
  }
}
