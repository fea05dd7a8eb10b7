import { LEVEL_INDICES, levelName, type Move, named, nth, playerAt, type View } from '@archipel/anno1800';
import { worst } from './cards.ts';
import { payments, risers } from './paying.ts';
import { stepWorth } from './people.ts';
import type { Plan } from './plan.ts';
import { coverLoss } from './tiles.ts';

/**
 * Decisions that follow from one already taken: how it is paid, where it lies, who goes up, which card goes. What to try, best first;
 * nothing where the decision is one of weight. The plan is made only where it is needed.
 */
export function followUps(view: View, plan: () => Plan): readonly Move[] {
  const { turn } = view.table;
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const top = turn.pending.at(-1);
  if (turn.discard !== null) {
    const first = worst(plan(), view);
    const enough = !turn.discard.must && (first?.worth ?? 0) > plan().weights.shed && view.hand.length > 1;
    if (first !== undefined && !enough) return [{ kind: 'discard', card: first.card }];
  }
  if (top === undefined) return freeSteps(view, plan);
  if (top.thing.kind === 'tile' && top.thing.field === null) return places(plan(), view, top.thing.tile);
  if (top.owed.length > 0) return payments(view.table, seat);
  if (top.thing.kind === 'step') return risers(playerAt(view.table, seat), top.thing.level).map((at) => ({ kind: 'which', at }));
  const card = worst(plan(), view)?.card;
  return top.thing.kind === 'editor' && card !== undefined ? [{ kind: 'bury', card }] : [];
}

/** R9: free steps are taken as long as they help. */
function freeSteps(view: View, plan: () => Plan): readonly Move[] {
  const level = LEVEL_INDICES.find((each) => nth(view.table.turn.freeSteps, each) > 0);
  if (level === undefined || stepWorth(plan(), view, level) <= 0) return [];
  return risers(playerAt(view.table, plan().seat), level).map((at) => ({ kind: 'promote', level: levelName(level), at }));
}

/** R6.1, R6.2: the field where least is lost. */
function places(plan: Plan, { table }: View, tile: string): readonly Move[] {
  const { kind } = named(plan.box.tiles, tile);
  const { fields } = playerAt(table, plan.seat);
  const fitting = fields.filter(({ ground }) =>
    kind === 'ship' ? ground === 'sea' : kind === 'shipyard' ? ground === 'coast' : ground !== 'sea',
  );
  const loss = fitting.map((field) => coverLoss(plan, field));
  const order = [...loss.keys()].toSorted((a, b) => nth(loss, a) - nth(loss, b));
  return order.map((at) => ({ kind: 'place', field: nth(fitting, at).id }));
}

/** Where no rule of thumb names a move that is legal: a shift end if it helps to pay, else anything but to take a tile off. */
export function fallbackMove(moves: readonly Move[]): Move | undefined {
  return moves.find((move) => move.kind === 'end-shift') ?? moves.findLast((move) => move.kind !== 'remove');
}
