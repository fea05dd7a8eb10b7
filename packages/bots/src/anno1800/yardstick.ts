import { anno1800, type Move, type State, sheetOf, type View } from '@archipel/anno1800';
import { type Budget, type Player, thinking } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import type { Yardstick } from '../player/yardstick.ts';
import { FOR_TWO } from './hardWeights.ts';
import { plannerWith } from './medium.ts';
import { nextSoloTurn, SOLO_SEAT, soloStart, soloTurn } from './solo.ts';
import { WEIGHTS, type Weights1800 } from './weights.ts';
import { FOUND } from './yardstickFigures.ts';

/** Cards are played rather than drawn, and no time is spent on what pays late. */
const HASTE: Weights1800 = {
  ...WEIGHTS,
  patience: 1.2,
  action: 1.2,
  cubeEffect: 0.8,
  discardEffect: 1.8,
  cardRace: 1,
  swap: 0.7,
  shed: 2.3,
  cube: 2.2,
  step: 1.5,
  festival: 0.65,
};

/** No new cards: the hand is to be empty as soon as it can be. */
const RACE: Weights1800 = { ...HASTE, card: 6, room: -2, shed: 4, discardEffect: 3, cube: 1, step: 1 };

/** Ways to play on: with an eye on cards, building up, in haste, and racing. */
const POLICIES: readonly Weights1800[] = [WEIGHTS, FOR_TWO, HASTE, RACE];

/** Moves of each policy that are tried in a turn. */
const WIDTH = 6;

/** A turn: a move of its own, and weights for the rest of it and for what follows. */
interface Line {
  readonly move: Move | undefined;
  readonly weights: Weights1800;
}

/**
 * The most points that a search finds, alone and with the own draws known. In every turn each action that a policy thinks of is tried with each
 * policy to the last round, and the best is made. What is known beforehand makes it no bound for fair players, but a mark that does not move.
 */
function searched(seed: string, last: number): number {
  let state = nextSoloTurn(soloStart(seed, last));
  while (!state.table.over) {
    let best: { readonly line: Line; readonly points: number } | undefined;
    for (const line of linesOf(state)) {
      const points = playedOn(soloTurn(state, line.move, line.weights), line.weights);
      if (best === undefined || points > best.points) best = { line, points };
    }
    if (best === undefined) throw new Error('there is nothing to try');
    state = soloTurn(state, best.line.move, best.line.weights);
  }
  return sheetOf(state, SOLO_SEAT).total;
}

function linesOf(state: State): readonly Line[] {
  const view = anno1800.view(state, SOLO_SEAT);
  const legal = anno1800.moves(view);
  const moves = new Set<Move>();
  // The planners leave nothing to chance.
  const budget = thinking(diceFrom(seeded('planners')), 0);
  for (const weights of POLICIES) for (const { move } of plannerWith(weights).advise(view, legal, budget).slice(0, WIDTH)) moves.add(move);
  const own = POLICIES.map((weights): Line => ({ move: undefined, weights }));
  return [...own, ...[...moves].flatMap((move) => POLICIES.map((weights): Line => ({ move, weights })))];
}

function playedOn(start: State, weights: Weights1800): number {
  let state = start;
  while (!state.table.over) state = soloTurn(state, undefined, weights);
  return sheetOf(state, SOLO_SEAT).total;
}

/** What a player comes to alone, with nothing known but its view. */
function alone(seed: string, last: number, player: Player<View, Move>, budget: Budget): number {
  let state = nextSoloTurn(soloStart(seed, last));
  while (!state.table.over) {
    const view = anno1800.view(state, SOLO_SEAT);
    const applied = anno1800.apply(state, SOLO_SEAT, player.choose(view, anno1800.moves(view), budget));
    if (!applied.ok) throw new Error(`a player chose a move that is not legal: ${JSON.stringify(applied.illegal)}`);
    state = nextSoloTurn(applied.state);
  }
  return sheetOf(state, SOLO_SEAT).total;
}

export const yardstick: Yardstick<View, Move> = {
  game: anno1800.id,
  measure: 'points',
  lastRounds: [20, 30, 40],
  found: FOUND,
  searched,
  alone,
};
