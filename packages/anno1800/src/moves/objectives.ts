import { type Refusal, shared } from '@archipel/kernel';
import { goExhausted } from '../board/board.ts';
import { boxOf, tokens } from '../box/box.ts';
import { nth } from '../data/list.ts';
import type { ObjectiveId } from '../data/words.ts';
import { payable } from '../payability/payable.ts';
import { atStake, stuck } from '../rules/guard.ts';
import { begin, settle } from '../rules/pending.ts';
import { no, reasonsOf } from '../rules/refusal.ts';
import { discardFirst, moved } from '../rules/turn.ts';
import { stateOf, withPlayer, withTurn } from '../state/change.ts';
import { playerAt, type Table } from '../state/state.ts';
import { type Kind, NONE, seatOf } from './kind.ts';
import { moveSchemas } from './schema.ts';

/** R13: what the objectives with an effect cost and give. */
const GRAVES = { tokens: 3, gold: 3 };
const AARHANT = { level: 4, gold: 5 } as const;
const EDITOR = { tokens: 2 };

const GRAVES_MOVE = shared({ kind: 'graves' });
const AARHANT_MOVE = shared({ kind: 'aarhant' });
const EDITOR_MOVE = shared({ kind: 'editor' });

/** R13: the objective must be in play, and each is used once a turn. */
function notUsable(table: Table, objective: ObjectiveId): Refusal | undefined {
  if (!table.objectives.includes(objective)) return no('R13', 'objective-not-in-play', { objective });
  if (table.turn.used.includes(objective)) return no('R13', 'once-a-turn', { objective });
  return discardFirst(table);
}

function used(table: Table, objective: ObjectiveId): Table {
  return withTurn(table, { used: [...table.turn.used, objective] });
}

const inPlay = (table: Table, objective: ObjectiveId): boolean =>
  table.objectives.includes(objective) && !table.turn.used.includes(objective);

/** Whether the tokens can be paid, and all that was begun before. Where there are too few, or nothing has been begun, it is enough to count them. */
function notPayable(table: Table, seat: number, price: number, begun: () => Table): Refusal | undefined {
  const box = boxOf(table);
  if (!payable(box, table, seat, tokens('exploration', price)))
    return { rule: 'R3.1', reasons: () => reasonsOf(stuck(box, begun(), seat)) };
  return atStake(table) ? stuck(box, begun(), seat) : undefined;
}

/** Alonso Graves: tokens and gold for one more action. */
export const graves: Kind<'graves'> = {
  schema: moveSchemas.graves,
  candidates: ({ table }) => (inPlay(table, 'alonso-graves') ? GRAVES_MOVE : NONE),
  refuse(view) {
    const { table } = view;
    const seat = seatOf(view);
    const refusal = notUsable(table, 'alonso-graves');
    if (refusal) return refusal;
    const { gold } = playerAt(table, seat);
    if (gold < GRAVES.gold) return no('R13', 'too-little-gold', { need: GRAVES.gold, have: gold });
    return notPayable(table, seat, GRAVES.tokens, () => gravesBegun(table, seat));
  },
  perform(state, seat, _, recorder) {
    recorder.tell({ fact: 'used', seat, objective: 'alonso-graves' });
    return settle(stateOf(gravesBegun(moved(state.table), seat), state.secret), seat, recorder);
  },
};

function gravesBegun(table: Table, seat: number): Table {
  const poorer = withPlayer(used(table, 'alonso-graves'), seat, { gold: playerAt(table, seat).gold - GRAVES.gold });
  return begin(poorer, { kind: 'graves' }, tokens('exploration', GRAVES.tokens));
}

/** Aarhant: a rested investor for gold. */
export const aarhant: Kind<'aarhant'> = {
  schema: moveSchemas.aarhant,
  candidates: ({ table }) => (inPlay(table, 'aarhant') ? AARHANT_MOVE : NONE),
  refuse(view) {
    const { table } = view;
    const seat = seatOf(view);
    const refusal = notUsable(table, 'aarhant');
    if (refusal) return refusal;
    if (nth(playerAt(table, seat).rested, AARHANT.level) === 0) return no('R13', 'no-rested-cube', { level: 'investor' });
    return atStake(table) ? stuck(boxOf(table), investorPaid(table, seat), seat) : undefined;
  },
  perform(state, seat, _, recorder) {
    recorder.tell({ fact: 'used', seat, objective: 'aarhant' });
    recorder.tell({ fact: 'gained', seat, gold: AARHANT.gold });
    return settle(stateOf(investorPaid(moved(state.table), seat), state.secret), seat, recorder);
  },
};

function investorPaid(table: Table, seat: number): Table {
  const player = playerAt(table, seat);
  return withPlayer(used(table, 'aarhant'), seat, { ...goExhausted(player, AARHANT.level), gold: player.gold + AARHANT.gold });
}

/** The Editor: tokens to get rid of a hand card. */
export const editor: Kind<'editor'> = {
  schema: moveSchemas.editor,
  candidates: ({ table }) => (inPlay(table, 'editor') ? EDITOR_MOVE : NONE),
  refuse(view) {
    const { table, hand } = view;
    const seat = seatOf(view);
    const refusal = notUsable(table, 'editor');
    if (refusal) return refusal;
    if (hand.length === 0) return no('R13', 'no-card-in-hand');
    return notPayable(table, seat, EDITOR.tokens, () => editorBegun(table));
  },
  perform(state, seat, _, recorder) {
    recorder.tell({ fact: 'used', seat, objective: 'editor' });
    return settle(stateOf(editorBegun(moved(state.table)), state.secret), seat, recorder);
  },
};

function editorBegun(table: Table): Table {
  return begin(used(table, 'editor'), { kind: 'editor' }, tokens('exploration', EDITOR.tokens));
}
