import { gameById } from '@archipel/games';
import type { Entry, MatchSetup } from '@archipel/kernel';
import {
  type Outline,
  THOROUGHNESS,
  type ThoroughnessName,
  type TurningPoint,
  type TurningProgress,
  turningPointsOf,
  walking,
} from '@archipel/review';

/** A finished match to be looked through, and how thoroughly its turning points are looked for. */
export interface ReviewTask {
  readonly setup: MatchSetup;
  readonly log: readonly Entry[];
  readonly thoroughness: ThoroughnessName | null;
}

export interface ReviewAnswer {
  readonly outline: Outline;
  readonly points: readonly TurningPoint[];
}

/** Entries between two signs of life. */
const PORTION = 25;

/** Looks through a match. `onProgress` hears of how far a search is, and now and then of nothing but that it goes on. */
export function runReviewTask({ setup, log, thoroughness }: ReviewTask, onProgress: (progress?: TurningProgress) => void): ReviewAnswer {
  const rules = gameById(setup.game);
  if (rules === undefined) throw new Error(`there is no game ${setup.game}`);
  const steps = walking(rules, setup, log);
  let step = steps.next();
  for (; !step.done; step = steps.next()) if (step.value % PORTION === 0) onProgress();
  if (!step.value.ok) throw new Error('the log of a match that is over does not replay');
  const { walk } = step.value;
  if (thoroughness === null) return { outline: walk.outline, points: [] };
  const search = turningPointsOf(rules, walk, THOROUGHNESS[thoroughness], `turning ${setup.seed}`);
  let next = search.next();
  for (; !next.done; next = search.next()) onProgress(next.value);
  return { outline: walk.outline, points: next.value };
}
