import { anno1503 } from './anno1503.ts';
import { anno1800 } from './anno1800.ts';
import type { GameDescriptor } from './descriptor.ts';

/** The games on the pages, in the order in which they are offered. */
export const games: readonly [GameDescriptor, ...GameDescriptor[]] = [anno1800, anno1503];
