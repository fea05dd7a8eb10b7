import type { Slice } from './slice.ts';
import { KINDS, type Kind } from './task.ts';
import type { OpenTrack, Source, Track } from './track.ts';

/** How long to look: milliseconds of each task before anything counts, milliseconds of a slice, and slices of each task. */
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

export type Tick = (done: number, next: string) => unknown;

/** A figure from fewer rounds would have no spread. */
const FEWEST = 3;
/** What is measured however short the time. */
const ESSENTIAL: readonly Kind[] = ['playouts', 'questions', 'calls'];

/**
 * Runs all tasks in turns, a slice each and round after round: a machine that is busy for a while is so for all of them. What is not essential
 * is left out if half of the time is over before it starts, and if all of it is, a few rounds must do. `tick` hears before every slice how much is done, as a part of the whole, and what
 * comes next. A task that was left out or found nothing to measure is not in the answer.
 */
export async function inRounds(
  open: OpenTrack,
  sources: readonly Source[],
  effort: Effort,
  isOver: (part: number) => boolean,
  tick: Tick,
): Promise<readonly Measured[]> {
  const running: { track: Track; kind: Kind; name: string; slices: Slice[] }[] = [];
  const tracks: Track[] = [];
  const steps = effort.rounds + 1;
  try {
    for (const [at, source] of sources.entries()) {
      if (source.optional && isOver(0.5)) continue;
      const track = await open(source);
      tracks.push(track);
      for (const { kind, name } of track.tasks) {
        if (!ESSENTIAL.includes(kind) && isOver(0.5)) continue;
        await tick(at / sources.length / steps, name);
        const warm = await track.slice(name, effort.warmUp * KINDS[kind]);
        if (warm) running.push({ track, kind, name, slices: [] });
      }
    }
    for (let round = 0; round < effort.rounds && (round < FEWEST || !isOver(1)); round++) {
      for (const { track, kind, name, slices } of running) {
        await tick((1 + round) / steps, name);
        const done = await track.slice(name, effort.slice * KINDS[kind]);
        if (done) slices.push(done);
      }
    }
  } finally {
    for (const track of tracks) await track.end();
  }
  return running.map(({ kind, name, slices }) => ({ kind, name, slices }));
}
