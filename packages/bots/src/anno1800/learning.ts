import { anno1800, nth, type State } from '@archipel/anno1800';
import { thinking } from '@archipel/host';
import { type Dice, diceFrom, type Seat, seeded } from '@archipel/kernel';
import type { Measured } from '../learning/examples.ts';
import type { Learnable } from '../learning/learnable.ts';
import type { Network } from '../learning/network.ts';
import { EXPERT } from './expertWeights.ts';
import { hardWith, type SearchSize } from './hard.ts';
import { FOR_MORE, FOR_TWO } from './hardWeights.ts';
import { INPUTS, inputsOf } from './inputs.ts';
import { playTurn } from './playTurn.ts';
import { BUILDER, RACER } from './policies.ts';
import { WEIGHTS, type Weights1800 } from './weights.ts';
import { shareBy } from './winShare.ts';

/** Of the turns that were made one in so many is kept: neighbours tell the same. */
const KEPT = 4;
/** Most games are for two. */
const SEATS = [2, 2, 2, 2, 3, 4, 4] as const;
/** What may be tried, and how far it is played on, by those who search by what was learned: a little, so that a generation has many games. */
const QUICK: SearchSize = { width: 6, rounds: 2, limits: { minPositions: 2, maxPositions: 4, dropAt: 1.6, switchAt: 0 } };

type PlaysTurn = (state: State, dice: Dice) => State;

/** One game of a mixed table: planners whose weights are off, some of them changeable, and players who search by what was learned so far. */
function play(seed: string, network: Network | null, iterations: number): readonly Measured[] {
  const dice = diceFrom(seeded(`${seed} players`));
  let state = anno1800.setup(anno1800.schemas.options.parse({}), dice.pick(SEATS), seed);
  const players = state.table.seats.map(() => anybody(network, iterations, dice));
  const seen: (readonly Float64Array[])[] = [];
  while (!state.table.over) {
    const { seat } = state.table.turn;
    state = nth(players, seat)(state, dice);
    // As the search looks at positions: when the turn of the one who judges is over.
    if (!state.table.over && dice.below(KEPT) === 0) seen.push(inputsOf(state, seat));
  }
  const winner = winnerOf(state);
  return winner === undefined ? [] : seen.map((inputs) => ({ inputs, winner }));
}

/** Every second one searches, if there is something to search by; of the others every third changes its mind now and then. */
function anybody(network: Network | null, iterations: number, dice: Dice): PlaysTurn {
  if (network !== null && dice.below(2) === 0) return searching(network, iterations, dice);
  const weights = astray(dice);
  const changeable = dice.below(3) === 0;
  return (state, own) => playTurn(state, changeable && own.below(3) === 0 ? astray(own) : weights);
}

function searching(network: Network, iterations: number, dice: Dice): PlaysTurn {
  const searcher = hardWith(dice.pick([FOR_TWO, EXPERT, BUILDER]), QUICK, shareBy(network));
  return (start, own) => {
    const { seat } = start.table.turn;
    let state = start;
    while (!state.table.over && state.table.turn.seat === seat && state.table.round === start.table.round) {
      const view = anno1800.view(state, seat);
      const applied = anno1800.apply(state, seat, searcher.choose(view, anno1800.moves(view), thinking(own, iterations)));
      if (!applied.ok) throw new Error(`a player chose a move that is not legal: ${JSON.stringify(applied.illegal)}`);
      ({ state } = applied);
    }
    return state;
  };
}

/** Weights that are off by up to a quarter, between those of two ways to play: so the examples show more than one. */
function astray(dice: Dice): Weights1800 {
  const one = dice.pick([EXPERT, EXPERT, BUILDER, BUILDER, FOR_TWO, FOR_TWO, WEIGHTS, FOR_MORE, RACER]);
  const other = dice.pick([EXPERT, FOR_TWO, BUILDER, FOR_MORE]);
  const share = dice.below(2) === 0 ? 0 : dice.below(1000) / 1000;
  const names = Object.keys(WEIGHTS) as (keyof Weights1800)[];
  const mixed = names.map((name) => {
    const value = one[name] * (1 - share) + other[name] * share;
    return [name, value * (0.75 + dice.below(1000) / 2000)] as const;
  });
  return Object.fromEntries(mixed) as Weights1800;
}

/** Who has won alone. */
function winnerOf(state: State): Seat | undefined {
  const first = anno1800.outcome(state)?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  return first.length === 1 ? first[0] : undefined;
}

export const learning: Learnable = { game: anno1800.id, inputs: INPUTS, play };
