import {
  anno1503,
  COMMODITIES,
  type Move,
  nextLevel,
  objectivesHeld,
  obtainable,
  type Player,
  type State,
  type View,
} from '@archipel/anno1503';
import { isRecord, type Json } from '@archipel/kernel';
import type { PuzzleGame, Standing } from '../core/puzzleGame.ts';
import { rotated, seatOf } from '../core/seat.ts';
import { type Question1503, question1503Schema } from './question.ts';

/** Questions about a turn of Anno 1503: what is paid, sold and bought before the ships sail. */
export const puzzles1503: PuzzleGame<State, View, Move, Question1503> = {
  rules: anno1503,
  questionSchema: question1503Schema,
  asksAt({ open }) {
    const { sold, bought, branched } = open.done;
    return open.phase === 'act' && open.asking === null && sold.length === 0 && bought === 0 && !branched ? open.turn : undefined;
  },
  questions,
  describe,
  standing,
  isHopeless: () => false,
  continuations: (_, view) => anno1503.moves(view).flatMap((move) => (TRIED.has(move.kind) ? [[move]] : [])),
  means,
  wordFor,
};

/** At sea nothing is won without looking at a tile, and the Big Branch draws one: both bring something to light. */
const TRIED: ReadonlySet<Move['kind']> = new Set(['place', 'develop', 'place-ship', 'sell', 'buy']);

const NOT_YET: Standing = { solved: false, value: null };
const SOLVED: Standing = { solved: true, value: null };

function own(view: View): Player {
  const player = view.seats[seatOf(view)];
  if (player === undefined) throw new RangeError('nobody sits there');
  return player;
}

const countOf = ({ inhabitants }: Player, level: string): number => inhabitants.filter((each) => each === level).length;

function standing(question: Question1503, view: View): Standing {
  const player = own(view);
  const reached = (is: boolean) => (is ? SOLVED : NOT_YET);
  const most = (is: boolean): Standing => (is && view.phase === 'act' ? { solved: false, value: player.gold } : NOT_YET);
  switch (question.ask) {
    case 'win':
      return reached(view.winner === seatOf(view));
    case 'objectives':
      return reached(objectivesHeld(view, seatOf(view)).length >= question.count);
    case 'gold':
      return most(true);
    case 'level':
      return most(countOf(player, question.level) >= question.count);
    default:
      return most(player.buildings.includes(question.building));
  }
}

/** Spaces are alike but for who stands on them and whether they have bought. Cards and gold are never too many in the middle of a turn (Q2). */
function means(view: View) {
  const player = own(view);
  const { sold, bought } = view.done;
  const people = player.inhabitants.map((level, at) => `${level}${sold.includes(at + 1) ? '*' : ''}`).toSorted();
  const ships = player.ships.filter((ship) => ship === null).length;
  const rest = [view.phase, ...people, ...player.buildings.toSorted(), ships, bought].join(' ');
  return { rest, worth: [player.gold, ...COMMODITIES.map((each) => view.hand[each])] };
}

function wordFor(question: Question1503, view: View, move: Move): string | undefined {
  switch (move.kind) {
    case 'buy':
      return `buy:${move.commodity}`;
    case 'sell':
      return question.ask === 'gold' ? `sell:${move.commodity}` : undefined;
    case 'develop':
      return `develop:${own(view).inhabitants[move.inhabitant - 1] ?? ''}`;
    case 'place':
      return move.building === undefined ? 'place' : `place:${move.building}`;
    case 'place-ship':
      return 'place-ship';
    default:
      return undefined;
  }
}

const HIGHER = ['settler', 'citizen', 'merchant'] as const;

/** Of the buildings that are to be had a few are enough. */
const MOST_BUILDINGS = 2;

function questions(view: View, end: View): readonly Question1503[] {
  const player = own(view);
  const [held, then] = [view, end].map((each) => objectivesHeld(each, seatOf(view)).length);
  const levels = HIGHER.filter((level) => player.inhabitants.some((each) => nextLevel(each) === level));
  return [
    ...(end.winner === seatOf(view) ? [{ ask: 'win' as const }] : []),
    ...(held !== undefined && then !== undefined && then > held && held < 2 ? [{ ask: 'objectives' as const, count: held + 1 }] : []),
    ...levels.toReversed().map((level) => ({ ask: 'level' as const, level, count: countOf(player, level) + 1 })),
    ...rotated(obtainable(view, player), view.round)
      .slice(0, MOST_BUILDINGS)
      .map((building) => ({ ask: 'building' as const, building })),
    { ask: 'gold' },
  ];
}

/** Fields that are told besides, or follow from others. */
const TOLD_BESIDES = ['waiting', 'look', 'winner', 'stacks', 'supply', 'bought', 'sold', 'branched'];

function describe(state: State): Json {
  const all = anno1503.positionFormat.describe(state);
  if (!isRecord(all)) return all;
  const seats = (all['seats'] as readonly Json[]).map((seat) => {
    if (!isRecord(seat)) return seat;
    const { objectives: _, ...rest } = seat;
    return Object.fromEntries(
      Object.entries(rest).flatMap(([key, value]) => (isNothing(value) && key !== 'gold' && key !== 'hand' ? [] : [[key, value as Json]])),
    );
  });
  const described = Object.fromEntries(Object.entries(all).filter(([key]) => !TOLD_BESIDES.includes(key)));
  return { ...(described as Record<string, Json>), seats };
}

const isNothing = (value: unknown): boolean =>
  value === 0 || (Array.isArray(value) && value.length === 0) || (isRecord(value) && Object.keys(value).length === 0);
