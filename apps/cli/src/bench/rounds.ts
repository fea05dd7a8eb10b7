import type { Slice } from './slice.ts';
import { KINDS, type Kind } from './task.ts';
import type { OpenGroup, Source, TaskGroup } from './taskGroup.ts';

/** How long to measure: milliseconds of warm-up for each task, milliseconds of a slice, and slices of each task. */
export interface Effort {
  readonly warmUp: number;
  readonly slice: number;
  readonly rounds: number;
}

/** The slices of a task, a round each. */
export interface Measured {
  readonly kind: Kind;
  readonly name: string;
  readonly slices: readonly Slice[];
}

export type OnProgress = (done: number, next: string) => unknown;

/** A figure from fewer rounds would have no spread. */
const FEWEST = 3;
/** What is measured however little time there is. */
const ESSENTIAL: readonly Kind[] = ['playouts', 'questions', 'calls'];

/**
 * Runs all tasks in turns, a slice each, round after round: a machine that is busy for a while is busy for all of them.
 * Tasks that are not essential are left out if half of the time has passed before they start; if all of it has, the fewest rounds must do.
 * `onProgress` is called before every slice with the part that is done, and with what comes next.
 * A task that was left out, or found nothing to measure, is not in the result.
 */
export async function inRounds(
  open: OpenGroup,
  sources: readonly Source[],
  effort: Effort,
  isOver: (part: number) => boolean,
  onProgress: OnProgress,
): Promise<readonly Measured[]> {
  const running: { group: TaskGroup; kind: Kind; name: string; slices: Slice[] }[] = [];
  const groups: TaskGroup[] = [];
  const steps = effort.rounds + 1;
  try {
    for (const [at, source] of sources.entries()) {
      if (source.optional && isOver(0.5)) continue;
      const group = await open(source);
      groups.push(group);
      for (const { kind, name } of group.tasks) {
        if (!ESSENTIAL.includes(kind) && isOver(0.5)) continue;
        await onProgress(at / sources.length / steps, name);
        const warm = await group.slice(name, effort.warmUp * KINDS[kind]);
        if (warm) running.push({ group, kind, name, slices: [] });
      }
    }
    for (let round = 0; round < effort.rounds && (round < FEWEST || !isOver(1)); round++) {
      for (const { group, kind, name, slices } of running) {
        await onProgress((1 + round) / steps, name);
        const done = await group.slice(name, effort.slice * KINDS[kind]);
        if (done) slices.push(done);
      }
    }
  } finally {
    for (const group of groups) await group.end();
  }
  return running.map(({ kind, name, slices }) => ({ kind, name, slices }));
}
