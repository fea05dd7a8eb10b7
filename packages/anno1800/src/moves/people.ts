import { type Refusal, shared } from '@archipel/kernel';
import { fieldIndex, takeFrom } from '../board/board.ts';
import { billOf } from '../box/bill.ts';
import { type Box, boxOf, type Cost, deckOfLevel, levelName, levelOf } from '../box/box.ts';
import { holds } from '../box/goods.ts';
import { atLevel, nth } from '../data/list.ts';
import { DISTRICT, EXHAUSTED, LEVEL_INDICES, LEVELS, type Level, type Place } from '../data/words.ts';
import { unpayable } from '../payability/payable.ts';
import { reachOf } from '../payability/reach.ts';
import { freeCards } from '../rules/cards.ts';
import { stepRefusal } from '../rules/effects.ts';
import { atStake, stuck } from '../rules/guard.ts';
import { begin, placesOf, settle, stepped } from '../rules/pending.ts';
import { no } from '../rules/refusal.ts';
import { discardFirst, moved, noNewAction, UNPAID } from '../rules/turn.ts';
import { changedTable, plus, stateOf, takeAction, withOpen, withPending, withPlayer, withTurn } from '../state/change.ts';
import { type Player, playerAt, type Table } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { type Kind, NONE, seatOf } from './kind.ts';
import { type Move, moveSchemas } from './schema.ts';

type EndShift = Extract<Move, { readonly kind: 'end-shift' }>;

/** R10, R11: whether the action that a step belongs to is open and may go on, or a new one may begin. */
function stepOf(table: Table, kind: 'workforce' | 'upgrade'): Refusal | undefined {
  const { open, pending } = table.turn;
  if (pending.length > 0) return UNPAID;
  return open?.kind === kind && open.left > 0 ? discardFirst(table) : noNewAction(table);
}

/** R10.2: gold that stands for the card of an empty deck. */
export const cardGold = (box: Box, table: Table, level: Level): number =>
  freeCards(table, deckOfLevel(level)) > 0 ? 0 : box.deckEmptyGold[deckOfLevel(level)];

const RECRUITS = shared(...LEVELS.map((level) => ({ kind: 'recruit', level }) as const));
const UPGRADES = shared(...LEVELS.map((level) => ({ kind: 'upgrade', level }) as const));

/** Those of the moves, one a level, whose goods could be had if each were all that is wanted. */
function withinReach<Each>(view: View, moves: readonly Each[], costs: readonly (Cost | null)[]): readonly Each[] {
  const box = boxOf(view.table);
  const reach = reachOf(box, view.table, seatOf(view)).goods;
  return moves.filter((_, level) => {
    const cost = costs[level];
    return cost && holds(reach, billOf(box, cost));
  });
}

/** R10: a new cube, one after another, up to three an action. */
export const recruit: Kind<'recruit'> = {
  schema: moveSchemas.recruit,
  candidates: (view) => (stepOf(view.table, 'workforce') ? NONE : withinReach(view, RECRUITS, boxOf(view.table).workforce)),
  refuse(view, move) {
    const { table } = view;
    const box = boxOf(table);
    const seat = seatOf(view);
    const level = levelOf(move.level);
    const refusal = stepOf(table, 'workforce');
    if (refusal) return refusal;
    if (nth(table.supply, level) === 0) return no('R1.3', 'supply-empty', { level: move.level });
    const gold = cardGold(box, table, level);
    const player = playerAt(table, seat);
    if (player.gold < gold) return no('R10.2', 'no-gold-for-the-card', { need: gold, have: player.gold });
    const poorer = gold === 0 ? table : withPlayer(table, seat, { gold: player.gold - gold });
    const cost = nth(box.workforce, level);
    return unpayable(box, poorer, seat, cost, billOf(box, cost));
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    const box = boxOf(table);
    const level = levelOf(move.level);
    const deck = deckOfLevel(level);
    const gold = cardGold(box, table, level);
    const { open } = table.turn;
    const going = open?.kind === 'workforce' && open.left > 0;
    const action = going ? open : { left: 3, reserved: [0, 0, 0] };
    // Not by the gold: a corrected box may ask for none, and an empty deck still has no card to reserve.
    const card = freeCards(table, deck) > 0;
    const reserved = card ? plus(action.reserved, deck, 1) : action.reserved;
    const next = { kind: 'workforce' as const, left: action.left - 1, reserved };
    const acting = going ? withOpen(table, next) : takeAction(table, next);
    const set = withPlayer(changedTable(acting, { supply: plus(acting.supply, level, -1) }), seat, {
      gold: playerAt(table, seat).gold - gold,
    });
    return settle(stateOf(begin(set, { kind: 'cube', level, reserved: card }, nth(box.workforce, level)), state.secret), seat, recorder);
  },
};

/** R11: a step up, one after another, up to three an action. Which cube it is, is said when it is paid: it may work for its own step. */
export const upgrade: Kind<'upgrade'> = {
  schema: moveSchemas.upgrade,
  candidates: (view) => (stepOf(view.table, 'upgrade') ? NONE : withinReach(view, UPGRADES, boxOf(view.table).upgrade)),
  refuse(view, move) {
    const { table } = view;
    const box = boxOf(table);
    const seat = seatOf(view);
    const level = levelOf(move.level);
    const cost = box.upgrade[level];
    if (!cost) return no('R11', 'highest-level');
    return stepOf(table, 'upgrade') ?? stepRefusal(table, seat, level, 'R11') ?? unpayable(box, table, seat, cost, billOf(box, cost));
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    const level = levelOf(move.level);
    const { open } = table.turn;
    const going = open?.kind === 'upgrade' && open.left > 0;
    const next = { kind: 'upgrade' as const, left: (going ? open.left : 3) - 1 };
    const acting = going ? withOpen(table, next) : takeAction(table, next);
    const cost = boxOf(table).upgrade[level];
    const set = changedTable(acting, { supply: plus(acting.supply, level + 1, -1) });
    return settle(stateOf(begin(set, { kind: 'step', level }, cost ?? []), state.secret), seat, recorder);
  },
};

/** R11: which of the cubes of the level goes up. */
export const which: Kind<'which'> = {
  schema: moveSchemas.which,
  candidates(view) {
    const top = view.table.turn.pending.at(-1);
    if (top?.thing.kind !== 'step' || top.owed.length > 0) return NONE;
    return placesOf(playerAt(view.table, seatOf(view)), top.thing.level).map((at) => ({ kind: 'which', at }));
  },
  refuse(view, move) {
    const top = view.table.turn.pending.at(-1);
    if (top?.thing.kind !== 'step') return no('R11', 'no-step-to-take');
    if (top.owed.length > 0) return UNPAID;
    const places = placesOf(playerAt(view.table, seatOf(view)), top.thing.level);
    return (
      discardFirst(view.table) ??
      (places.includes(move.at) ? undefined : no('R11', 'no-such-cube', { level: levelName(top.thing.level), at: move.at }))
    );
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    const top = table.turn.pending.at(-1);
    const popped = withPending(table, table.turn.pending.slice(0, -1));
    const level = top?.thing.kind === 'step' ? top.thing.level : 0;
    recorder.tell({ fact: 'upgraded', seat, level: levelName(level), at: move.at });
    return settle(stateOf(stepped(popped, seat, level, move.at), state.secret), seat, recorder);
  },
};

const isPositive = (count: number): boolean => count > 0;

/** R9: a free step of an activated card. */
export const promote: Kind<'promote'> = {
  schema: moveSchemas.promote,
  candidates(view) {
    if (!view.table.turn.freeSteps.some(isPositive)) return NONE;
    const player = playerAt(view.table, seatOf(view));
    return LEVEL_INDICES.flatMap((level) =>
      nth(view.table.turn.freeSteps, level) > 0
        ? placesOf(player, level).map((at) => ({ kind: 'promote' as const, level: levelName(level), at }))
        : [],
    );
  },
  refuse(view, move) {
    const { table } = view;
    const seat = seatOf(view);
    const level = levelOf(move.level);
    if (nth(table.turn.freeSteps, level) === 0) return no('R9', 'no-free-step', { level: move.level });
    const refusal = discardFirst(table) ?? stepRefusal(table, seat, level, 'R9');
    if (refusal) return refusal;
    if (!placesOf(playerAt(table, seat), level).includes(move.at)) return no('R11', 'no-such-cube', { level: move.level, at: move.at });
    return atStake(table) ? stuck(boxOf(table), promoted(table, seat, level, move.at), seat) : undefined;
  },
  perform(state, seat, move, recorder) {
    const level = levelOf(move.level);
    recorder.tell({ fact: 'upgraded', seat, level: move.level, at: move.at });
    return settle(stateOf(promoted(moved(state.table), seat, level, move.at), state.secret), seat, recorder);
  },
};

function promoted(table: Table, seat: number, level: Level, at: Place): Table {
  const taken = withTurn(changedTable(table, { supply: plus(table.supply, level + 1, -1) }), {
    freeSteps: plus(table.turn.freeSteps, level, -1),
  });
  return stepped(taken, seat, level, at);
}

/** R5: for gold a cube goes back to its district, at any time of the own turn. */
export const endShift: Kind<'end-shift'> = {
  schema: moveSchemas['end-shift'],
  candidates(view) {
    const player = playerAt(view.table, seatOf(view));
    const box = boxOf(view.table);
    const moves: EndShift[] = [];
    for (const level of LEVEL_INDICES) {
      if (player.gold < atLevel(box.shiftEnd, level)) continue;
      for (const at of placesOf(player, level)) if (at !== DISTRICT) moves.push({ kind: 'end-shift', level: levelName(level), at });
    }
    return moves;
  },
  refuse(view, move) {
    const { table } = view;
    const box = boxOf(table);
    const seat = seatOf(view);
    const player = playerAt(table, seat);
    const level = levelOf(move.level);
    if (move.at === DISTRICT || !placesOf(player, level).includes(move.at))
      return no('R5', 'no-such-cube', { level: move.level, at: move.at });
    const price = nth(box.shiftEnd, level);
    if (player.gold < price) return no('R5', 'too-little-gold', { need: price, have: player.gold });
    const waiting = discardFirst(table);
    if (waiting || !atStake(table)) return waiting;
    return stuck(box, withPlayer(table, seat, rested(box, player, level, move.at)), seat);
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    const box = boxOf(table);
    const level = levelOf(move.level);
    recorder.tell({ fact: 'shift-ended', seat, level: move.level, at: move.at, gold: nth(box.shiftEnd, level) });
    return settle(stateOf(withPlayer(table, seat, rested(box, playerAt(table, seat), level, move.at)), state.secret), seat, recorder);
  },
};

function rested(box: Box, player: Player, level: Level, at: Place): Partial<Player> {
  const left = takeFrom(player, at, at === EXHAUSTED ? undefined : fieldIndex(player, at), level);
  // Written out, because to merge records is slow work, and a list of moves tries every shift end.
  return {
    exhausted: left.exhausted ?? player.exhausted,
    workers: left.workers ?? player.workers,
    rested: plus(player.rested, level, 1),
    gold: player.gold - atLevel(box.shiftEnd, level),
  };
}
