import { boxOf, type Move, named, type View } from '@archipel/anno1800';
import type { Style } from '@archipel/protocol';
import type { Taste } from '../player/taste.ts';
import type { Weights1800 } from './weights.ts';

/** What a style adds to the weights of a player that plans. */
export type StyleWeights = Partial<Weights1800>;

/**
 * What each word means in this game. A builder wants industries, fields and steps up; an explorer islands, expeditions and the ships for them; a racer cards out of the hand
 * and few people, who bring cards; a trader buys what others make, with trade ships. Set so that none of them wins more than another (docs/bots.md).
 */
export const STYLE_WEIGHTS: Readonly<Record<Style, StyleWeights>> = {
  builder: { breadth: 0.25, relief: 0.2, field: 0.3, step: 0.4 },
  explorer: { explore: 2, settle: 1, visit: 0.25, sail: 0.4, sailEffect: 0.15 },
  racer: { card: 0.3, rid: 0.3, shed: 0.4, swap: 0.15 },
  trader: { trade: -0.08, ship: 0.8, tradeEffect: 0.2, income: 0.15 },
};

/** The weights with what a style adds to them. */
export function inStyle(weights: Weights1800, style: StyleWeights): Weights1800 {
  const changed: Record<string, number> = { ...weights };
  for (const [name, more] of Object.entries(style)) changed[name] = (changed[name] ?? 0) + more;
  return { ...weights, ...changed };
}

/** Kinds of moves that somebody may like. */
type Deed = Exclude<Move['kind'], 'build'> | 'industry' | 'trade-ship' | 'exploration-ship' | 'shipyard';

const LIKES: Readonly<Record<Style, Partial<Readonly<Record<Deed, number>>>>> = {
  builder: { industry: 2, upgrade: 1, shipyard: 1 },
  explorer: { explore: 2, settle: 2, expedition: 2, 'exploration-ship': 1 },
  racer: { play: 2, swap: 1, festival: 1 },
  trader: { 'trade-ship': 2, industry: 1, shipyard: 1 },
};

function deedOf({ table }: View, move: Move): Deed {
  if (move.kind !== 'build') return move.kind;
  const tile = named(boxOf(table).tiles, move.tile);
  return tile.kind === 'ship' ? `${tile.token}-ship` : tile.kind;
}

/** For players that search: hundredths of the chance to win, for which they do what they like. */
const MARGIN = 1.5;

export function tasteOf(style: Style): Taste<View, Move> {
  return { likes: (view, move) => LIKES[style][deedOf(view, move)] ?? 0, margin: MARGIN };
}
