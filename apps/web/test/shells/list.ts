import type { GameDescriptor } from '../../src/games/descriptor.ts';
import { games as ours } from '../../src/games/list.ts';

/** The sample game, registered by its descriptor alone: no words, no form, no table of its own. */
const shells: GameDescriptor = {
  id: 'shells',
  name: 'Shells',
  seats: { min: 2, max: 4 },
  length: { rounds: { 2: 8, 3: 8, 4: 8 }, person: 10, bot: 1 },
  icon: 'old-world',
  levels: ['random'],
  quickOptions: {},
};

/** Stands in for `#games` in the pages of the test. */
export const games: readonly [GameDescriptor, ...GameDescriptor[]] = [...ours, shells];
