import type { Fact } from '@archipel/anno1800';
import type { Happened } from '@archipel/protocol';

/** Facts with which something is done: a move that tells one of them ends what a person would call one step. */
const WHOLE: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>([
  'built',
  'removed',
  'played',
  'activated',
  'recruited',
  'upgraded',
  'settled',
  'explored',
  'expedition',
  'festival',
  'buried',
  'used',
]);

/** What the log tells of a move. The session has read it by the game's schema. */
export const factsOf = (move: Happened | undefined): readonly Fact[] => (move?.events ?? []) as readonly Fact[];

/** The moves that still stand, oldest first: those that were taken back are gone. */
export function standing(happened: readonly Happened[]): readonly Happened[] {
  const alive: Happened[] = [];
  for (const each of happened) {
    if (each.undo === undefined) alive.push(each);
    else alive.splice(alive.length - each.undo, each.undo);
  }
  return alive;
}

export interface TakeBack {
  /** How many small moves go. */
  readonly count: number;
  /** What was done by them, if they had come to an end. */
  readonly fact: Fact | undefined;
}

/** What one press of "undo" takes back: the last whole thing with all that was paid for it, or what has been begun since. */
export function takeBack(happened: readonly Happened[], undoable: number): TakeBack | undefined {
  if (undoable === 0) return undefined;
  const moves = standing(happened).slice(-undoable);
  const whole = (at: number) => factsOf(moves[at]).find(({ fact }) => WHOLE.has(fact));
  const shift = (at: number) => factsOf(moves[at]).find(({ fact }) => fact === 'shift-ended');
  // A shift that ends within a payment (R5) has something of the payment before it.
  const paid = (at: number): boolean => at >= 0 && whole(at) === undefined && (shift(at) === undefined || paid(at - 1));
  const ends = (at: number) => whole(at) !== undefined || (shift(at) !== undefined && !paid(at));
  const last = moves.length - 1;
  let first = last;
  while (first > 0 && !ends(first - 1)) first--;
  // A shift that stands alone is taken back alone.
  if (shift(last) !== undefined && whole(last) === undefined && !paid(last)) first = last;
  return { count: Math.max(1, last - first + 1), fact: whole(last) ?? shift(last) };
}
