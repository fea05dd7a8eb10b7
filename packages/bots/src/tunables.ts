import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { planner } from './anno1503/medium.ts';
import { WEIGHTS } from './anno1503/weights.ts';
import { hardWith as hard1800 } from './anno1800/hard.ts';
import { FOR_TWO } from './anno1800/hardWeights.ts';
import { plannerWith as medium1800 } from './anno1800/medium.ts';
import { WEIGHTS as WEIGHTS1800 } from './anno1800/weights.ts';
import { type Tunable, tunable } from './player/tunable.ts';

/** The players that `archipel tune` can tune; they are named in `players.ts` too. */
const tunables: readonly Tunable[] = [
  tunable(anno1503, 'medium', WEIGHTS, planner, { patience: 0.03 }),
  tunable(anno1800, 'medium', WEIGHTS1800, medium1800),
  tunable(anno1800, 'hard', FOR_TWO, (weights) => hard1800(weights)),
];

export function tunableLevels(game: string): readonly string[] {
  return tunables.filter((each) => each.game === game).map((each) => each.level);
}

export function tunableByLevel(level: string, game: string): Tunable | undefined {
  return tunables.find((each) => each.game === game && each.level === level);
}
