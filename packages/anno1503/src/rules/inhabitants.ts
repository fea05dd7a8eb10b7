import type { Reason } from '@archipel/kernel';
import type { Box } from '../data/box.ts';
import { LEVELS, type Level } from '../data/words.ts';
import type { Player } from '../state/state.ts';

const isLow = (level: Level): boolean => level === 'explorer' || level === 'settler';

/** Tiles that are left in store (Q4.1): explorers and settlers are two sides of one kind, citizens and merchants of the other. */
export function tilesInStore(box: Box, player: Player): { readonly low: number; readonly high: number } {
  const low = player.inhabitants.filter(isLow).length;
  const { inhabitantTiles } = box.components;
  return { low: inhabitantTiles['explorer-settler'] - low, high: inhabitantTiles['citizen-merchant'] - (player.inhabitants.length - low) };
}

export function nextLevel(level: Level): Level | undefined {
  return LEVELS[LEVELS.indexOf(level) + 1];
}

/** The level that this inhabitant would step up to, or why it cannot. Inhabitants are named by the number of their space, from 1. */
export function stepUp(box: Box, player: Player, inhabitant: number): Level | Reason {
  const level = player.inhabitants[inhabitant - 1];
  if (level === undefined) return { code: 'no-inhabitant', inhabitant };
  const next = nextLevel(level);
  if (next === undefined) return { code: 'highest-level', inhabitant };
  if (isLow(level) && !isLow(next) && tilesInStore(box, player).high < 1) return { code: 'no-tile-in-store', level: next };
  return next;
}

/** Those outside the safe spaces, for which fire wants gold (Q9.2). */
export function unsafe(box: Box, player: Player): number {
  return player.inhabitants.filter((_, space) => !box.components.inhabitantSpaces[space]?.safe).length;
}

export const siteBelow = (box: Box, space: number): boolean => box.components.inhabitantSpaces[space]?.building === true;
