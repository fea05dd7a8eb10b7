import { type Player, playout } from '@archipel/bots';
import { type AnyRules, type Entry, exportMatch, jsonSchema, type Outcome, seeded, throwing } from '@archipel/kernel';
import { type Spread, spread } from './spread.ts';

export interface Simulation {
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly seats: number;
  readonly players: readonly Player[];
  readonly games: number;
  readonly seed: string;
  /** Where each game goes once it is played, as a match file. */
  readonly save?: (game: number, file: string) => void;
}

export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
  readonly rounds: Spread;
  readonly scores: Spread;
  /** By seat: in how many games it came first, shared wins included. */
  readonly wins: readonly number[];
}

/** No game may hang a simulation: one that is longer than this counts as not finished. */
const LONGEST = 100_000;

/** Plays games one after another, each with a seed of its own that follows from the simulation's. */
export function simulate(sim: Simulation, onGame: (done: number) => void): Tally {
  const wins = Array.from({ length: sim.seats }, () => 0);
  const rounds: number[] = [];
  const scores: number[] = [];
  let [finished, moves] = [0, 0];
  for (let game = 0; game < sim.games; game++) {
    const played = playOne(sim, `${sim.seed} ${game}`);
    sim.save?.(game, played.file());
    moves += played.moves;
    if (played.outcome) {
      finished++;
      rounds.push(played.rounds);
      scores.push(...played.outcome.sheets.map((sheet) => sheet.total));
      for (const [seat, place] of played.outcome.places.entries()) if (place === 1) wins[seat] = (wins[seat] ?? 0) + 1;
    }
    onGame(game + 1);
  }
  return { games: sim.games, finished, moves, rounds: spread(rounds), scores: spread(scores), wins };
}

interface OneGame {
  readonly moves: number;
  readonly rounds: number;
  readonly outcome: Outcome | null;
  file(): string;
}

function playOne(sim: Simulation, seed: string): OneGame {
  const { rules } = sim;
  let state = rules.setup(sim.options, sim.seats, seed);
  let moves = 0;
  const log: Entry[] = [];
  for (const turn of playout(rules, state, sim.players, throwing(seeded(`${seed} players`)))) {
    state = turn.applied.state;
    if (sim.save) log.push({ seat: turn.seat, move: jsonSchema.parse(turn.move) });
    if (++moves >= LONGEST) break;
  }
  const setup = { game: rules.id, rules: rules.version, seats: sim.seats, options: jsonSchema.parse(sim.options), seed };
  return { moves, rounds: rules.round(state), outcome: rules.outcome(state), file: () => exportMatch({ setup, log, state, past: [] }) };
}
