import { anno1503, type Move, type View } from '@archipel/anno1503';
import { type Player, playout, thinking } from '@archipel/host';
import { type Dice, diceFrom, seeded } from '@archipel/kernel';
import type { Measured } from '../learning/examples.ts';
import type { Learnable } from '../learning/learnable.ts';
import type { Network } from '../learning/network.ts';
import { deviating } from './deviating.ts';
import { easy } from './easy.ts';
import { type SearchDepth, searcher } from './hard.ts';
import { planner } from './medium.ts';
import { MORE_INPUTS, moreInputsOf } from './moreInputs.ts';
import { type PlannerWeights, WEIGHTS } from './weights.ts';
import { oddsBy } from './winOdds.ts';

/** Of the positions in which a turn begins one in so many is kept: neighbours tell the same. */
const KEPT = 2;
/** Half of all games are for two, and a third for four. */
const SEATS = [2, 2, 2, 4, 4, 3] as const;
/** Of a hundred turns of a player so many have something in them that is left to chance. */
const DEVIATIONS = [0, 10, 25, 50] as const;
/** Of a hundred players so many are beginners; and so many choose by the network, if there is one. */
const [BEGINNERS, LEARNED] = [8, 60] as const;

/** One game of a mixed table: planners whose weights are off, beginners, and players who choose by what was learned so far. */
function play(seed: string, network: Network | null, iterations: number): readonly Measured[] {
  const dice = diceFrom(seeded(`${seed} players`));
  let state = anno1503.setup(anno1503.schemas.options.parse({}), dice.pick(SEATS), seed);
  const players = state.open.seats.map(() => anybody(network, dice));
  const budget = thinking(dice, iterations);
  const seen: (readonly Float64Array[])[] = [];
  for (const turn of playout(anno1503, state, players, () => budget)) {
    ({ state } = turn.applied);
    // As the search looks at positions: when the turn of the one who judges is over.
    if (state.open.phase === 'roll' && dice.below(KEPT) === 0) seen.push(moreInputsOf(state, turn.seat));
  }
  const { winner } = state.open;
  return winner === null ? [] : seen.map((inputs) => ({ inputs, winner }));
}

/** Whoever chooses by the network looks no further than the end of the own turn, on one position: so many games are played in the time of one that is searched. */
const AT_ONCE: SearchDepth = { rounds: 0, limits: { minPositions: 1, maxPositions: 1, dropAt: 2, switchAt: 0 } };

function anybody(network: Network | null, dice: Dice): Player<View, Move> {
  const percent = dice.pick(DEVIATIONS);
  const kind = dice.below(100);
  if (kind < BEGINNERS) return easy;
  if (network !== null && kind < BEGINNERS + LEARNED) {
    return deviating(searcher(oddsBy(network, moreInputsOf), WEIGHTS, AT_ONCE), WEIGHTS, percent / 2, dice);
  }
  const weights = dice.below(4) === 0 ? WEIGHTS : astray(dice);
  return deviating(planner(weights), weights, percent, dice);
}

/** Weights that are off by up to a third, and perhaps a taste for some objectives: so the examples show more than one style. */
function astray(dice: Dice): PlannerWeights {
  const off = (name: string, value: number) => {
    if (name.startsWith('likes')) return dice.below(3) === 0 ? dice.below(600) / 100 : 0;
    return value * (2 / 3 + dice.below(1000) / 1500);
  };
  return {
    ...(Object.fromEntries(Object.entries(WEIGHTS).map(([name, value]) => [name, off(name, value)])) as PlannerWeights),
    patience: WEIGHTS.patience,
  };
}

export const learning: Learnable = { game: anno1503.id, inputs: MORE_INPUTS, play };
