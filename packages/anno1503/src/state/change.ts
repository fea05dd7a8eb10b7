import type { Seat } from '@archipel/kernel';
import { type Open, type Player, playerOf, type Secret, type State } from './state.ts';

/** Every new position is made here. Copies are written out field by field: a spread is twenty times as slow, and would give positions many shapes in the engine. */
export function changed(state: State, change: Partial<Open>, hidden?: Partial<Secret>): State {
  return { open: Object.assign(openOf(state.open), change), secret: hidden ? changedSecret(state.secret, hidden) : state.secret };
}

/** Changes only what is hidden. */
export function withSecret(state: State, hidden: Partial<Secret>): State {
  return { open: state.open, secret: changedSecret(state.secret, hidden) };
}

/** Changes one player, and perhaps more of the position. */
export function withPlayer(state: State, seat: Seat, change: Partial<Player>, more?: Partial<Open>, hidden?: Partial<Secret>): State {
  const open = openOf(state.open);
  open.seats = put(open.seats, seat, Object.assign(copyOfPlayer(playerOf(open, seat)), change));
  if (more !== undefined) Object.assign(open, more);
  return { open, secret: hidden ? changedSecret(state.secret, hidden) : state.secret };
}

/** Changes cards and gold of one player, the stacks, the hands and what was done in the turn. It is called so often that it merges no records, which is slow. */
export function withGoods(
  state: State,
  seat: Seat,
  { cards, gold }: Pick<Player, 'cards' | 'gold'>,
  { stacks, done }: Pick<Open, 'stacks' | 'done'>,
  hands: Secret['hands'],
): State {
  const player = copyOfPlayer(playerOf(state.open, seat));
  player.cards = cards;
  player.gold = gold;
  const open = openOf(state.open);
  open.seats = put(open.seats, seat, player);
  open.stacks = stacks;
  open.done = done;
  const secret = copyOfSecret(state.secret);
  secret.hands = hands;
  return { open, secret };
}

/** Changes the ships of one player and the phase: a voyage has more moves than anything else. */
export function withShips(state: State, seat: Seat, ships: Player['ships'], phase: Open['phase']): State {
  const player = copyOfPlayer(playerOf(state.open, seat));
  player.ships = ships;
  const open = openOf(state.open);
  open.seats = put(open.seats, seat, player);
  open.phase = phase;
  return { open, secret: state.secret };
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

export type Fresh<Record> = { -readonly [key in keyof Record]: Record[key] };

/** A copy of the open fields, of a position or of a view. */
export function openOf(open: Open): Fresh<Open> {
  return {
    components: open.components,
    rounds: open.rounds,
    first: open.first,
    round: open.round,
    turn: open.turn,
    phase: open.phase,
    throws: open.throws,
    done: open.done,
    look: open.look,
    asking: open.asking,
    stacks: open.stacks,
    islands: open.islands,
    supply: open.supply,
    seats: open.seats,
    winner: open.winner,
  };
}

function changedSecret(secret: Secret, change: Partial<Secret>): Secret {
  return Object.assign(copyOfSecret(secret), change);
}

function copyOfSecret(secret: Secret): Fresh<Secret> {
  return {
    hands: secret.hands,
    notes: secret.notes,
    orders: secret.orders,
    forgot: secret.forgot,
    picks: secret.picks,
    losses: secret.losses,
    faces: secret.faces,
    reserve: secret.reserve,
    chance: secret.chance,
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
