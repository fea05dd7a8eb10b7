import type { Change, Why } from '@archipel/anno1800';
import type { Values } from '../messages/about.ts';
import type { Company } from '../messages/company.ts';
import { mention, type Sentence } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1800 } from '../names/names1800.ts';
import { refusal1800 } from './refusal.ts';
import { type Speech1800, values1800 } from './values.ts';

/** A single change that would help, as a sentence. A kind of change without a message does not compile. */
export function remedy1800(text: Text, names: Names1800, change: Change, company: Company): Sentence {
  const speech = { text, names, company };
  return text.say(`remedy1800.${change.kind}`, { ...values1800(speech, change), ...more(speech, change) });
}

/** Why something cannot be had now, and what would help, the cheapest first. */
export function why1800(
  text: Text,
  names: Names1800,
  why: Why,
  company: Company,
): { readonly reasons: readonly Sentence[]; readonly remedies: readonly Sentence[] } {
  return {
    reasons: refusal1800(text, names, why, company),
    remedies: why.changes.map(({ change }) => remedy1800(text, names, change, company)),
  };
}

function more({ names }: Speech1800, change: Change): Values {
  switch (change.kind) {
    case 'gold':
      return { number: mention('gold', 'gold', names.gold(change.count)), ends: change.ends.length };
    case 'tokens':
      return { number: mention('token', change.token, names.tokens(change.token, change.count)) };
    case 'build':
      return { cost: tileCost(names, change.tile), payable: change.payable ? 'yes' : 'no' };
    default:
      return {};
  }
}

/** What a tile of the market costs; `none` if it is free. */
export function tileCost(names: Names1800, id: string): string {
  const { industries, shipyards, ships } = names.components;
  const tile = [...industries, ...shipyards, ...ships].find((each) => each.id === id);
  return names.cost(tile?.cost ?? {}).join(' + ') || 'none';
}
