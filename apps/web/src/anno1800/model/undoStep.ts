import type { Fact } from '@archipel/anno1800';
import { standingEntries } from '../../table/log.ts';
import type { Entry } from './entry.ts';

/** Events that complete something: a move with one of them ends what a person would call one step. */
const COMPLETING: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>([
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

export interface UndoStep {
  /** How many moves are taken back. */
  readonly count: number;
  /** What they completed, if they completed something. */
  readonly event: Fact | undefined;
}

/** What one press of "undo" takes back: the last completed thing with all that was paid for it, or what has been begun since. */
export function undoStep(entries: readonly Entry[], undoable: number): UndoStep | undefined {
  if (undoable === 0) return undefined;
  const moves = standingEntries(entries)
    .slice(-undoable)
    .map(({ events }) => events);
  const completed = (at: number) => moves[at]?.find(({ fact }) => COMPLETING.has(fact));
  const shift = (at: number) => moves[at]?.find(({ fact }) => fact === 'shift-ended');
  // A shift that ends within a payment (R5) has something of the payment before it.
  const pays = (at: number): boolean => at >= 0 && completed(at) === undefined && (shift(at) === undefined || pays(at - 1));
  const ends = (at: number) => completed(at) !== undefined || (shift(at) !== undefined && !pays(at));
  const last = moves.length - 1;
  let first = last;
  while (first > 0 && !ends(first - 1)) first--;
  // A shift that stands alone is taken back alone.
  if (shift(last) !== undefined && completed(last) === undefined && !pays(last)) first = last;
  return { count: Math.max(1, last - first + 1), event: completed(last) ?? shift(last) };
}
