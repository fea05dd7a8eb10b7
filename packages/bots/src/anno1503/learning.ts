import { anno1503, type Move, type View } from '@archipel/anno1503';
import { type Player, playout, thinking } from '@archipel/host';
import { type Dice, diceFrom, seeded } from '@archipel/kernel';
import type { Measured } from '../learning/examples.ts';
import type { Learnable } from '../learning/learnable.ts';
import type { Network } from '../learning/network.ts';
import { easy } from './easy.ts';
import { searcher } from './hard.ts';
import { INPUTS, inputsOf } from './inputs.ts';
import { planner } from './medium.ts';
import { type PlannerWeights, WEIGHTS } from './weights.ts';
import { oddsBy } from './winOdds.ts';

/** Of the positions in which a turn begins one in so many is kept: neighbours tell the same. */
const KEPT = 3;
/** Half of all games are for two. */
const SEATS = [2, 2, 3, 4] as const;

/** One game of a mixed table: planners whose weights are off, beginners, and players who search by what was learned so far. */
function play(seed: string, network: Network | null, iterations: number): readonly Measured[] {
  const dice = diceFrom(seeded(`${seed} players`));
  let state = anno1503.setup(anno1503.schemas.options.parse({}), dice.pick(SEATS), seed);
  const players = state.open.seats.map(() => anybody(network, dice));
  const budget = thinking(dice, iterations);
  const seen: (readonly Float64Array[])[] = [];
  for (const turn of playout(anno1503, state, players, () => budget)) {
    ({ state } = turn.applied);
    // As the search looks at positions: when the turn of the one who judges is over.
    if (state.open.phase === 'roll' && dice.below(KEPT) === 0) seen.push(inputsOf(state, turn.seat));
  }
  const { winner } = state.open;
  return winner === null ? [] : seen.map((inputs) => ({ inputs, winner }));
}

/** Every second one searches, if there is something to search by; of the others every fourth is a beginner. */
function anybody(network: Network | null, dice: Dice): Player<View, Move> {
  if (network !== null && dice.below(2) === 0) return searcher(oddsBy(network), WEIGHTS);
  return dice.below(4) === 0 ? easy : planner(astray(dice));
}

/** Weights that are off by up to a third: so the examples show more than one style. */
function astray(dice: Dice): PlannerWeights {
  const off = (value: number) => value * (2 / 3 + dice.below(1000) / 1500);
  return {
    ...(Object.fromEntries(Object.entries(WEIGHTS).map(([name, value]) => [name, off(value)])) as PlannerWeights),
    patience: WEIGHTS.patience,
  };
}

export const learning: Learnable = { game: anno1503.id, inputs: INPUTS, play };
