import { boxOf, COMMODITIES, type Goods, NO_GOODS, type Open, type State, type Tile } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import { MEASURES, measure } from './measures.ts';
import { nearestGoal } from './nearestGoal.ts';
import { WEIGHTS } from './weights.ts';

/** What the network is told of a seat beside the measures: itself, and how far the best of the others is. */
const OWN = 26;
const OTHERS = 5;
export const INPUTS = MEASURES.length + OWN + OTHERS;

const place = (name: (typeof MEASURES)[number]) => MEASURES.indexOf(name);
const [HELD, WAY, LONGEST, LAST] = [place('held-1'), place('way'), place('longest'), place('last')];

/** The inputs of every seat, as one of them sees the position: it knows its own hand and what it has looked at. */
export function inputsOf({ open, secret }: State, viewer: Seat): readonly Float64Array[] {
  const all = open.seats.map((_, seat) => {
    const out = new Float64Array(INPUTS);
    const hand = seat === viewer ? secret.hands[seat] : undefined;
    measure(open, seat, hand, out);
    own(open, seat, hand, seat === viewer ? (secret.notes[seat] ?? {}) : {}, out);
    return out;
  });
  for (const [seat, out] of all.entries()) others(all, seat, out);
  return all;
}

function own(open: Open, seat: Seat, hand: Goods | undefined, notes: Readonly<Record<string, Tile>>, out: Float64Array): void {
  const player = open.seats[seat];
  if (player === undefined) return;
  let at = MEASURES.length;
  const put = (value: number) => {
    out[at++] = value;
  };
  const { goal, ships, distance } = nearestGoal({ ...open, notes }, player, hand ?? NO_GOODS, WEIGHTS);
  put(distance / 20);
  put(goal.gold / 10);
  put(goal.outposts / 2);
  put(goal.agreements / 2);
  put(ships);
  put(open.seats.length === 3 ? 1 : 0);
  put(open.seats.length === 4 ? 1 : 0);
  put(open.round / 40);
  put(player.gold / 30);
  put(player.buildings.length / 4);
  put(hand === undefined ? 0 : 1);
  put(hand === undefined ? player.cards / 5 : 0);
  put(hand === undefined ? 0 : player.cards / 5);
  put(1);
  const often = { ...NO_GOODS };
  for (const shown of boxOf(open).shownBy[player.island].slice(1)) if (shown !== 'any') often[shown]++;
  for (const { commodity } of player.outposts) often[commodity]++;
  for (const commodity of COMMODITIES) put(often[commodity] / 2);
  for (const commodity of COMMODITIES) put(hand === undefined ? 0 : Math.min(4, hand[commodity]) / 2);
}

/** The best of the others: objectives held, and the least that is left. */
function others(all: readonly Float64Array[], seat: Seat, out: Float64Array): void {
  let [held, way, longest, last, distance] = [0, 99, 99, 0, 99];
  for (const [other, each] of all.entries()) {
    if (other === seat) continue;
    held = Math.max(held, (each[HELD] ?? 0) + (each[HELD + 1] ?? 0) + (each[HELD + 2] ?? 0));
    way = Math.min(way, each[WAY] ?? 0);
    longest = Math.min(longest, each[LONGEST] ?? 0);
    last = Math.max(last, each[LAST] ?? 0);
    distance = Math.min(distance, each[MEASURES.length] ?? 0);
  }
  out.set([held / 3, way, longest, last, distance], MEASURES.length + OWN);
}
