import type { Seat } from '@archipel/kernel';
import { nth } from '../data/list.ts';
import type { TileId } from '../data/words.ts';
import {
  type Field,
  type OpenAction,
  type Player,
  playerAt,
  type Secret,
  type State,
  type Table,
  type Tokens,
  type Turn,
} from './state.ts';

/**
 * Every new record of a position is made here, written out field by field: so all records of a kind have one shape in the engine's eyes. Spreads
 * would make dozens of them, and everything that reads a position several times slower.
 */
export function stateOf(table: Table, secret: Secret): State {
  return { table, secret };
}

export function changedTable(table: Table, change: Partial<Table>): Table {
  return Object.assign(copyOfTable(table), change);
}

export function withTurn(table: Table, change: Partial<Turn>): Table {
  const next = copyOfTable(table);
  next.turn = Object.assign(copyOfTurn(table.turn), change);
  return next;
}

/** What changes with nearly every move has ways of its own: to merge records is slow work for the engine. */
export function withPending(table: Table, pending: Turn['pending']): Table {
  const next = copyOfTable(table);
  const turn = copyOfTurn(table.turn);
  turn.pending = pending;
  next.turn = turn;
  return next;
}

export function withOpen(table: Table, open: OpenAction | null): Table {
  const next = copyOfTable(table);
  const turn = copyOfTurn(table.turn);
  turn.open = open;
  next.turn = turn;
  return next;
}

/** R2: an action begins. */
export function takeAction(table: Table, open: OpenAction | null): Table {
  const next = copyOfTable(table);
  const turn = copyOfTurn(table.turn);
  turn.actions = table.turn.actions - 1;
  turn.acted = true;
  turn.open = open;
  next.turn = turn;
  return next;
}

/** Other numbers of cards in a hand and in the decks. */
export function withCards(table: Table, seat: Seat, hand: Player['hand'], decks: Table['decks']): Table {
  const player = copyOfPlayer(playerAt(table, seat));
  player.hand = hand;
  const next = copyOfTable(table);
  next.seats = put(table.seats, seat, player);
  next.decks = decks;
  return next;
}

/** The same of the cards themselves. */
export function withHands(secret: Secret, hands: Secret['hands'], decks: Secret['decks']): Secret {
  const next = copyOfSecret(secret);
  next.hands = hands;
  next.decks = decks;
  return next;
}

export function withPlayer(table: Table, seat: Seat, change: Partial<Player>): Table {
  const next = copyOfTable(table);
  next.seats = put(table.seats, seat, changedPlayer(playerAt(table, seat), change));
  return next;
}

export function changedPlayer(player: Player, change: Partial<Player>): Player {
  return Object.assign(copyOfPlayer(player), change);
}

export function changedSecret(secret: Secret, change: Partial<Secret>): Secret {
  return Object.assign(copyOfSecret(secret), change);
}

/**
 * A position of its own, in which every record can be given other contents. Lists are shared: nothing ever changes one in place. It is what all the
 * copies of a move come to at the most, and what the cost of copying is measured by.
 */
export function copied({ table, secret }: State): State {
  const next = copyOfTable(table);
  next.turn = copyOfTurn(table.turn);
  next.seats = table.seats.map(copyOfPlayer);
  return stateOf(next, copyOfSecret(secret));
}

type Fresh<Record> = { -readonly [key in keyof Record]: Record[key] };

function copyOfTable(table: Table): Fresh<Table> {
  const copy = {
    seats: table.seats,
    market: table.market,
    supply: table.supply,
    decks: table.decks,
    expeditionDeck: table.expeditionDeck,
    oldWorld: table.oldWorld,
    newWorld: table.newWorld,
    objectives: table.objectives,
    first: table.first,
    round: table.round,
    turn: table.turn,
    end: table.end,
    limit: table.limit,
    over: table.over,
  };
  return table.components === undefined ? copy : Object.assign(copy, { components: table.components });
}

function copyOfTurn(turn: Turn): Fresh<Turn> {
  return {
    seat: turn.seat,
    actions: turn.actions,
    acted: turn.acted,
    open: turn.open,
    pending: turn.pending,
    traded: turn.traded,
    freeSteps: turn.freeSteps,
    used: turn.used,
    discard: turn.discard,
    cards: turn.cards,
  };
}

function copyOfPlayer(player: Player): Fresh<Player> {
  return {
    rested: player.rested,
    exhausted: player.exhausted,
    gold: player.gold,
    onShips: player.onShips,
    spent: player.spent,
    onCards: player.onCards,
    fields: player.fields,
    workers: player.workers,
    hand: player.hand,
    played: player.played,
    expeditions: player.expeditions,
    oldWorld: player.oldWorld,
    newWorld: player.newWorld,
  };
}

function copyOfSecret(secret: Secret): Fresh<Secret> {
  return {
    hands: secret.hands,
    expeditions: secret.expeditions,
    decks: secret.decks,
    expeditionDeck: secret.expeditionDeck,
    oldWorld: secret.oldWorld,
    newWorld: secret.newWorld,
    chance: secret.chance,
  };
}

type BuildAction = Extract<OpenAction, { readonly kind: 'build' }>;

export function changedBuild(action: BuildAction, change: Partial<BuildAction>): BuildAction {
  return {
    kind: 'build',
    yards: change.yards ?? action.yards,
    built: change.built ?? action.built,
    ships: change.ships ?? action.ships,
    removed: change.removed ?? action.removed,
  };
}

export function withTile(field: Field, tile: TileId | null): Field {
  return { id: field.id, ground: field.ground, printed: field.printed, tile };
}

/** Tokens of one kind come or go. */
export function moreTokens(tokens: Tokens, token: keyof Tokens, by: number): Tokens {
  const { trade, exploration } = tokens;
  return token === 'trade' ? { trade: trade + by, exploration } : { trade, exploration: exploration + by };
}

/** A list without the item at an index. */
export function drop<Item>(items: readonly Item[], index: number): readonly Item[] {
  const next = items.slice(0, index);
  for (let at = index + 1; at < items.length; at++) next.push(nth(items, at));
  return next;
}

/** A list with one of its items replaced. */
export function put<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
  const next = items.slice();
  next[index] = item;
  return next;
}

/** A list of numbers with one of them changed by `by`. */
export function plus(list: readonly number[], at: number, by: number): readonly number[] {
  const next = list.slice();
  next[at] = (next[at] ?? 0) + by;
  return next;
}
