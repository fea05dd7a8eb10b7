import { anno1800, boxOf, type CardId, type Move, playerAt, type View } from '@archipel/anno1800';
import { rotated, seatOf } from '../core/seat.ts';
import type { Question1800 } from './question.ts';

/** A tile that costs less is no question. */
const LEAST_COST = 3;
/** Of several tiles a few are enough. */
const MOST_OF_A_KIND = 2;

/** What might be asked here. Whether there is an answer, and how hard it is to find, is shown by the proof. */
export function questions1800(view: View, end: View): readonly Question1800[] {
  const { table } = view;
  const seat = seatOf(view);
  const moves = anno1800.moves(view);
  const asked: Question1800[] = [];
  if (table.round === (table.end?.lastRound ?? table.limit)) asked.push({ ask: 'points' });
  if (table.end === null && end.table.end?.by === seat) asked.push({ ask: 'fireworks' });
  const played = end.table.turn.seat === seat ? end.table.turn.cards : [];
  if (played.length >= 2) asked.push({ ask: 'cards', count: played.length });
  return [...asked, ...cards(view, moves, played), ...builds(view, moves)];
}

/** Cards that were played although they could not be paid at once. */
function cards(view: View, moves: readonly Move[], played: readonly CardId[]): readonly Question1800[] {
  const payable = new Set(moves.flatMap((move) => (move.kind === 'play' ? [move.card] : [])));
  return played.filter((card) => view.hand.includes(card) && !payable.has(card)).map((card) => ({ ask: 'card' as const, card }));
}

/** Tiles that can be paid and are not cheap, and what may be kept by paying well. */
function builds(view: View, moves: readonly Move[]): readonly Question1800[] {
  const { table } = view;
  const box = boxOf(table);
  const tiles = moves.flatMap((move) => (move.kind === 'build' ? [move.tile] : []));
  const costOf = (tile: (typeof tiles)[number]) => box.tiles.get(tile)?.cost.length ?? 0;
  const dear = tiles.filter((tile) => box.tiles.get(tile)?.kind === 'industry' && costOf(tile) >= LEAST_COST);
  const player = playerAt(table, seatOf(view));
  const keeps = player.gold > 2 ? (['gold', 'rested'] as const) : (['rested'] as const);
  return rotated(dear, table.round)
    .slice(0, MOST_OF_A_KIND)
    .flatMap((tile) => keeps.map((keep) => ({ ask: 'build' as const, tile, keep })));
}
