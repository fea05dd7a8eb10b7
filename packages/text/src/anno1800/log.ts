import type { Fact, LevelName } from '@archipel/anno1800';
import type { Values } from '../messages/about.ts';
import type { Company } from '../messages/company.ts';
import { listed } from '../messages/list.ts';
import { type Mention, mention, type Sentence } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1800 } from '../names/names1800.ts';
import { type Speech1800, values1800 } from './values.ts';

/** What has happened, as a sentence of the log. A kind of fact without a message does not compile. */
export function logLine1800(text: Text, names: Names1800, fact: Fact, company: Company): Sentence {
  const speech = { text, names, company };
  return text.say(`log1800.${fact.fact}`, { ...values1800(speech, fact), ...more(speech, fact) });
}

/** What the fields of a fact do not say by themselves. */
function more({ text, names }: Speech1800, fact: Fact): Values {
  switch (fact.fact) {
    case 'traded':
      return { price: mention('token', 'trade', names.tokens('trade', fact.tokens)) };
    case 'spent':
      return {
        spent: mention('token', fact.token, names.tokens(fact.token, 1)),
        instead: mention('token', 'exploration', names.tokens('exploration', 2)),
      };
    case 'shift-ended':
    case 'recruited':
      return { price: mention('gold', 'gold', names.gold(fact.gold)) };
    case 'gained':
      return { gains: listed(text, gains(text, names, fact)), price: mention('gold', 'gold', names.gold(fact.paid ?? 0)) };
    case 'drew':
      return { number: mention('deck', fact.deck, names.populationCards(fact.count)) };
    case 'expedition':
      return { number: names.expeditionCards(fact.count) };
    default:
      return {};
  }
}

const LEVELS = ['farmer', 'worker', 'artisan', 'engineer', 'investor'] as const satisfies readonly LevelName[];

function gains(text: Text, names: Names1800, fact: Extract<Fact, { fact: 'gained' }>): readonly (Mention | Sentence)[] {
  const cubes = LEVELS.flatMap((level, at) => (fact.cubes?.[at] ? [mention('level', level, names.cubes(level, fact.cubes[at]))] : []));
  const tokens = (['trade', 'exploration'] as const).flatMap((kind) =>
    fact[kind] ? [mention('token', kind, names.tokens(kind, fact[kind]))] : [],
  );
  const gold = fact.gold ? [mention('gold', 'gold', names.gold(fact.gold))] : [];
  return [...cubes, ...tokens, ...gold, ...(fact.actions ? [text.say('log1800.more-actions', { count: fact.actions })] : [])];
}
