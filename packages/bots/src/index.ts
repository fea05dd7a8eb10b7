export { levelsOf, playerChain } from './levels.ts';

export type { Tunable, Weights } from './player/tunable.ts';
export type { Waste, WasteCounter } from './player/waste.ts';
export type { Yardstick } from './player/yardstick.ts';
export { playerByName, playerNames } from './players.ts';

export { type Interval, type Pairing, type Rating, ratings, wilson } from './rating.ts';

export { tunableByLevel, tunableLevels } from './tunables.ts';
export { rounded, type Trial, trial } from './tuning.ts';
export { wasteCounterFor } from './wasteCounters.ts';
export { type MadeMove, whyMove } from './why.ts';
export { yardstickFor } from './yardsticks.ts';
