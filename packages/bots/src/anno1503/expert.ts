import { type SearchDepth, searcher } from './hard.ts';
import { VALUE } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** Three turns of everybody: a purchase has led to something by then, and a race for a tile is decided. It takes three times as long as hard's one. */
const EXPERT: SearchDepth = { rounds: 3, limits: { minPositions: 6, maxPositions: 120, dropAt: 2, switchAt: 1 } };

/** Looks further ahead than hard, and longer at what is close. */
export const expert = searcher(VALUE, WEIGHTS, EXPERT);
