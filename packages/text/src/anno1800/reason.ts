import type { Reason } from '@archipel/kernel';
import { mention, type Sentence } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1800 } from '../names/names1800.ts';
import { isToken, values1800 } from './values.ts';

const NOBODY = { viewer: 'spectator', players: [] } as const;

/** Why a bot would make a move; undefined where its reason has no sentence. */
export function reason1800(text: Text, names: Names1800, reason: Reason): Sentence | undefined {
  const key = `reason1800.${reason.code}`;
  if (!text.has(key)) return undefined;
  const { token, count } = reason;
  const number = isToken(token) && typeof count === 'number' ? mention('token', token, names.tokens(token, count)) : 'none';
  return text.say(key, { ...values1800({ text, names, company: NOBODY }, reason), number });
}
