import { yardstick as yardstick1503 } from './anno1503/yardstick.ts';
import { yardstick as yardstick1800 } from './anno1800/yardstick.ts';
import type { Yardstick } from './player/yardstick.ts';

/** The yardstick of a game that has one. */
export function yardstickFor(game: string): Yardstick | undefined {
  return game === yardstick1800.game ? yardstick1800 : game === yardstick1503.game ? yardstick1503 : undefined;
}
