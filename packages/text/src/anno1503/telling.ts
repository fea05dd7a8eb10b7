import type { Fact, Move } from '@archipel/anno1503';
import { capital, sentenceOf } from '../messages/sentence.ts';
import type { Telling } from '../messages/telling.ts';
import type { Text } from '../messages/text.ts';
import { loadNames1503 } from '../names/load.ts';
import { logLine1503, moveLine1503, reason1503, scoreLine1503 } from './lines.ts';
import { refusal1503 } from './refusal.ts';

/** Anno 1503 in the words of a text. */
export async function telling1503(text: Text): Promise<Telling<Fact, Move>> {
  const names = await loadNames1503(text.language);
  return {
    event: (fact, company) => logLine1503(text, names, fact, company),
    move: (move, company) => moveLine1503(text, names, move, company),
    kind(kind) {
      const key = `kind1503.${kind}`;
      return text.has(key) ? text.t(key) : kind;
    },
    reason: (reason) => reason1503(text, names, reason),
    refusal: (illegal, company) => refusal1503(text, names, illegal, company),
    scoreLine: (line) => capital(sentenceOf(scoreLine1503(names, line))).text,
  };
}
