import { learnableFor, type Measured, type Network } from '@archipel/bots';
import { answerTasks } from '@archipel/thinkers';

/** Games to learn from: those of these seeds. */
export interface LessonTask {
  readonly game: string;
  readonly seeds: readonly string[];
  readonly network: Network | null;
  readonly iterations: number;
}

answerTasks<LessonTask>(({ game, seeds, network, iterations }, onProgress): readonly (readonly Measured[])[] => {
  const learnable = learnableFor(game);
  if (learnable === undefined) throw new RangeError(`nothing is learned of '${game}'`);
  return seeds.map((seed, at) => {
    const measured = learnable.play(seed, network, iterations);
    onProgress(at + 1);
    return measured;
  });
});
