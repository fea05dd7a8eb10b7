import type { Reason, Refusal } from '@archipel/kernel';
import type { Phase } from '../state/state.ts';
import type { View } from '../state/view.ts';

/** The reasons are put together only for somebody who asks: a list of moves does not. */
export function no(rule: string, code: string, more?: Omit<Reason, 'code'>): Refusal {
  return { rule, reasons: () => [{ code, ...more }] };
}

/** Why a move of another phase must wait, or comes too late (Q2). */
const WRONG_TIME: Readonly<Record<Phase, string>> = {
  roll: 'not-rolled-yet',
  choose: 'choices-open',
  lose: 'choices-open',
  act: 'already-rolled',
  sail: 'voyage-begun',
  look: 'tile-in-hand',
  discard: 'turn-ending',
  over: 'game-over',
};

export const wrongTime = (view: View): Refusal => no('Q2', WRONG_TIME[view.phase]);

export const notInPhase2 = (view: View): Refusal | undefined => (view.phase === 'act' ? undefined : wrongTime(view));
