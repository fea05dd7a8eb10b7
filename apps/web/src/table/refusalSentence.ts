import type { Text } from '@archipel/text';
import type { Answer } from '../session/session.ts';

/** Why moves were not played, in a sentence; undefined if they were. */
export function refusalSentence(t: Text['t'], answer: Answer): string | undefined {
  if (answer.ok) return undefined;
  return 'fault' in answer ? t(`table.fault-${answer.fault}`) : t('table.refused', { rule: answer.illegal.rule });
}
