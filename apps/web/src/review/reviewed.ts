import { gameById } from '@archipel/games';
import { type AnyRules, importMatch, type MatchSetup } from '@archipel/kernel';
import { type Walk, walkThrough } from '@archipel/review';
import type { ReviewFault } from './messages.ts';

export interface ReviewedMatch {
  readonly rules: AnyRules;
  readonly setup: MatchSetup;
  readonly walk: Walk;
}

/** Reads a match file and plays it again. Only a game that is over is opened to everybody's eyes. */
export function reviewed(text: string): ReviewedMatch | { readonly fault: ReviewFault } {
  const read = importMatch(text);
  if (!read.ok) return { fault: 'not-a-match' };
  const { setup, log } = read.file;
  const rules = gameById(setup.game);
  if (rules === undefined) return { fault: 'unknown-game' };
  const found = walkThrough(rules, setup, log);
  if (!found.ok) return { fault: 'fault' in found && found.fault === 'other-rules' ? 'other-rules' : 'does-not-replay' };
  return found.walk.outline.outcome === null ? { fault: 'not-over' } : { rules, setup, walk: found.walk };
}
