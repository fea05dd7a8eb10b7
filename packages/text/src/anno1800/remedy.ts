import type { Change, Why } from '@archipel/anno1800';
import type { Values } from '../about.ts';
import type { Company } from '../company.ts';
import type { Names1800 } from '../names/names1800.ts';
import { mention, type Said } from '../said.ts';
import type { Text } from '../text.ts';
import { refusal1800 } from './refusal.ts';
import { type Speech1800, values1800 } from './values.ts';

/** A single change that would help, as a sentence. A kind of change without a message does not compile. */
export function remedy1800(text: Text, names: Names1800, change: Change, company: Company): Said {
  const speech = { text, names, company };
  return text.say(`remedy1800.${change.kind}`, { ...values1800(speech, change), ...more(speech, change) });
}

/** Why something cannot be had now, and what would help, the cheapest first. */
export function why1800(
  text: Text,
  names: Names1800,
  why: Why,
  company: Company,
): { readonly reasons: readonly Said[]; readonly remedies: readonly Said[] } {
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
    case 'build': {
      const { industries, shipyards, ships } = names.components;
      const tile = [...industries, ...shipyards, ...ships].find(({ id }) => id === change.tile);
      return { cost: names.cost(tile?.cost ?? {}).join(' + ') || 'none', payable: change.payable ? 'yes' : 'no' };
    }
    default:
      return {};
  }
}
