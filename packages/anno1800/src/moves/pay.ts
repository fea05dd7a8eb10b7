import { type Refusal, seatsOf, shared } from '@archipel/kernel';
import { fieldIndex, goExhausted, goToWork, tradePrice, workersOn, workshopsOf } from '../board/board.ts';
import { boxOf, levelName, levelOf, named, tokens } from '../box/box.ts';
import { nth } from '../data/list.ts';
import { type CardId, type Good, TOKEN_SOURCES, type Token, type TokenSource } from '../data/words.ts';
import { sourcesOf } from '../payability/means.ts';
import { tradeTokens } from '../payability/tokens.ts';
import { stuck } from '../rules/guard.ts';
import { settle } from '../rules/pending.ts';
import { no } from '../rules/refusal.ts';
import { discardFirst, moved } from '../rules/turn.ts';
import { moreTokens, put, stateOf, withPending, withPlayer, withTurn } from '../state/change.ts';
import { type Item, type Player, playerAt, type Table, type Tokens } from '../state/state.ts';
import { type Kind, NONE, seatOf } from './kind.ts';
import { moveSchemas } from './schema.ts';

/** What is to be paid next, once the thing itself has been said to the end. */
function dueNow(table: Table): Item | undefined {
  const top = table.turn.pending.at(-1);
  return top?.thing.kind === 'tile' && top.thing.field === null ? undefined : top?.owed[0];
}

const dueGood = (table: Table): Good | undefined => {
  const due = dueNow(table);
  return due?.kind === 'good' ? due.good : undefined;
};

const NOTHING_TO_PAY = no('R3.1', 'nothing-to-pay');

/** R3.1: a source is taken only for what is due. */
function notDue(table: Table, good: Good): Refusal | undefined {
  const due = dueNow(table);
  if (due === undefined) return NOTHING_TO_PAY;
  return due.kind === 'good' && due.good === good ? discardFirst(table) : no('R3.1', 'not-due', { due });
}

/** The table with the item that was due taken off the list, and perhaps tokens put on it. */
function paid(table: Table, more: readonly Item[] = []): Table {
  const { pending } = table.turn;
  const top = pending.at(-1);
  if (top === undefined) return table;
  const owed = more.length === 0 ? top.owed.slice(1) : [...more, ...top.owed.slice(1)];
  return withPending(table, put(pending, pending.length - 1, { thing: top.thing, owed }));
}

/** R3.2: a rested cube of the right level goes to a free workplace of an own industry. */
export const produce: Kind<'produce'> = {
  schema: moveSchemas.produce,
  candidates(view) {
    const good = dueGood(view.table);
    if (good === undefined) return NONE;
    const shops = workshopsOf(boxOf(view.table), playerAt(view.table, seatOf(view)), good);
    return shops.map((shop) => ({ kind: 'produce', good, field: shop.field }));
  },
  refuse(view, move) {
    const { table } = view;
    const refusal = notDue(table, move.good);
    if (refusal) return refusal;
    const box = boxOf(table);
    const seat = seatOf(view);
    const player = playerAt(table, seat);
    const shop = workshopsOf(box, player, move.good).find((each) => each.field === move.field);
    if (shop === undefined) return no('R3.2', 'not-made-there', { good: move.good, field: move.field });
    if (workersOn(player, shop.at).length >= shop.workplaces) return no('R3.2', 'no-free-workplace', { field: move.field });
    if (nth(player.rested, shop.worker) === 0) return no('R3.2', 'no-rested-cube', { level: levelName(shop.worker) });
    return stuck(box, paid(withPlayer(table, seat, goToWork(player, shop.at, shop.worker))), seat);
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    const box = boxOf(table);
    const player = playerAt(table, seat);
    const at = fieldIndex(player, move.field) ?? -1;
    const shop = workshopsOf(box, player, move.good).find((each) => each.at === at);
    const level = shop?.worker ?? 0;
    recorder.tell({ fact: 'produced', seat, good: move.good, field: move.field, level: levelName(level) });
    return settle(stateOf(paid(withPlayer(table, seat, goToWork(player, at, level))), state.secret), seat, recorder);
  },
};

const NEVER = Number.POSITIVE_INFINITY;

/** R4: from another player, for trade tokens; he gets 1 gold. */
export const trade: Kind<'trade'> = {
  schema: moveSchemas.trade,
  candidates(view) {
    const { table } = view;
    const good = dueGood(table);
    if (good === undefined) return NONE;
    const box = boxOf(table);
    const seat = seatOf(view);
    const tokensLeft = tradeTokens(table, playerAt(table, seat));
    // What the cheapest partner takes is known at once.
    if (sourcesOf(box, table, seat, good).price > tokensLeft) return NONE;
    const sellers = seatsOf(table.seats.length).filter((from) => (tradePrice(box, playerAt(table, from), good) ?? NEVER) <= tokensLeft);
    return sellers.map((from) => ({ kind: 'trade', good, from }));
  },
  refuse(view, move) {
    const { table } = view;
    const refusal = notDue(table, move.good);
    if (refusal) return refusal;
    const seat = seatOf(view);
    if (move.from === seat || move.from >= table.seats.length) return no('R4.4', 'no-partner', { from: move.from });
    if (boxOf(table).components.resources['new-world'].includes(move.good)) return no('R4.4', 'not-tradable', { good: move.good });
    if (table.turn.traded.includes(move.good)) return no('R4.3', 'bought-before', { good: move.good });
    if (tradePrice(boxOf(table), playerAt(table, move.from), move.good) === undefined)
      return no('R4.1', 'not-made-by-partner', { good: move.good, from: move.from });
    return stuck(boxOf(table), bought(table, move.good, move.from), seat);
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    const price = tradePrice(boxOf(table), playerAt(table, move.from), move.good) ?? 0;
    recorder.tell({ fact: 'traded', seat, good: move.good, from: move.from, tokens: price });
    return settle(stateOf(bought(table, move.good, move.from), state.secret), seat, recorder);
  },
};

function bought(table: Table, good: Good, from: number): Table {
  const partner = playerAt(table, from);
  const price = tradePrice(boxOf(table), partner, good) ?? 0;
  const told = withTurn(paid(table, tokens('trade', price)), { traded: [...table.turn.traded, dueGood(table) ?? good] });
  return withPlayer(told, from, { gold: partner.gold + 1 });
}

/** R3.5: from an own New World island, for a trade token. */
export const fetch: Kind<'fetch'> = {
  schema: moveSchemas.fetch,
  candidates({ table }) {
    const good = dueGood(table);
    return good === undefined ? NONE : [{ kind: 'fetch', good }];
  },
  refuse(view, move) {
    const { table } = view;
    const box = boxOf(table);
    const seat = seatOf(view);
    const refusal = notDue(table, move.good);
    if (refusal) return refusal;
    if (!sourcesOf(box, table, seat, move.good).island) return no('R3.5', 'no-own-island', { good: move.good });
    return stuck(box, paid(table, tokens('trade', 1)), seat);
  },
  perform(state, seat, move, recorder) {
    recorder.tell({ fact: 'fetched', seat, good: move.good });
    return settle(stateOf(paid(moved(state.table), tokens('trade', 1)), state.secret), seat, recorder);
  },
};

/** R9: a played card gives a New World resource inside a payment that needs it. */
export const gift: Kind<'gift'> = {
  schema: moveSchemas.gift,
  candidates(view) {
    const good = dueGood(view.table);
    if (good === undefined) return NONE;
    return sourcesOf(boxOf(view.table), view.table, seatOf(view), good).cards.map((card) => ({ kind: 'gift', good, card }));
  },
  refuse(view, move) {
    const { table } = view;
    const refusal = notDue(table, move.good);
    if (refusal) return refusal;
    const box = boxOf(table);
    const seat = seatOf(view);
    const played = playerAt(table, seat).played.find((each) => each.card === move.card);
    if (played === undefined) return no('R9', 'not-played', { card: move.card });
    if (played.used) return no('R9', 'already-used', { card: move.card });
    if (!named(box.cards, move.card).effect.oneOf?.includes(move.good))
      return no('R9', 'not-given-by-card', { card: move.card, good: move.good });
    return stuck(box, paid(cardUsed(table, seat, move.card)), seat);
  },
  perform(state, seat, move, recorder) {
    recorder.tell({ fact: 'given', seat, good: move.good, card: move.card });
    return settle(stateOf(paid(cardUsed(moved(state.table), seat, move.card)), state.secret), seat, recorder);
  },
};

/** R9: an activated card is turned over. */
export function cardUsed(table: Table, seat: number, card: CardId): Table {
  const { played } = playerAt(table, seat);
  return withPlayer(table, seat, { played: played.map((each) => (each.card === card ? { card: each.card, used: true } : each)) });
}

/** R3.3: a rested cube for a cost that names one. */
export const exhaust: Kind<'exhaust'> = {
  schema: moveSchemas.exhaust,
  candidates({ table }) {
    const due = dueNow(table);
    return due?.kind === 'cube' ? [{ kind: 'exhaust', level: levelName(due.level) }] : NONE;
  },
  refuse(view, move) {
    const { table } = view;
    const level = levelOf(move.level);
    const due = dueNow(table);
    if (due === undefined) return NOTHING_TO_PAY;
    if (due.kind !== 'cube' || due.level !== level) return no('R3.1', 'not-due', { due });
    const waiting = discardFirst(table);
    if (waiting) return waiting;
    const player = playerAt(table, seatOf(view));
    if (nth(player.rested, level) === 0) return no('R3.3', 'no-rested-cube', { level: move.level });
    return stuck(boxOf(table), paid(withPlayer(table, seatOf(view), goExhausted(player, level))), seatOf(view));
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    recorder.tell({ fact: 'exhausted', seat, level: move.level });
    const player = playerAt(table, seat);
    return settle(stateOf(paid(withPlayer(table, seat, goExhausted(player, levelOf(move.level)))), state.secret), seat, recorder);
  },
};

/** How many tokens of which kind a source takes from ships and from cards. */
const TAKEN: { readonly [from in TokenSource]: { readonly beryl: boolean; readonly ships: number; readonly cards: number } } = {
  ships: { beryl: false, ships: 1, cards: 0 },
  cards: { beryl: false, ships: 0, cards: 1 },
  'beryl-ships': { beryl: true, ships: 2, cards: 0 },
  'beryl-both': { beryl: true, ships: 1, cards: 1 },
  'beryl-cards': { beryl: true, ships: 0, cards: 2 },
};

const tokenMoves = (token: Token) => shared(...TOKEN_SOURCES.map((from) => ({ kind: 'token', token, from }) as const));
const TOKEN_MOVES = { trade: tokenMoves('trade'), exploration: tokenMoves('exploration') };

/** R3.4: a token from ships or cards; R13: or two exploration tokens for a trade token. */
export const token: Kind<'token'> = {
  schema: moveSchemas.token,
  candidates({ table }) {
    const due = dueNow(table);
    return due?.kind === 'token' ? TOKEN_MOVES[due.token] : NONE;
  },
  refuse(view, move) {
    const { table } = view;
    const due = dueNow(table);
    if (due === undefined) return NOTHING_TO_PAY;
    if (due.kind !== 'token' || due.token !== move.token) return no('R3.1', 'not-due', { due });
    const waiting = discardFirst(table);
    if (waiting) return waiting;
    const { beryl, ships, cards } = TAKEN[move.from];
    if (beryl && move.token !== 'trade') return no('R13', 'only-for-trade-tokens');
    if (beryl && !table.objectives.includes('beryl-omara')) return no('R13', 'objective-not-in-play', { objective: 'beryl-omara' });
    const kind: Token = beryl ? 'exploration' : move.token;
    const player = playerAt(table, seatOf(view));
    if (player.onShips[kind] < ships || player.onCards[kind] < cards)
      return no('R3.4', 'no-rested-token', { token: kind, from: move.from });
    return stuck(boxOf(table), paid(withPlayer(table, seatOf(view), tokensSpent(player, move.token, move.from))), seatOf(view));
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    recorder.tell({ fact: 'spent', seat, token: move.token, from: move.from });
    const player = playerAt(table, seat);
    return settle(stateOf(paid(withPlayer(table, seat, tokensSpent(player, move.token, move.from))), state.secret), seat, recorder);
  },
};

/** Tokens of ships are exhausted, tokens of cards go to the supply. */
function tokensSpent(
  player: Player,
  wanted: Token,
  from: TokenSource,
): { readonly onShips: Tokens; readonly spent: Tokens; readonly onCards: Tokens } {
  const { beryl, ships, cards } = TAKEN[from];
  const kind: Token = beryl ? 'exploration' : wanted;
  return {
    onShips: moreTokens(player.onShips, kind, -ships),
    spent: moreTokens(player.spent, kind, ships),
    onCards: moreTokens(player.onCards, kind, -cards),
  };
}
