import type { Move, View } from '@archipel/anno1503';
import type { Style } from '@archipel/protocol';
import type { Taste } from '../player/taste.ts';
import type { Fondness } from './easyPlan.ts';
import type { PlannerWeights } from './weights.ts';

/**
 * What each word means in this game. A builder goes for buildings and citizens and thinks little of the sea; an explorer for outposts and agreements;
 * a racer spends what it has on what is nearest and keeps little back; a trader goes for gold, and sells and buys for it.
 * Set so that none of them wins more than another (docs/bots.md).
 */
const STYLE_WEIGHTS: Readonly<Record<Style, Partial<PlannerWeights>>> = {
  builder: { look: 0.12, gold: 0.2, explorer: 1, citizen: 1 },
  explorer: { look: -0.05, ship: 0.5, fleet: 1, goods: 0.15, outpost: 0.3 },
  racer: { reserve: -0.6, thrift: 0.6, lacking: 0.25, patience: -0.05 },
  trader: { gold: -0.25, thrift: 0.4, treasure: 0.05, agreement: 0.3 },
};

/** The weights of a player that plans, with what a style adds to them. */
export function inStyle(weights: PlannerWeights, style: Style): PlannerWeights {
  const changed: Record<string, number> = { ...weights };
  for (const [name, more] of Object.entries(STYLE_WEIGHTS[style])) changed[name] = (changed[name] ?? 0) + more;
  return { ...weights, ...changed };
}

/** The same for who plays by rules of thumb. */
export const STYLE_FONDNESS: Readonly<Record<Style, Partial<Fondness>>> = {
  builder: { explorer: 8, citizen: 9 },
  explorer: { ship: 13, fleet: 6.5 },
  racer: { merchant: 10, citizen: 9 },
  trader: { kept: 0.6 },
};

const LIKES: Readonly<Record<Style, Partial<Readonly<Record<Move['kind'], number>>>>> = {
  builder: { place: 2, develop: 1 },
  explorer: { 'place-ship': 2, look: 1, sail: 1, use: 1 },
  racer: { develop: 2, use: 1, place: 1 },
  trader: { sell: 1, buy: 1 },
};

/** For players that search: the share of the win for which they do what they like. */
const MARGIN = 0.004;

export function tasteOf(style: Style): Taste<View, Move> {
  return { likes: (_, move) => LIKES[style][move.kind] ?? 0, margin: MARGIN };
}
