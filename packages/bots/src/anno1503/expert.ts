import { EXPERT_NETWORK } from './expertNetwork.ts';
import { searcher } from './hard.ts';
import { moreInputsOf } from './moreInputs.ts';
import { WEIGHTS } from './weights.ts';
import { oddsBy } from './winOdds.ts';

/** Hard's search, as far ahead and no further, with a judgement of positions that has seen what comes of leaving the plan. */
export const expert = searcher(oddsBy(EXPERT_NETWORK, moreInputsOf), WEIGHTS);
