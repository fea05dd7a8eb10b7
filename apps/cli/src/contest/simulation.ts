import { type WasteCounter, wasteCounterFor } from '@archipel/bots';
import { recording } from '@archipel/host';
import { type AnyRules, exportMatch, isRecord, type Json, type Match } from '@archipel/kernel';
import { inDrawnStyle } from '../input/arguments.ts';
import { guardedSeats, type LocatedFault } from './game.ts';
import { type Spread, spreading } from './spread.ts';

export interface Simulation {
  readonly rules: AnyRules;
  readonly options: Json;
  readonly seats: number;
  /** The names of the players, by seat. */
  readonly players: readonly string[];
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
  /** By seat: how many moves of each kind it made in a game, on the mean. */
  readonly kinds: readonly Readonly<Record<string, number>>[];
  /** By seat: the points of each line of its score sheet, on the mean of all games. */
  readonly lines: readonly Readonly<Record<string, number>>[];
  readonly faults: readonly LocatedFault[];
  /** What players left unused, a seat and game; nothing for a game that is not watched. */
  readonly waste: TotalWaste | null;
}

export interface TotalWaste {
  readonly gold: Spread;
  readonly cards: Spread;
  readonly idleTurns: Spread;
  /** Games that ended because their rounds were over. */
  readonly atBound: number;
}

/** Event after every move: how many games are over, and the moves of the one that is played. */
type OnMove = (done: number, moves: number) => Promise<void> | undefined;

/** Plays games one after another, each with a seed of its own that follows from the simulation's. */
export async function simulate(sim: Simulation, onMove: OnMove): Promise<Tally> {
  const { rules } = sim;
  const wins = Array.from({ length: sim.seats }, () => 0);
  const [rounds, scores] = [spreading(), spreading()];
  const [kinds, lines] = [bySeat(sim.seats), bySeat(sim.seats)];
  const faults: LocatedFault[] = [];
  const [gold, cards, idleTurns] = [spreading(), spreading(), spreading()];
  let [finished, moves, atBound] = [0, 0, 0];
  for (let game = 0; game < sim.games; game++) {
    const counter = wasteCounterFor(rules.id);
    const seed = `${sim.seed} ${game}`;
    const players = sim.players.map((player, seat) => inDrawnStyle(player, `${seed} ${seat}`));
    const match = await playOne({ ...sim, players }, seed, faults, counter, (made) => onMove(game, made));
    sim.save?.(game, exportMatch(match, undefined, players));
    moves += match.log.length;
    for (const entry of match.log) if ('move' in entry) count(kinds[entry.seat], kindOf(entry.move), 1 / sim.games);
    const outcome = rules.outcome(match.state);
    if (!outcome) continue;
    finished++;
    rounds.add(rules.round(match.state));
    for (const sheet of outcome.sheets) scores.add(sheet.total);
    for (const [seat, sheet] of outcome.sheets.entries())
      for (const { line, points } of sheet.lines) count(lines[seat], line, points / sim.games);
    if (counter?.reachedBound()) atBound++;
    for (const waste of counter?.waste() ?? []) {
      gold.add(waste.gold);
      cards.add(waste.cards);
      idleTurns.add(waste.idleTurns);
    }
    for (const [seat, place] of outcome.places.entries()) if (place === 1) wins[seat] = (wins[seat] ?? 0) + 1;
  }
  const isWatched = wasteCounterFor(rules.id) !== undefined;
  const waste = isWatched ? { gold: gold.spread(), cards: cards.spread(), idleTurns: idleTurns.spread(), atBound } : null;
  return {
    games: sim.games,
    finished,
    moves,
    rounds: rounds.spread(),
    scores: scores.spread(),
    wins,
    kinds: kinds.map(rounded),
    lines: lines.map(rounded),
    faults,
    waste,
  };
}

function bySeat(seats: number): readonly Record<string, number>[] {
  return Array.from({ length: seats }, () => ({}));
}

function kindOf(move: Json): string {
  return isRecord(move) && typeof move['kind'] === 'string' ? move['kind'] : '';
}

/** Adds a part of a mean. */
function count(means: Record<string, number> | undefined, name: string, part: number): void {
  if (means !== undefined) means[name] = (means[name] ?? 0) + part;
}

/** To hundredths, by name. */
function rounded(means: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const names = Object.keys(means).toSorted();
  return Object.fromEntries(names.map((name) => [name, Math.round(100 * (means[name] ?? 0)) / 100]));
}

async function playOne(
  sim: Simulation,
  seed: string,
  faults: LocatedFault[],
  counter: WasteCounter<unknown> | undefined,
  onMove: (moves: number) => Promise<void> | undefined,
): Promise<Match<unknown>> {
  const { rules, seats, options } = sim;
  const entrants = sim.players.map((level) => ({ level }));
  let moves = 0;
  const players = guardedSeats(rules.id, entrants, (fault, seat) => faults.push({ ...fault, seed, seat, entry: moves + 1 }));
  const game = recording(rules, { game: rules.id, rules: rules.version, seats, options, seed }, players);
  let step = game.next();
  while (!step.done) {
    ({ moves } = step.value);
    counter?.observe(step.value.state);
    await onMove(moves);
    step = game.next();
  }
  return step.value;
}
