import { anno1800, owned, playerAt, type View } from '@archipel/anno1800';
import { type Advice, advice } from './advice.ts';

/** When no more than this share of the people is rested, a festival is worth a turn. */
const FEW = 0.25;

/** What a beginner should hear at this moment of Anno 1800, from what the viewer sees; nothing in the middle of something. */
export function advice1800(view: View): Advice | undefined {
  const { table, viewer } = view;
  const { turn } = table;
  if (viewer === 'spectator' || turn.seat !== viewer || table.over || turn.open !== null || turn.pending.length > 0) return undefined;
  const moves = anno1800.moves(view);
  const has = (kind: (typeof moves)[number]['kind']) => moves.some((move) => move.kind === kind);
  // R9: what is free comes first, before the turn is ended.
  if (turn.acted && has('activate')) return advice('effect');
  if (turn.actions === 0) return undefined;
  const cards = moves.filter(({ kind }) => kind === 'play').length;
  if (cards > 0) return advice('play', { count: cards });
  const player = playerAt(table, viewer);
  const all = player.rested.reduce((sum, _, level) => sum + owned(player, level), 0);
  const rested = player.rested.reduce((sum, count) => sum + count, 0);
  // R12.4: a festival with nobody away is a turn for nothing.
  if (rested === all && player.spent.trade + player.spent.exploration === 0) return advice('rested');
  return rested <= all * FEW ? advice('festival') : undefined;
}
