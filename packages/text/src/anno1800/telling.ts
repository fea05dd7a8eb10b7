import type { Fact, Move } from '@archipel/anno1800';
import type { Telling } from '../messages/telling.ts';
import type { Text } from '../messages/text.ts';
import { loadNames1800 } from '../names/load.ts';
import { logLine1800 } from './log.ts';
import { moveLine1800 } from './move.ts';
import { reason1800 } from './reason.ts';
import { refusal1800 } from './refusal.ts';
import { scoreLine1800 } from './things.ts';

/** Anno 1800 in the words of a text. Cards and islands are described by the box, which is fetched with their names. */
export async function telling1800(text: Text): Promise<Omit<Telling<Fact, Move>, 'kind'>> {
  const { COMPONENTS } = await import('@archipel/anno1800');
  const names = await loadNames1800(text.language, COMPONENTS);
  return {
    event: (fact, company) => logLine1800(text, names, fact, company),
    move: (move, company) => moveLine1800(text, names, move, company),
    reason: (reason) => reason1800(text, names, reason),
    refusal: (illegal, company) => refusal1800(text, names, illegal, company),
    scoreLine: (line) => scoreLine1800(text, names, line),
  };
}
