import { layoutOf, named, nth, type Player, type State, sheetOf, type Table } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import { effectWorth } from './horizon.ts';
import { type Plan, planOf } from './plan.ts';
import { priceOf } from './price.ts';
import { WEIGHTS } from './weights.ts';

/** What the network is told of a seat: what everybody sees of it, its hand where that is known, and the others beside it. */
const OPEN = 61;
const HAND = 27;
const OTHERS = 12;
export const INPUTS = OPEN + HAND + OTHERS;

/** Cards by the actions until they are played, up to these. */
const NEAR = [1.4, 2.2, 3.2, 4.5, 6.5, 10] as const;
/** Effects are weighed as in the middle of a game. */
const MIDDLE = 12;

/** The inputs of every seat, as one of them sees the position: it knows its own hand, and of the others' how many cards they have. */
export function inputsOf(state: State, viewer: Seat): readonly Float64Array[] {
  const { table, secret } = state;
  const points = table.seats.map((_, seat) => sheetOf(state, seat).total);
  const all = table.seats.map((_, seat) => {
    const out = new Float64Array(INPUTS);
    const hand = seat === viewer ? nth(secret.hands, seat) : undefined;
    const plan = planOf(table, seat, hand ?? [], WEIGHTS);
    openInputs(plan, nth(points, seat), out);
    if (hand !== undefined) handInputs(plan, out);
    return out;
  });
  for (const [seat, out] of all.entries()) otherInputs(table, points, all, seat, out);
  return all;
}

/** Writes numbers one after another. */
function writer(out: Float64Array, from: number): (value: number) => void {
  let at = from;
  return (value) => {
    out[at++] = value;
  };
}

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
const cardsOf = ({ hand }: Player): number => sum(hand);

function openInputs(plan: Plan, points: number, out: Float64Array): void {
  const { table, seat, player, distances, box, index } = plan;
  const put = writer(out, 0);
  put(1);
  put(points / 50);
  put(Math.max(0, points - 100) / 50);
  put(table.round / 40);
  put(table.seats.length === 3 ? 1 : 0);
  put(table.seats.length === 4 ? 1 : 0);
  put(table.turn.seat === seat ? 1 : 0);
  const cards = cardsOf(player);
  put(cards / 10);
  for (const count of player.hand) put(count / 5);
  for (const few of [1, 2, 3]) put(cards === few ? 1 : 0);
  put(table.end === null ? 0 : 1);
  put(table.end === null ? 0 : table.end.lastRound - table.round);
  put(cards === 0 ? 1 : 0);
  for (const count of distances.cubes) put(count / 5);
  for (const count of player.rested) put(count / 5);
  put(player.gold / 10);
  put(distances.trade / 5);
  put(player.onShips.trade / 5);
  put(distances.exploration / 5);
  put(player.onShips.exploration / 5);
  put(player.newWorld.length / 2);
  put(player.oldWorld.length / 2);
  put(player.expeditions / 3);
  put(player.played.length / 10);
  const { yards, workshops } = layoutOf(box, player);
  put(yards.length / 2);
  put(distances.yard / 3);
  const made = [0, 0, 0, 0, 0];
  for (const shops of workshops.values()) for (const { worker } of shops) made[worker] = nth(made, worker) + 1;
  for (const count of made) put(count / 4);
  put(workshops.size / 10);
  let [free, effects, actions] = [0, 0, 0];
  for (const { tile, ground } of player.fields) if (tile === null && ground !== 'sea') free++;
  for (const { card, used } of player.played) {
    const { effect } = named(box.cards, card);
    if (used) continue;
    effects += effectWorth(effect, MIDDLE, WEIGHTS);
    if (effect.extraAction) actions++;
  }
  put(free / 4);
  put(effects / 8);
  put(actions / 2);
  let [had, near, far] = [0, 0, 0];
  for (const effort of distances.effort) {
    if (effort < 0.5) had++;
    else if (effort < 1.5) near++;
    else if (effort > 4) far++;
  }
  put(had / 10);
  put(near / 10);
  put(far / 10);
  for (let level = 2; level < 5; level++) put(Math.min(10, nth(distances.levels, level)) / 5);
  put(Math.min(10, distances.tradeShip) / 4);
  put(Math.min(10, distances.explorationShip) / 4);
  // How near a card that it may draw would be.
  for (const deck of index.decks) {
    let reach = 0;
    let worth = 0;
    for (const { bill, card } of deck) {
      const price = priceOf(bill, distances.effort, distances.levels, WEIGHTS);
      const close = 1 / (1 + 0.4 * price);
      reach += close;
      worth += close * card.points;
    }
    put(reach / Math.max(1, deck.length));
    put(worth / Math.max(1, deck.length) / 4);
  }
}

function handInputs(plan: Plan, out: Float64Array): void {
  const { handCards, cardsFor, left } = plan;
  const put = writer(out, OPEN);
  put(1);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  const points = [0, 0, 0, 0, 0, 0, 0];
  let [far, second, total, worth, ways] = [0, 0, 0, 0, 0];
  for (const { entry, distance, worth: each } of handCards) {
    const bin = NEAR.findIndex((most) => distance <= most);
    const at = bin < 0 ? NEAR.length : bin;
    counts[at] = nth(counts, at) + 1;
    points[at] = nth(points, at) + entry.card.points;
    total += entry.card.points;
    worth += each / (1 + 0.25 * distance);
    const away = Math.min(15, distance);
    ways += away;
    if (away > far) [far, second] = [away, far];
    else if (away > second) second = away;
  }
  for (const count of counts) put(count / 4);
  for (const each of points) put(each / 15);
  put(total / 40);
  put(worth / 20);
  put(ways / 30);
  put(far / 10);
  put(second / 10);
  // Steps that several cards share are taken once.
  let [steps, shared] = [0, 0];
  for (const count of cardsFor) {
    if (count > 0) steps++;
    if (count > 2) shared++;
  }
  put(steps / 8);
  put(shared / 4);
  put((handCards.length + steps) / 15);
  put(handCards.length === 0 ? 0 : ways / handCards.length / 4);
  put(left / 20);
  put(handCards.length === 1 ? Math.max(0, 3 - far) : 0);
  put(handCards.length === 2 ? Math.max(0, 6 - ways) / 2 : 0);
}

function otherInputs(table: Table, points: readonly number[], all: readonly Float64Array[], seat: Seat, out: Float64Array): void {
  const put = writer(out, OPEN + HAND);
  const own = nth(points, seat);
  let [best, fewest, at] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, seat];
  for (const [other, player] of table.seats.entries()) {
    if (other === seat) continue;
    fewest = Math.min(fewest, cardsOf(player));
    if (nth(points, other) > best) [best, at] = [nth(points, other), other];
  }
  const lead = own - best;
  put(lead / 20);
  put(Math.max(0, lead) / 10);
  put(Math.max(0, -lead) / 10);
  put(fewest / 10);
  put(fewest <= 1 ? 1 : 0);
  put(fewest <= 3 ? 1 : 0);
  const mine = cardsOf(nth(table.seats, seat));
  put((mine - fewest) / 10);
  put(mine < fewest ? 1 : 0);
  // By how much the leader of the others is ahead or behind in people and in what it makes.
  const rival = nth(all, at);
  put((rival[CUBES] ?? 0) + (rival[CUBES + 1] ?? 0) + (rival[CUBES + 2] ?? 0) + (rival[CUBES + 3] ?? 0) + (rival[CUBES + 4] ?? 0));
  put(rival[REACH] ?? 0);
  put(rival[REACH + 3] ?? 0);
  put(table.end === null ? lead / (6 + Math.min(mine, fewest)) : lead / 3);
}

/** Where the people of a seat, and the reach of its engine, stand among the inputs. */
const CUBES = 17;
const REACH = OPEN - 6;
