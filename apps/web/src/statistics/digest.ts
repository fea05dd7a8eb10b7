import { type AnyRules, type Entry, type MatchSetup, replay, seatsOf } from '@archipel/kernel';
import type { Digest, FirstAction } from './played.ts';

/** So many turns are an opening. */
const TURNS = 2;

/** What a finished match tells; nothing if it is not over, or cannot be played by the rules that are here. */
export function digestOf(rules: AnyRules, setup: MatchSetup, log: readonly Entry[], actions: readonly string[]): Digest | undefined {
  const again = replay(rules, setup, log);
  if (!again.ok) return undefined;
  const { state } = again.match;
  const outcome = rules.outcome(state);
  if (outcome === null) return undefined;
  const moves = movesOf(log);
  return {
    outcome,
    rounds: rules.round(state),
    firsts: seatsOf(setup.seats).map((seat) =>
      firstActions(
        moves.filter((move) => move.seat === seat).map(({ move }) => move),
        actions,
      ),
    ),
  };
}

interface Made {
  readonly seat: number;
  readonly move: unknown;
}

/** The moves that stand: those that were taken back are gone. */
function movesOf(log: readonly Entry[]): readonly Made[] {
  const made: Made[] = [];
  for (const entry of log) {
    if ('move' in entry) made.push(entry);
    else if ('undo' in entry) made.length -= Math.min(made.length, entry.undo);
  }
  return made;
}

/** The first action of each of the first turns. */
function firstActions(moves: readonly unknown[], actions: readonly string[]): readonly FirstAction[] {
  const firsts: FirstAction[] = [];
  let acted = false;
  for (const move of moves) {
    const { kind, tile, level }: Readonly<Record<string, unknown>> = Object(move);
    if (typeof kind !== 'string') continue;
    if (kind === 'end') acted = false;
    else if (!acted && actions.includes(kind)) {
      acted = true;
      firsts.push({ kind, ...(typeof tile === 'string' && { tile }), ...(typeof level === 'string' && { level }) });
      if (firsts.length === TURNS) break;
    }
  }
  return firsts;
}
