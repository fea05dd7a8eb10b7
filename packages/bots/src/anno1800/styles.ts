import type { Style } from '@archipel/protocol';
import type { Weights1800 } from './weights.ts';

/** What a style adds to the weights of a player that plans. */
export type StyleWeights = Partial<Weights1800>;

/**
 * What each word means in this game. A builder wants industries, fields and steps up; an explorer islands, expeditions and the ships for them; a racer cards out of the hand
 * and few people, who bring cards; a trader buys what others make, with trade ships. Set so that none of them wins more than another (docs/bots.md).
 */
export const STYLE_WEIGHTS: Readonly<Record<Style, StyleWeights>> = {
  builder: { build: 0.5, breadth: 0.4, relief: 0.3, field: 0.6, step: 0.8 },
  explorer: { explore: 4, settle: 2.5, visit: 0.5, sail: 0.8, sailEffect: 0.3 },
  racer: { card: 0.4, rid: 0.3, shed: 0.5, swap: 0.3 },
  trader: { trade: -0.14, ship: 2, tradeEffect: 0.4, income: 0.3 },
};

/** The weights with what a style adds to them, or with a share of that. */
export function inStyle(weights: Weights1800, style: StyleWeights, share = 1): Weights1800 {
  const changed: Record<string, number> = { ...weights };
  for (const [name, more] of Object.entries(style)) changed[name] = (changed[name] ?? 0) + share * more;
  return { ...weights, ...changed };
}

/** A beginner has only so much of a style: with all of it some would be weaker than others. */
export const EASY_SHARE = 0.5;

/** For players that search: hundredths of the chance to win, for which they do what they like. */
export const MARGIN = 2;
