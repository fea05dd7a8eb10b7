import { playerChain, tunableByLevel, type Weights } from '@archipel/bots';
import {
  type Allowance,
  allowingByTurn,
  type Fault,
  guarded,
  type LevelPlayer,
  type Player,
  recording,
  turnCounter,
  type Watch,
} from '@archipel/host';
import type { Json } from '@archipel/kernel';
import { gameNamed, inDrawnStyle } from '../input/arguments.ts';

/** A player as it is sent to a worker: by name, with weights of its own where they are being tuned. */
export interface Entrant {
  readonly level: string;
  readonly weights?: Weights;
}

/** One game to be played, as plain data: all that its course depends on, the clock aside. */
export interface GameTask {
  readonly game: string;
  readonly options: Json;
  readonly seed: string;
  /** By seat. */
  readonly entrants: readonly Entrant[];
  readonly allowance: Allowance;
}

/** A fault with what is needed to see it again. */
export interface LocatedFault extends Fault {
  readonly seed: string;
  readonly seat: number;
  /** The entry of the log that was being chosen, from 1. */
  readonly entry: number;
}

export interface GameResult {
  /** By seat; nothing if the game was left before its end. */
  readonly places: readonly number[] | null;
  readonly scores: readonly number[];
  readonly rounds: number;
  readonly moves: number;
  /** By seat, in milliseconds: every choice between at least two moves, and the sums of the turns that have such a choice. */
  readonly choices: readonly (readonly number[])[];
  readonly turns: readonly (readonly number[])[];
  readonly faults: readonly LocatedFault[];
}

/** A choice that takes longer than its turn may and this many milliseconds more is not heard. It is wide, because a busy machine may pause for a while. */
const GRACE = 500;

/** Plays one game with guarded players, and takes their time. */
export function playGame(task: GameTask, now: () => number, onMove: (moves: number) => void): GameResult {
  const { game, options, seed, entrants, allowance } = task;
  const rules = gameNamed(game);
  const choices = entrants.map((): number[] => []);
  const turns = entrants.map(() => new Map<number, number>());
  const faults: LocatedFault[] = [];
  const longest = 'ms' in allowance ? 2 * allowance.ms + GRACE : Number.POSITIVE_INFINITY;
  let [turn, moves] = [0, 0];

  const watch = () => {
    const since = now();
    return () => now() - since > longest;
  };
  const drawn = entrants.map((entrant, seat) => ({ ...entrant, level: inDrawnStyle(entrant.level, `${seed} ${seat}`) }));
  const seated = guardedSeats(game, drawn, (fault, seat) => faults.push({ ...fault, seed, seat, entry: moves + 1 }), watch);
  const players = seated.map((player, seat): Player => {
    const choose: Player['choose'] = (view, legal, budget) => {
      if (legal.length < 2) return player.choose(view, legal, budget);
      const since = now();
      const move = player.choose(view, legal, budget);
      const took = now() - since;
      choices[seat]?.push(took);
      turns[seat]?.set(turn, (turns[seat].get(turn) ?? 0) + took);
      return move;
    };
    return { ...player, choose };
  });

  const turnOf = turnCounter();
  const setup = { game, rules: rules.version, seats: entrants.length, options, seed };
  const playing = recording(rules, setup, players, (dice) => {
    const budget = allowingByTurn(allowance, dice, now);
    return (seat, state) => {
      const round = rules.round(state);
      turn = turnOf(seat, round);
      return budget(seat, round);
    };
  });
  let step = playing.next();
  while (!step.done) {
    ({ moves } = step.value);
    onMove(moves);
    step = playing.next();
  }
  const { state } = step.value;
  const outcome = rules.outcome(state);
  return {
    places: outcome?.places ?? null,
    scores: outcome?.sheets.map((sheet) => sheet.total) ?? [],
    rounds: rules.round(state),
    moves,
    choices,
    turns: turns.map((each) => [...each.values()]),
    faults,
  };
}

/** The players of a table, none of whom can stall it. */
export function guardedSeats(
  game: string,
  entrants: readonly Entrant[],
  onFault: (fault: Fault, seat: number) => void,
  watch?: Watch,
): readonly Player[] {
  return entrants.map((entrant, seat) => guarded(game, rungsOf(entrant, game), (fault) => onFault(fault, seat), watch));
}

/** With other weights it is still the same level: those below it step in for it as ever. */
function rungsOf({ level, weights }: Entrant, game: string): readonly LevelPlayer[] {
  const rungs = playerChain(level, game);
  if (weights === undefined) return rungs;
  const player = tunableByLevel(level, game)?.make(weights);
  if (player === undefined) throw new RangeError(`the weights of '${level}' cannot be changed`);
  return [{ level, player }, ...rungs.slice(1)];
}
