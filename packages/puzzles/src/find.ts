import { type Player, recording } from '@archipel/host';
import { isRecord, type Json } from '@archipel/kernel';
import { type Limits, makePuzzle } from './core/make.ts';
import type { Puzzle } from './core/puzzle.ts';
import type { AnyPuzzleGame } from './core/puzzleGame.ts';

/** A turn of a game: where it began, and where it stood before it ended. */
interface TurnPlayed {
  readonly seat: number;
  readonly start: unknown;
  readonly end: unknown;
}

export interface Search {
  readonly game: AnyPuzzleGame;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly options: Json;
  readonly limits: Limits;
  /** Whether more of what is asked by this name are wanted. */
  readonly wants: (ask: string) => boolean;
}

/** The puzzles of one game that these players play, a turn at a time: whoever drives it may draw, pause or stop. Equal searches find equal puzzles. */
export function* puzzlesOf({ game, players, seed, options, limits, wants }: Search): Generator<Puzzle | undefined> {
  const asked = new Set<string>();
  for (const { seat, start, end } of turnsOf(game, players, seed, options)) {
    const views = [start, end].map((state) => game.rules.view(state, seat));
    for (const question of game.questions(views[0], views[1])) {
      const ask = askOf(question);
      if (asked.has(ask) || !wants(ask)) continue;
      const puzzle = makePuzzle(game, start, players.length, question, limits);
      if (puzzle === undefined) continue;
      // One of a kind from each game: at the next turn little has changed.
      asked.add(ask);
      yield puzzle;
      break;
    }
    yield undefined;
  }
}

export function askOf(question: unknown): string {
  return isRecord(question) ? String(question['ask']) : '';
}

function* turnsOf(game: AnyPuzzleGame, players: readonly Player[], seed: string, options: Json): Generator<TurnPlayed> {
  const { rules } = game;
  const setup = { game: rules.id, rules: rules.version, seats: players.length, options, seed };
  let turn: TurnPlayed | undefined;
  for (const { state } of recording(rules, setup, players)) {
    const seat = game.asksAt(state);
    const [active] = rules.active(state);
    // Where nobody is asked any more the last turn has ended, or the game with it.
    if (turn !== undefined && active !== undefined && active !== turn.seat) {
      yield turn;
      turn = undefined;
    }
    if (seat !== undefined && turn === undefined) turn = { seat, start: state, end: state };
    else if (turn !== undefined) turn = { ...turn, end: state };
  }
  if (turn !== undefined) yield turn;
}
