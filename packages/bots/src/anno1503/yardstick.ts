import { anno1503, type Move, type State, type View } from '@archipel/anno1503';
import type { Budget, Player } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { STYLES } from '@archipel/protocol';
import type { Yardstick } from '../player/yardstick.ts';
import { bestMove } from './medium.ts';
import { inStyle } from './styles.ts';
import { type PlannerWeights, WEIGHTS } from './weights.ts';
import { FOUND } from './yardstickFigures.ts';

const SEAT = 0;

/** Whoever has not won by then has taken that long. */
const BOUND = 60;

/** Ways to play on: as medium, and in each style. */
const USUAL: readonly PlannerWeights[] = [WEIGHTS, ...STYLES.map((style) => inStyle(WEIGHTS, style))];
/** And so many more, with weights that are off at random. */
const MORE = 40;
const POLICIES: readonly PlannerWeights[] = [...USUAL, ...Array.from({ length: MORE }, (_, number) => strange(number))];

/** Medium's weights, each up to two fifths more or less, and a taste for any of the objectives. */
function strange(number: number): PlannerWeights {
  const dice = diceFrom(seeded(`policy ${number}`));
  const changed = Object.entries(WEIGHTS).map(([name, weight]) => {
    const part = dice.below(1001) / 1000;
    return [name, name.startsWith('likes') ? 6 * part : weight * (0.6 + 0.8 * part)] as const;
  });
  return { ...WEIGHTS, ...Object.fromEntries(changed) };
}

/** A game of two in which the other player only does what must be done. */
function start(seed: string, last: number): State {
  return waited(anno1503.setup(anno1503.schemas.options.parse({ firstPlayer: SEAT, rounds: last }), 2, seed));
}

/** What somebody does who does nothing, as far as the rules let them. */
const IDLE: readonly Move['kind'][] = ['end', 'roll', 'decline', 'discard', 'choose', 'lose'];

/** The next state in which the seat that plays has to decide, or the last state. */
function waited(from: State): State {
  let state = from;
  for (;;) {
    const active = anno1503.active(state);
    const [seat] = active;
    if (seat === undefined || active.includes(SEAT)) return state;
    const moves = anno1503.moves(anno1503.view(state, seat));
    const kind = IDLE.find((each) => moves.some((move) => move.kind === each));
    state = made(state, seat, moves.find((move) => move.kind === kind) ?? moves[0]);
  }
}

function made(state: State, seat: number, move: Move | undefined): State {
  if (move === undefined) throw new Error('somebody is active and has no move');
  const applied = anno1503.apply(state, seat, move);
  if (!applied.ok) throw new Error(`a listed move is refused: ${JSON.stringify({ move, illegal: applied.illegal })}`);
  return applied.state;
}

const isOver = (state: State) => anno1503.active(state).length === 0;

/** The state after one round by these weights, or the last one. */
function playedRound(from: State, weights: PlannerWeights): State {
  const round = anno1503.round(from);
  let state = from;
  while (!isOver(state) && anno1503.round(state) === round) {
    const view = anno1503.view(state, SEAT);
    state = waited(made(state, SEAT, bestMove(view, anno1503.moves(view), weights)));
  }
  return state;
}

function played(from: State, weights: PlannerWeights): State {
  let state = from;
  while (!isOver(state)) state = playedRound(state, weights);
  return state;
}

/** The round in which the game was won, or the last one if it was not. */
function roundsTaken(state: State, last: number): number {
  return state.open.winner === SEAT ? anno1503.round(state) : last;
}

/**
 * The fewest rounds for three objectives that a search finds which knows every roll and every tile: in each round every policy is tried, followed by the usual
 * ones, itself and the best so far to the end, and the best is played. What it has found it finds again, so it never gets worse on the way.
 */
function searched(seed: string, last: number): number {
  let state = start(seed, last);
  let [follower = WEIGHTS]: readonly PlannerWeights[] = USUAL;
  while (!isOver(state)) {
    let best: { readonly rounds: number; readonly next: State; readonly after: PlannerWeights } | undefined;
    for (const first of [follower, ...POLICIES]) {
      const next = playedRound(state, first);
      for (const after of [follower, first, ...USUAL]) {
        const rounds = roundsTaken(played(next, after), last);
        if (best === undefined || rounds < best.rounds) best = { rounds, next, after };
      }
    }
    if (best === undefined) throw new Error('there is nothing to try');
    state = best.next;
    follower = best.after;
  }
  return roundsTaken(state, last);
}

/** How long a player takes alone, with nothing known but its view. */
function alone(seed: string, last: number, player: Player<View, Move>, budget: Budget): number {
  let state = start(seed, last);
  while (!isOver(state)) {
    const view = anno1503.view(state, SEAT);
    state = waited(made(state, SEAT, player.choose(view, anno1503.moves(view), budget)));
  }
  return roundsTaken(state, last);
}

export const yardstick: Yardstick<View, Move> = {
  game: anno1503.id,
  measure: 'rounds',
  lastRounds: [BOUND],
  found: FOUND,
  searched,
  alone,
};
