import { type SearchDepth, searcher } from './hard.ts';
import { NETWORK } from './network.ts';
import { WEIGHTS } from './weights.ts';
import { oddsBy } from './winOdds.ts';

/** As far ahead as hard looks, and no further: three rounds cost more than twice the time, and won no more games. What more time is good for is more positions. */
const EXPERT: SearchDepth = { rounds: 1, limits: { minPositions: 8, maxPositions: 120, dropAt: 2.5, switchAt: 1 } };

/** Hard that goes on where hard has seen enough: it tries moves on three times as many positions, and drops them later. */
export const expert = searcher(oddsBy(NETWORK), WEIGHTS, EXPERT);
