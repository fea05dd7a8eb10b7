import { playerByName } from '@archipel/bots';
import { thinking } from '@archipel/host';
import { diceFrom, eventFor, type IllegalMove, type Reason, type Rules, type Seat, seatsOf, seeded, type Viewer } from '@archipel/kernel';

/** Whoever watches a whole game. */
export interface Watcher<View, Move, Fact> {
  fact(fact: Fact, viewer: Viewer): void;
  move(move: Move, seat: Seat): void;
  reason(reason: Reason): void;
  refused(illegal: IllegalMove, seat: Seat): void;
  view?(view: View, seat: Seat): void;
}

/**
 * Plays a game to its end, or for so many moves, and tells the watcher everything: also why moves that were possible before are refused now. What is the same as before is told
 * once.
 */
export function watched<State, View, Move, Fact>(
  rules: Rules<State, View, Move, Fact, unknown>,
  { player, seats, most }: { readonly player: string; readonly seats: number; readonly most: number },
  watcher: Watcher<View, Move, Fact>,
): void {
  const dice = diceFrom(seeded(`${rules.id} ${player}`));
  const bot = playerByName(player, rules.id);
  let state = rules.setup(rules.schemas.options.parse({}), seats, player);
  const known: Move[] = [];
  const told = new Set<string>();
  const isNew = (...what: readonly unknown[]): boolean => told.size < told.add(JSON.stringify(what)).size;
  for (let count = 0; count < most; count++) {
    const [seat] = rules.active(state);
    if (seat === undefined || bot === undefined) return;
    const view = rules.view(state, seat);
    watcher.view?.(view, seat);
    const moves = rules.moves(view);
    for (const move of moves) if (isNew(move)) watcher.move(move, seat);
    known.push(dice.pick(moves));
    for (let tries = 0; tries < 4; tries++) {
      const other = dice.pick(seatsOf(seats));
      const answer = rules.apply(state, other, dice.pick(known));
      if (!answer.ok && isNew(answer.illegal)) watcher.refused(answer.illegal, other);
    }
    const candidates = bot.advise(view, moves, thinking(dice, 1));
    for (const { reasons } of candidates) for (const reason of reasons) if (isNew(reason)) watcher.reason(reason);
    const applied = rules.apply(state, seat, candidates[0]?.move);
    if (!applied.ok) throw new Error(`a player chose a move that is not legal: ${JSON.stringify(applied.illegal)}`);
    for (const event of applied.events) {
      for (const viewer of [...seatsOf(seats), 'spectator' as const]) {
        const fact = eventFor(event, viewer);
        if (isNew(fact, viewer === 'spectator')) watcher.fact(fact, viewer);
      }
    }
    state = applied.state;
  }
}

/** What nobody should ever read: keys, codes, holes in a sentence. */
export const FAULT = /undefined|\bnone\b|\bNaN\b|\[object|[{}]|\b(log|move|refusal|reason|remedy|things)(1800|1503)?\.| {2}| \.|\(\)/;
