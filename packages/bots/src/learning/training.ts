import type { Dice } from '@archipel/kernel';
import type { Examples } from './examples.ts';
import { activate, type Network, output, sizeOf } from './network.ts';

/** A network that knows nothing: small weights at random, so that its units differ. */
export function blankNetwork(inputs: number, hidden: number, dice: Dice): Network {
  const weights = Array.from({ length: sizeOf({ inputs, hidden }) }, () => 0);
  const any = (most: number) => (most * (dice.below(2001) - 1000)) / 1000;
  for (let at = 0; at < inputs * hidden; at++) weights[at] = any(0.3);
  for (let unit = 0; unit < hidden; unit++) weights[(inputs + 1) * hidden + unit] = any(0.5);
  return { inputs, hidden, weights };
}

/** How far a step goes, how much of the past a mean keeps (Adam, Kingma and Ba), and how strongly weights are drawn to zero. */
const STRIDE = 0.002;
const [KEPT, KEPT_SQUARES, LEAST] = [0.9, 0.999, 1e-8];
const DECAY = 1e-5;
/** Examples in a step. */
const BATCH = 32;

/**
 * Goes through the examples so many times, in another order each time, and moves the weights towards whoever won. A seat's share of the win is e to the power of its
 * score, divided by those of all seats. The steps become shorter towards the end.
 */
export function trained(network: Network, examples: Examples, rounds: number, dice: Dice): Network {
  const { inputs, hidden } = network;
  const weights = Float64Array.from(network.weights);
  const [slopes, means, squares] = [0, 0, 0].map(() => new Float64Array(weights.length));
  if (slopes === undefined || means === undefined || squares === undefined) return network;
  const order = examples.winners.map((_, at) => at);
  const total = rounds * Math.ceil(order.length / BATCH);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    const shuffled = dice.shuffle(order);
    for (let from = 0; from < shuffled.length; from += BATCH) {
      slopes.fill(0);
      const batch = shuffled.slice(from, from + BATCH);
      for (const at of batch) addSlopes(weights, inputs, hidden, examples, at, slopes);
      const stride = STRIDE * Math.max(0.02, 1 - step / total);
      step++;
      const [fresh, freshSquares] = [1 - KEPT ** step, 1 - KEPT_SQUARES ** step];
      for (let index = 0; index < weights.length; index++) {
        const slope = (slopes[index] ?? 0) / batch.length + DECAY * (weights[index] ?? 0);
        const mean = KEPT * (means[index] ?? 0) + (1 - KEPT) * slope;
        const square = KEPT_SQUARES * (squares[index] ?? 0) + (1 - KEPT_SQUARES) * slope * slope;
        means[index] = mean;
        squares[index] = square;
        weights[index] = (weights[index] ?? 0) - (stride * mean) / fresh / (Math.sqrt(square / freshSquares) + LEAST);
      }
    }
  }
  return { inputs, hidden, weights: Array.from(weights, rounded) };
}

/** A file of such numbers is short, and no game is decided by what is cut off. */
const rounded = (weight: number): number => Number(weight.toFixed(4));

/** What one example says about every weight. */
function addSlopes(weights: Float64Array, inputs: number, hidden: number, examples: Examples, at: number, slopes: Float64Array): void {
  const seats = examples.seats[at] ?? 0;
  const start = examples.starts[at] ?? 0;
  const units = Array.from({ length: seats }, () => new Float64Array(hidden));
  const shares = sharesOf(weights, inputs, hidden, examples, at, units);
  const [begin, end] = [inputs * hidden, (inputs + 1) * hidden];
  for (let seat = 0; seat < seats; seat++) {
    const error = (shares[seat] ?? 0) - (examples.winners[at] === seat ? 1 : 0);
    const own = units[seat];
    if (own === undefined) continue;
    for (let unit = 0; unit < hidden; unit++) {
      const value = own[unit] ?? 0;
      if (value <= 0) {
        own[unit] = 0;
        continue;
      }
      slopes[end + unit] = (slopes[end + unit] ?? 0) + error * value;
      const back = error * (weights[end + unit] ?? 0);
      own[unit] = back;
      slopes[begin + unit] = (slopes[begin + unit] ?? 0) + back;
    }
    for (let input = 0; input < inputs; input++) {
      const value = examples.data[start + seat * inputs + input] ?? 0;
      if (value === 0) continue;
      const row = input * hidden;
      for (let unit = 0; unit < hidden; unit++) slopes[row + unit] = (slopes[row + unit] ?? 0) + value * (own[unit] ?? 0);
    }
  }
}

function sharesOf(
  weights: Float64Array,
  inputs: number,
  hidden: number,
  examples: Examples,
  at: number,
  units: readonly Float64Array[],
): readonly number[] {
  const scores = units.map((own, seat) => {
    activate(weights, inputs, hidden, examples.data, (examples.starts[at] ?? 0) + seat * inputs, own);
    return output(weights, inputs, hidden, own);
  });
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

/** How surprised the network is on average by who wins, in nats: less is better; who knows nothing of two players is surprised by 0.693. */
export function surprise(network: Network, examples: Examples): number {
  const weights = Float64Array.from(network.weights);
  let sum = 0;
  for (const [at, winner] of examples.winners.entries()) {
    const units = Array.from({ length: examples.seats[at] ?? 0 }, () => new Float64Array(network.hidden));
    sum -= Math.log(Math.max(1e-9, sharesOf(weights, network.inputs, network.hidden, examples, at, units)[winner] ?? 0));
  }
  return sum / Math.max(1, examples.winners.length);
}
