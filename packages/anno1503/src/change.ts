import type { Seat } from '@archipel/kernel';
import { type Player, playerOf, type State } from './state.ts';

/**
 * Every new position is made here. Copies are written out field by field: so all positions have one shape in the engine's eyes, and a copy
 * costs a fifth of a spread.
 */
export function changed(state: State, change: Partial<State>): State {
  return Object.assign(copyOf(state), change);
}

/** Changes one player, and the rest of the position along with it. */
export function withPlayer(state: State, seat: Seat, change: Partial<Player>, more?: Partial<State>): State {
  const next = copyOf(state);
  next.seats = put(state.seats, seat, Object.assign(copyOfPlayer(playerOf(state, seat)), change));
  return more === undefined ? next : Object.assign(next, more);
}

/**
 * Cards and gold of one player, and the stacks, the hands and what was done in the turn along with them: what changes most often has a way of its own, because to
 * merge records is slow work.
 */
export function withGoods(
  state: State,
  seat: Seat,
  { cards, gold }: Pick<Player, 'cards' | 'gold'>,
  { stacks, hands, done }: Pick<State, 'stacks' | 'hands' | 'done'>,
): State {
  const player = copyOfPlayer(playerOf(state, seat));
  player.cards = cards;
  player.gold = gold;
  const next = copyOf(state);
  next.seats = put(state.seats, seat, player);
  next.stacks = stacks;
  next.hands = hands;
  next.done = done;
  return next;
}

/** Ships of one player, and the phase along with them: a voyage has more moves than anything else. */
export function withShips(state: State, seat: Seat, ships: Player['ships'], phase: State['phase']): State {
  const player = copyOfPlayer(playerOf(state, seat));
  player.ships = ships;
  const next = copyOf(state);
  next.seats = put(state.seats, seat, player);
  next.phase = phase;
  return next;
}

export function put<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
  const next = items.slice();
  next[index] = item;
  return next;
}

/** Without one of its entries. */
export function without<Item>(items: Readonly<Record<string, Item>>, key: string): Readonly<Record<string, Item>> {
  const { [key]: _, ...rest } = items;
  return rest;
}

type Fresh<Record> = { -readonly [key in keyof Record]: Record[key] };

function copyOf(state: State): Fresh<State> {
  return {
    components: state.components,
    rounds: state.rounds,
    first: state.first,
    round: state.round,
    turn: state.turn,
    phase: state.phase,
    throws: state.throws,
    done: state.done,
    look: state.look,
    asking: state.asking,
    stacks: state.stacks,
    islands: state.islands,
    supply: state.supply,
    seats: state.seats,
    winner: state.winner,
    hands: state.hands,
    notes: state.notes,
    orders: state.orders,
    forgot: state.forgot,
    picks: state.picks,
    losses: state.losses,
    faces: state.faces,
    reserve: state.reserve,
    chance: state.chance,
  };
}

function copyOfPlayer(player: Player): Fresh<Player> {
  return {
    island: player.island,
    gold: player.gold,
    cards: player.cards,
    inhabitants: player.inhabitants,
    buildings: player.buildings,
    outposts: player.outposts,
    agreements: player.agreements,
    ships: player.ships,
  };
}
