import type { Move, View } from '@archipel/anno1503';
import type { Dice } from '@archipel/kernel';
import type { Assessment } from './assessment.ts';
import { ranked } from './medium.ts';

/** More than these are not tried: a short list is tried more often. */
const MOST = 9;

/** The moves that are worth a try, those that the plan likes best first; of moves that come to the same only one. */
export function candidatesOf(view: View, assessment: Assessment, moves: readonly Move[], dice: Dice): readonly Move[] {
  const candidates = new Map<string, Move>();
  for (const { move, value } of ranked(assessment, moves, dice)) {
    if (candidates.size > 0 && isIdle(view, assessment, move, value)) continue;
    const name = nameOf(assessment, move);
    if (!candidates.has(name)) candidates.set(name, move);
    if (candidates.size === MOST) break;
  }
  return [...candidates.values()];
}

/** What nobody need try: a bot has no use for standing orders (it is always asked), nor for less than it is offered, nor for voyages away from all tiles. */
function isIdle(view: View, { hand, plan }: Assessment, move: Move, value: number): boolean {
  switch (move.kind) {
    case 'decline':
    case 'order':
    case 'forget-orders':
      return true;
    case 'sail':
    case 'branch':
      return value < 0;
    case 'buy':
      return value < 0 && plan.wanted[move.commodity] <= hand[move.commodity];
    case 'end':
      // With points left there is nothing lost by sailing on.
      return value <= 0 && view.phase === 'sail';
    default:
      return false;
  }
}

function nameOf({ me }: Assessment, move: Move): string {
  switch (move.kind) {
    case 'sell':
      return `sell ${move.commodity} to ${me.inhabitants[move.inhabitant - 1]}`;
    case 'develop':
      return `develop ${me.inhabitants[move.inhabitant - 1]}`;
    default:
      return JSON.stringify(move);
  }
}
