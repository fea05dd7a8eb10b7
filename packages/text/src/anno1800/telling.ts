import type { Fact, Move } from '@archipel/anno1800';
import type { Telling } from '../messages/telling.ts';
import type { Text } from '../messages/text.ts';
import { loadNames1800 } from '../names/load.ts';
import { logLine1800 } from './log.ts';
import { moveLine1800 } from './move.ts';
import { reason1800 } from './reason.ts';
import { refusal1800 } from './refusal.ts';
import { scoreLine1800 } from './things.ts';

/** Anno 1800 in the words of a text. Cards and islands are described by the box of the match, which is fetched with their names. */
export async function telling1800(text: Text, options: unknown): Promise<Omit<Telling<Fact, Move>, 'kind'>> {
  const { anno1800, boxOf, componentsIn } = await import('@archipel/anno1800');
  // Options that do not fit play no match: the built-in box will do to tell what is wrong with them.
  const agreed = anno1800.schemas.options.safeParse(options);
  const { components } = boxOf({ components: agreed.success ? componentsIn(agreed.data) : undefined });
  const names = await loadNames1800(text.language, components);
  return {
    event: (fact, company) => logLine1800(text, names, fact, company),
    move: (move, company) => moveLine1800(text, names, move, company),
    reason: (reason) => reason1800(text, names, reason),
    refusal: (illegal, company) => refusal1800(text, names, illegal, company),
    scoreLine: (line) => scoreLine1800(text, names, line),
  };
}
