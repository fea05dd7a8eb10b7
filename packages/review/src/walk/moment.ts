import type { AnyRules, Outcome, Seat, Viewer } from '@archipel/kernel';
import { reviewedGame } from '../games/games.ts';
import type { Walk } from './walk.ts';

/** Through whose eyes a match is looked at: a seat's, those of somebody who looks on, or with everything open, beside whoever is on. */
export type Eyes = Viewer | 'open';

/** A match at one position, as plain data. */
export interface Moment {
  readonly position: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly round: number;
  readonly active: readonly Seat[];
  readonly outcome: Outcome | null;
  /** What everybody holds, where everything is open. */
  readonly hands: readonly (readonly string[])[] | null;
}

export function momentAt(rules: AnyRules, walk: Walk, position: number, eyes: Eyes): Moment {
  const state = walk.stateAt(position);
  const game = reviewedGame(rules);
  const standing = { position, round: rules.round(state), active: rules.active(state), outcome: rules.outcome(state) };
  if (eyes !== 'open') return { ...standing, viewer: eyes, view: rules.view(state, eyes), hands: null };
  const seat = game.turnOf(state);
  return { ...standing, viewer: seat, view: game.opened(state, seat), hands: game.hands(state) };
}
