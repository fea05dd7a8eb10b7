import { pathToFileURL } from 'node:url';
import { anno1503, type State } from '@archipel/anno1503';
import { playout, thinking } from '@archipel/host';
import { type Dice, diceFrom, type Seat, seeded } from '@archipel/kernel';
import { MEASURES, measure } from '../src/anno1503/measures.ts';
import { planner } from '../src/anno1503/medium.ts';
import { type PlannerWeights, WEIGHTS } from '../src/anno1503/weights.ts';

/**
 * Where the weights of `src/anno1503/value.ts` come from: planning players, each with weights that are somewhat off, play against each other,
 * and a logistic regression asks which measures of a position told the winner. To do it again:
 *
 *   npx tsc -b packages/bots
 *   npx rolldown packages/bots/test/fit1503.ts --platform node --file .test-results/fit1503.mjs
 *   node .test-results/fit1503.mjs 6000
 */
interface Example {
  /** By seat. */
  readonly measures: readonly Float64Array[];
  readonly winner: Seat;
}

/** Every second turn's start and some positions between, seen by whoever moved last. */
export function examplesOf(games: number, seed: string): readonly Example[] {
  const dice = diceFrom(seeded(seed));
  const examples: Example[] = [];
  for (let game = 0; game < games; game++) {
    const seats = game % 4 < 2 ? 2 : 1 + (game % 4);
    let state = anno1503.setup({ rounds: 200 }, seats, `${seed} ${game}`);
    const players = state.open.seats.map(() => planner(astray(dice)));
    const budget = thinking(dice, 1);
    const seen: { readonly state: State; readonly by: Seat }[] = [];
    for (const turn of playout(anno1503, state, players, () => budget)) {
      ({ state } = turn.applied);
      if (dice.below(state.open.phase === 'roll' ? 2 : 12) === 0) seen.push({ state, by: turn.seat });
    }
    const { winner } = state.open;
    if (winner === null) continue;
    for (const { state: then, by } of seen) {
      if (then.open.phase === 'over') continue;
      const measures = then.open.seats.map((_, seat) =>
        measure(then.open, seat, seat === by ? then.secret.hands[seat] : undefined, new Float64Array(MEASURES.length)),
      );
      examples.push({ measures, winner });
    }
  }
  return examples;
}

/** PlannerWeights that are off by up to a third: so the examples show more than one style. */
function astray(dice: Dice): PlannerWeights {
  const off = (value: number) => value * (2 / 3 + dice.below(1000) / 1500);
  return {
    ...(Object.fromEntries(Object.entries(WEIGHTS).map(([name, value]) => [name, off(value)])) as PlannerWeights),
    patience: WEIGHTS.patience,
  };
}

/**
 * What nobody can have too much of. Others stand for the same thing (the distance that is left shrinks with every gold), so a fit that is free may give some of them a
 * weight below zero; and a player that trusts it keeps its cards and never comes to thirty gold.
 */
export const isGain: readonly boolean[] = MEASURES.map((name) =>
  /^(gold|outpost|agreement|settlers|citizens|merchant|people|held|last|cards)(-\d|-third|-two-thirds|-all)?$/.test(name),
);

function chances({ measures }: Example, weights: Float64Array): readonly number[] {
  const scores = measures.map((each) => each.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

/** How surprised one is on average by who wins, in nats: less is better. */
export function surprise(examples: readonly Example[], weights: Float64Array): number {
  let sum = 0;
  for (const example of examples) sum -= Math.log(Math.max(1e-9, chances(example, weights)[example.winner] ?? 0));
  return sum / examples.length;
}

/** Logistic regression by gradient steps, each weight with its own shrinking stride (AdaGrad). */
export function fitted(examples: readonly Example[], rounds: number, seed: string): Float64Array {
  const dice = diceFrom(seeded(seed));
  const weights = new Float64Array(MEASURES.length);
  const squares = new Float64Array(MEASURES.length).fill(1e-6);
  for (let step = rounds * examples.length; step > 0; step--) {
    const example = dice.pick(examples);
    const expected = chances(example, weights);
    for (let index = 0; index < weights.length; index++) {
      let slope = 1e-4 * (weights[index] ?? 0);
      for (const [seat, measures] of example.measures.entries()) {
        slope += (measures[index] ?? 0) * ((expected[seat] ?? 0) - (seat === example.winner ? 1 : 0));
      }
      if (slope === 0) continue;
      squares[index] = (squares[index] ?? 0) + slope * slope;
      const next = (weights[index] ?? 0) - (0.1 * slope) / Math.sqrt(squares[index] ?? 1);
      weights[index] = isGain[index] ? Math.max(0, next) : next;
    }
  }
  return weights;
}

function main(games: number): void {
  const examples = examplesOf(games, 'fit');
  const weights = fitted(examples, 6, 'steps');
  for (const [index, name] of MEASURES.entries()) console.log(`  '${name}': ${Number((weights[index] ?? 0).toFixed(3))},`);
  const fresh = examplesOf(Math.ceil(games / 5), 'fresh');
  const blank = new Float64Array(MEASURES.length);
  console.log(
    `${examples.length} examples; surprise in fresh games ${surprise(fresh, weights).toFixed(4)}, knowing nothing ${surprise(fresh, blank).toFixed(4)}`,
  );
}

const [, program = '', games] = process.argv;
if (import.meta.url === pathToFileURL(program).href && games !== undefined) main(Number(games));
