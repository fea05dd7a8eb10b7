import {
  anno1503,
  boxOf,
  COMMODITIES,
  type Goods,
  type NO_GOODS,
  obtainable,
  type Player,
  type State,
  unsafe,
  type View,
} from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import { type Goal, goalsOf } from './goals.ts';
import { INPUTS, inputsOf } from './inputs.ts';
import { MEASURES } from './measures.ts';
import { nearestGoal } from './nearestGoal.ts';
import type { Prices } from './prices.ts';
import { tilesLeft } from './tilesLeft.ts';
import { shipTargets, tileWorth } from './voyage.ts';
import { WEIGHTS } from './weights.ts';

/** What expert's network is told of a seat beside what hard's is, and of how the others stand. */
const OWN = 22;
const OTHERS = 3;
export const MORE_INPUTS = INPUTS + OWN + OTHERS;

/** Where `inputsOf` has put how far the nearest goal is, and the gold; and where `own` below puts how far the second nearest is. */
const [DISTANCE, GOLD, SECOND] = [MEASURES.length, MEASURES.length + 8, INPUTS + 5];

/** The inputs of every seat, as one of them sees the position: it knows its own hand and what it has looked at. */
export function moreInputsOf(state: State, viewer: Seat): readonly Float64Array[] {
  const all = inputsOf(state, viewer).map((before, seat) => {
    const out = new Float64Array(MORE_INPUTS);
    out.set(before);
    own(anno1503.view(state, seat === viewer ? seat : 'spectator'), state.open.seats[seat], out);
    return out;
  });
  for (const [seat, out] of all.entries()) others(all, seat, out);
  return all;
}

function own(view: View, player: Player | undefined, out: Float64Array): void {
  if (player === undefined) return;
  let at = INPUTS;
  const put = (value: number) => {
    out[at++] = value;
  };
  const { hand } = view;
  const choice = nearestGoal(view, player, hand, WEIGHTS);
  const { prices, goal, wanted } = choice;
  const goals = goalsOf(view, player);
  for (const objective of ['buildings', 'merchants'] as const) {
    const only = goals.find(({ objectives }) => objectives.includes(objective) && objectives.filter(needsPeople).length === 1);
    put(only === undefined ? 0 : cardsLeft(only, prices, hand) / 20);
  }
  const [gold = 0, outposts = 0, agreements = 0] = lefts(goals);
  put((gold * prices.gold) / 20);
  put(((prices.outposts[outposts] ?? 0) * prices.look) / 10);
  put(((prices.agreements[agreements] ?? 0) * prices.look) / 10);
  const distances = goals.map((each) => roughly(each, prices, hand)).toSorted((a, b) => a - b);
  put((distances[1] ?? 0) / 20);
  put((distances[2] ?? 0) / 20);
  put(tilesLeft(view, 'outpost', view.notes) / 8);
  put(tilesLeft(view, 'agreement', view.notes) / 6);
  put(obtainable(view, player).length / 8);
  put(goal.noBuildings);
  const targets = shipTargets(view, player, tileWorth(view, player, choice, WEIGHTS), WEIGHTS.patience);
  put((targets[0]?.worth ?? 0) / 10);
  put((targets[1]?.worth ?? 0) / 10);
  put(view.stacks.spice / 15);
  put(view.stacks.tobacco / 15);
  const dues = [
    player.buildings.includes('smithy') ? 0 : player.outposts.length + player.agreements.length,
    player.buildings.includes('fire-brigade') ? 0 : unsafe(boxOf(view), player),
  ] as const;
  put(dues[0] / 7);
  put(dues[1] / 5);
  put(Math.max(0, Math.max(...dues) - player.gold) / 5);
  let [useful, useless] = [0, 0];
  for (const commodity of COMMODITIES) {
    const used = Math.min(hand[commodity], wanted[commodity]);
    useful += prices.cards[commodity] * used;
    useless += hand[commodity] - used;
  }
  put(useful / 5);
  put(useless / 5);
  put(wantedNumbers(view, player, wanted, hand) / 5);
  put(Math.min(1, player.gold / 12));
}

const needsPeople = (objective: string): boolean => objective === 'buildings' || objective === 'merchants';

/** What is left of gold, outposts and agreements, whichever goal has them. */
function lefts(goals: readonly Goal[]): readonly number[] {
  let [gold, outposts, agreements] = [0, 0, 0];
  for (const goal of goals) {
    gold = Math.max(gold, goal.gold);
    outposts = Math.max(outposts, goal.outposts);
    agreements = Math.max(agreements, goal.agreements);
  }
  return [gold, outposts, agreements];
}

function cardsLeft({ cards }: Goal, prices: Prices, hand: Goods): number {
  let left = 0;
  for (const commodity of COMMODITIES) left += prices.cards[commodity] * Math.max(0, cards[commodity] - hand[commodity]);
  return left;
}

/** How far a goal is in cards, ships left aside. */
function roughly(goal: Goal, prices: Prices, hand: Goods): number {
  const looks = (prices.outposts[goal.outposts] ?? 0) + (prices.agreements[goal.agreements] ?? 0) + WEIGHTS.hopeless * goal.noBuildings;
  return goal.gold * prices.gold + prices.look * looks + cardsLeft(goal, prices, hand);
}

/** Numbers of the die that bring a card which is wanted and not in hand. */
function wantedNumbers(view: View, player: Player, wanted: Goods, hand: Goods): number {
  const lacks = (commodity: keyof typeof NO_GOODS) => wanted[commodity] > hand[commodity];
  let numbers = 0;
  for (const [number, shown] of boxOf(view).shownBy[player.island].entries()) {
    if (number === 0) continue;
    if (shown === 'any' || lacks(shown) || player.outposts.some(({ pier, commodity }) => pier === number && lacks(commodity))) numbers++;
  }
  return numbers;
}

/** How the others stand on the mean, and the best of them on the way that is second best. */
function others(all: readonly Float64Array[], seat: Seat, out: Float64Array): void {
  let [distance, gold, second] = [0, 0, 99];
  for (const [other, each] of all.entries()) {
    if (other === seat) continue;
    distance += each[DISTANCE] ?? 0;
    gold = Math.max(gold, each[GOLD] ?? 0);
    second = Math.min(second, each[SECOND] ?? 0);
  }
  out.set([distance / Math.max(1, all.length - 1), gold, second], INPUTS + OWN);
}
