import { anno1800, boxOf, type Move, nth, type Player, playerAt, type State, sheetOf, type View } from '@archipel/anno1800';
import { isRecord, type Json } from '@archipel/kernel';
import type { PuzzleGame, Standing } from '../core/puzzleGame.ts';
import { seatOf } from '../core/seat.ts';
import { continuations1800 } from './continuations.ts';
import { means1800 } from './means.ts';
import { type Question1800, question1800Schema } from './question.ts';
import { questions1800 } from './questions.ts';
import { actionsLeft, extrasInHand, isBuilt, wordFor1800 } from './useful.ts';

/** Questions about a turn of Anno 1800. */
export const puzzles1800: PuzzleGame<State, View, Move, Question1800> = {
  rules: anno1800,
  questionSchema: question1800Schema,
  asksAt({ table: { turn, over } }) {
    return over || turn.acted || turn.pending.length > 0 || turn.open !== null ? undefined : turn.seat;
  },
  questions: questions1800,
  describe,
  standing,
  isHopeless,
  continuations: continuations1800,
  means: means1800,
  wordFor: wordFor1800,
};

const NOT_YET: Standing = { solved: false, value: null };
const SOLVED: Standing = { solved: true, value: null };

function standing(question: Question1800, view: View): Standing {
  const { table } = view;
  const seat = seatOf(view);
  switch (question.ask) {
    case 'cards':
      return table.turn.cards.length >= question.count ? SOLVED : NOT_YET;
    case 'card':
      return table.turn.cards.includes(question.card) ? SOLVED : NOT_YET;
    case 'fireworks':
      return table.end?.by === seat ? SOLVED : NOT_YET;
    case 'points':
      return mayEnd(view) ? { solved: false, value: sheetOf(anno1800.visibleState(view), seat).total } : NOT_YET;
    default: {
      const player = playerAt(table, seat);
      return isBuilt(view, question.tile) && mayEnd(view) ? { solved: false, value: kept(player, question.keep) } : NOT_YET;
    }
  }
}

function mayEnd({ table: { turn } }: View): boolean {
  const waits =
    turn.open?.kind === 'workforce' || turn.open?.kind === 'swap' || (turn.open?.kind === 'build' && turn.open.built.length === 0);
  return turn.acted && turn.pending.length === 0 && turn.discard?.must !== true && !waits;
}

function kept(player: Player, what: 'gold' | 'rested'): number {
  return what === 'gold' ? player.gold : player.rested.reduce((sum, count) => sum + count, 0);
}

function isHopeless(question: Question1800, view: View): boolean {
  const { table, hand } = view;
  const { turn } = table;
  const left = actionsLeft(view);
  const paying = turn.pending.filter(({ thing }) => thing.kind === 'card').length;
  switch (question.ask) {
    case 'cards':
      return turn.cards.length + paying + Math.min(hand.length, left + extrasInHand(view)) < question.count;
    case 'card':
      return left === 0 && !turn.pending.some(({ thing }) => thing.kind === 'card' && thing.card === question.card);
    case 'fireworks':
      // Cards also leave the hand by the effects of others and by The Editor: only those without any of these are counted.
      return !mayDiscard(view) && hand.length > left + extrasInHand(view);
    case 'build': {
      if (turn.open?.kind === 'build' && (turn.open.built.length > 0 || turn.pending.length > 0))
        return left === 0 && !isUnderWay(view, question.tile);
      return left === 0 && turn.open?.kind !== 'build';
    }
    default:
      return false;
  }
}

function isUnderWay(view: View, tile: string): boolean {
  const { open, pending } = view.table.turn;
  return (
    isBuilt(view, tile) ||
    pending.some(({ thing }) => thing.kind === 'tile' && thing.tile === tile) ||
    (open?.kind === 'build' && open.ships)
  );
}

function mayDiscard(view: View): boolean {
  const { table, hand } = view;
  const box = boxOf(table);
  const { turn } = table;
  if (turn.discard !== null || (table.objectives.includes('editor') && !turn.used.includes('editor'))) return true;
  if (turn.pending.some(({ thing }) => thing.kind === 'editor')) return true;
  return [...hand, ...turn.cards].some((card) => box.cards.get(card)?.effect.discard !== undefined);
}

/** Fields of a described position that say how the turn goes on, or follow from others: a turn that has just begun needs none of them. */
const LEFT_OUT = [
  'actions',
  'acted',
  'open',
  'paying',
  'owed',
  'freeSteps',
  'decks',
  'expeditions',
  'oldWorld',
  'newWorld',
  'supply',
  'market',
  'over',
];

function describe(state: State): Json {
  const all = anno1800.positionFormat.describe(state);
  const seats = state.table.seats.length;
  const { market, ...rest } = isRecord(all) ? all : {};
  const described = Object.fromEntries(Object.entries(rest).filter(([key]) => !LEFT_OUT.includes(key))) as Record<string, Json>;
  described['seats'] = state.table.seats.map((_, seat) => seatDescribed(isRecord(all) ? nth(all['seats'] as readonly Json[], seat) : null));
  const built = anno1800.positionFormat.build(described, seats);
  // Copies that have left the market otherwise than onto a field are named.
  const others = built.ok ? Object.entries(state.table.market).filter(([tile, count]) => built.state.table.market[tile] !== count) : [];
  return others.length > 0 ? { ...described, market: Object.fromEntries(others) } : described;
}

/** Without what is nothing: the position is read by people, and sent to them. */
function seatDescribed(seat: Json): Json {
  if (!isRecord(seat)) return seat;
  const { tokens: _, ...rest } = seat;
  return Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) => (isNothing(value) && key !== 'cubes' ? [] : [[key, value as Json]])),
  );
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === 0 || (isRecord(value) && Object.values(value).every((each) => each === 0));
}
