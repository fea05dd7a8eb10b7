import type { Move } from '@archipel/anno1800';
import type { Company } from '../company.ts';
import type { Names1800 } from '../names/names1800.ts';
import { capital, type Said } from '../said.ts';
import type { Text } from '../text.ts';
import { type Site, values1800 } from './values.ts';

/** What a move is, in words: for buttons, lists and screen readers. With the mover's fields, those are called by what lies there. A kind of move without a message does not compile. */
export function moveLine1800(text: Text, names: Names1800, move: Move, company: Company, fields: readonly Site[] = []): Said {
  return capital(text.say(`move1800.${move.kind}`, values1800({ text, names, company, fields }, move)));
}
