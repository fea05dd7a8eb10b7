import type { Reason } from '@archipel/kernel';
import type { Names1800 } from '../names/names1800.ts';
import { mention, type Said } from '../said.ts';
import type { Text } from '../text.ts';
import { isToken, values1800 } from './values.ts';

const NOBODY = { viewer: 'spectator', players: [] } as const;

/** Why a bot would make a move; undefined where its reason has no sentence. */
export function reason1800(text: Text, names: Names1800, reason: Reason): Said | undefined {
  const key = `reason1800.${reason.code}`;
  if (!text.has(key)) return undefined;
  const { token, count } = reason;
  const number = isToken(token) && typeof count === 'number' ? mention('token', token, names.tokens(token, count)) : 'none';
  return text.say(key, { ...values1800({ text, names, company: NOBODY }, reason), number });
}
