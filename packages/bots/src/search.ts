import type { Budget } from './player.ts';

/** What a search compares: how each move comes out in worlds that could be. */
export interface Trial<World, Move> {
  /** A world that agrees with all that is known. */
  imagine(): World;
  /** Makes the move there and plays on: what it comes to, the more the better. */
  playOn(world: World, move: Move): number;
}

/** A move with what it came to, on average. */
export interface Tried<Move> {
  readonly move: Move;
  readonly value: number;
  readonly worlds: number;
}

interface Entrant<Move> {
  readonly move: Move;
  readonly came: number[];
  sum: number;
}

/** Worlds in which everybody is tried before anybody drops out. */
const LEAST = 6;
/** Worlds that are enough for one choice, so that something is left for the next. */
const ENOUGH = 40;
/** How many standard errors a move must lag behind to drop out, and how many it must be ahead to be taken instead of the first. */
const OUT = 2;
const SURE = 1;

/**
 * Tries moves against each other: every world is played with each move that is still in the running, so that luck befalls all of them alike,
 * and what lags behind clearly drops out. One round of thought is one game played on. `moves` are in the order of preference; the first is
 * given up only for one that is better by more than chance. Best first.
 */
export function compare<World, Move>(moves: readonly Move[], trial: Trial<World, Move>, budget: Budget): readonly Tried<Move>[] {
  const all = moves.map((move): Entrant<Move> => ({ move, came: [], sum: 0 }));
  let running = all;
  let done = 0;
  for (let [open, worlds] = [running.length > 1, 0]; open && worlds < ENOUGH; worlds++) {
    const world = trial.imagine();
    const values: number[] = [];
    for (const { move } of running) {
      open = budget.more(done++);
      if (!open) break;
      values.push(trial.playOn(world, move));
    }
    if (!open) break;
    for (const [index, entrant] of running.entries()) {
      entrant.came.push(values[index] ?? 0);
      entrant.sum += values[index] ?? 0;
    }
    running = stillRunning(running);
    open = running.length > 1;
  }
  return ranked(all, running);
}

const mean = <Move>({ came, sum }: Entrant<Move>) => (came.length === 0 ? 0 : sum / came.length);

/** How far one is ahead of another in the worlds that both have seen, in standard errors. */
function ahead<Move>(one: Entrant<Move>, other: Entrant<Move>): number {
  const worlds = Math.min(one.came.length, other.came.length);
  let [sum, squares] = [0, 0];
  for (let world = 0; world < worlds; world++) {
    const lead = (one.came[world] ?? 0) - (other.came[world] ?? 0);
    sum += lead;
    squares += lead * lead;
  }
  if (sum === 0 || worlds < 2) return 0;
  const spread = Math.max(1e-12, (squares - (sum * sum) / worlds) / (worlds - 1));
  return sum / Math.sqrt(spread * worlds);
}

function best<Move>(entrants: readonly Entrant<Move>[]): Entrant<Move> | undefined {
  let first: Entrant<Move> | undefined;
  for (const each of entrants) if (first === undefined || mean(each) > mean(first)) first = each;
  return first;
}

function stillRunning<Move>(running: readonly Entrant<Move>[]): Entrant<Move>[] {
  const leader = best(running);
  if (leader === undefined || leader.came.length < LEAST) return [...running];
  return running.filter((each) => each === leader || ahead(leader, each) < OUT);
}

function ranked<Move>(all: readonly Entrant<Move>[], running: readonly Entrant<Move>[]): readonly Tried<Move>[] {
  const [first] = running;
  const leader = best(running);
  const chosen = first && leader && ahead(leader, first) >= SURE ? leader : first;
  const rest = all.filter((each) => each !== chosen);
  const order = [...(chosen ? [chosen] : []), ...rest.toSorted((a, b) => b.came.length - a.came.length || mean(b) - mean(a))];
  return order.map((each) => ({ move: each.move, value: mean(each), worlds: each.came.length }));
}
