import type { Move } from '@archipel/anno1800';
import type { Company } from '../messages/company.ts';
import { capital, type Sentence } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1800 } from '../names/names1800.ts';
import { type Site, values1800 } from './values.ts';

/** What a move is, in words: for buttons, lists and screen readers. With the mover's fields, those are called by what lies there. A kind of move without a message does not compile. */
export function moveLine1800(text: Text, names: Names1800, move: Move, company: Company, fields: readonly Site[] = []): Sentence {
  return capital(text.say(`move1800.${move.kind}`, values1800({ text, names, company, fields }, move)));
}
