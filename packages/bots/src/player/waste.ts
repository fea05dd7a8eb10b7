import type { Seat } from '@archipel/kernel';

/** What a player left unused in a game. */
export interface Waste {
  /** Gold at the end that would have bought something. */
  readonly gold: number;
  /** Hand cards at the end that could not even be played after a rest. */
  readonly cards: number;
  /** Turns at whose start its own position was what it had been before: nothing was gained in between. */
  readonly idleTurns: number;
}

/** Watches one game; told of every state, in order. */
export interface WasteCounter<State> {
  observe(state: State): void;
  /** By seat, of the last state. */
  waste(): readonly Waste[];
  /** Whether the game ended because its rounds were over, and not by what a player did. */
  reachedBound(): boolean;
}

/** Counts turns that begin in a position that one of the seat's last `turns` turns began in, or, with `all`, each of them. */
export function idleCounter(turns: number, all: boolean): { begin(seat: Seat, position: string): void; count(seat: Seat): number } {
  const before = new Map<Seat, readonly string[]>();
  const idle = new Map<Seat, number>();
  return {
    begin(seat, position) {
      const last = before.get(seat) ?? [];
      const same = last.filter((each) => each === position).length;
      if (all ? same === turns : same > 0) idle.set(seat, (idle.get(seat) ?? 0) + 1);
      before.set(seat, [...last, position].slice(-turns));
    },
    count: (seat) => idle.get(seat) ?? 0,
  };
}
