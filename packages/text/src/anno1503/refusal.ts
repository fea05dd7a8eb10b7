import type { IllegalMove, Reason } from '@archipel/kernel';
import type { Company } from '../messages/company.ts';
import { capital, type Sentence } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1503 } from '../names/names1503.ts';
import { type Speech1503, values1503 } from './values.ts';

/** Why a move is refused, a sentence for each reason. What has no sentence of its own is told by the number of its rule. */
export function refusal1503(text: Text, names: Names1503, { rule, reasons }: IllegalMove, company: Company): readonly Sentence[] {
  const lines = reasons.map((reason) => told({ text, names, company }, rule, reason));
  return lines.length > 0 ? lines : [text.say('refusal.unknown', { rule })];
}

function told(speech: Speech1503, rule: string, reason: Reason): Sentence {
  const { text } = speech;
  const key = [`refusal1503.${reason.code}`, `refusal.${reason.code}`].find((each) => text.has(each)) ?? 'refusal.unknown';
  return text.has(key) ? capital(text.say(key, { ...values1503(speech, reason), rule })) : text.say('refusal.unknown', { rule });
}
