import {
  type AnyRules,
  type Dice,
  diceFrom,
  type Entry,
  hashText,
  type Json,
  type Match,
  type MatchSetup,
  openMatch,
  type Seat,
  seeded,
} from '@archipel/kernel';
import { type Budget, type Player, thinking } from './player.ts';
import { playout } from './playout.ts';

/** No game may hang whoever plays it: one that is longer than this is left where it stands. */
const LONGEST = 100_000;

/** Rounds of thought that a player has for each choice, where nothing else is said. */
const THOUGHT = 200;

/** What each choice may cost, in a game whose players have these dice. */
type Budgets = (dice: Dice) => (seat: Seat, state: unknown) => Budget;

function usual(dice: Dice): () => Budget {
  const budget = thinking(dice, THOUGHT);
  return () => budget;
}

/** How far a game has come. */
export interface Underway {
  readonly state: unknown;
  readonly moves: number;
}

/**
 * Plays a match and writes its log, a move at a time: whoever drives it may draw, pause or stop. The seed of the match is also where the
 * players' chance comes from, so equal set-ups and players give equal matches everywhere.
 */
export function* recording(
  rules: AnyRules,
  setup: MatchSetup,
  players: readonly Player[],
  budgets: Budgets = usual,
): Generator<Underway, Match<unknown>> {
  const opened = openMatch(rules, setup);
  if (!opened.ok) throw new Error(`${opened.fault}: ${opened.detail}`);
  const log: Entry[] = [];
  let { state } = opened.match;
  const budget = budgets(diceFrom(seeded(`${setup.seed} players`)));
  for (const turn of playout(rules, state, players, budget)) {
    // The rules have just accepted the move, so it is what its schema says: plain data.
    log.push({ seat: turn.seat, move: turn.move as Json });
    ({ state } = turn.applied);
    yield { state, moves: log.length };
    if (log.length >= LONGEST) break;
  }
  return { ...opened.match, log, state };
}

/** The longest part of a file name that a seed may take, with room to spare on every file system. */
const LONGEST_SEED = 80;

/** The name of the file of a match: seeds that differ have names that differ. `which` is the game of a simulation that has many. */
export function matchFileName(game: string, seats: number, seed: string, which?: number): string {
  return `${[game, seats, inFileName(seed), ...(which === undefined ? [] : [which])].join('-')}.match.jsonl`;
}

/** Letters and digits as they are, a space as a low line, all else as in an address; a long seed is cut and told apart by its hash. */
function inFileName(seed: string): string {
  const name = encodeURIComponent(seed.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll(/[_!'()*.~]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '_');
  return name.length <= LONGEST_SEED ? name : `${name.slice(0, LONGEST_SEED).replace(/%.?$/, '')}-${hashText(seed).slice(0, 8)}`;
}
