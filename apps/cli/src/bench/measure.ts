import type { AnyRules } from '@archipel/kernel';
import { coursesOf } from './courses.ts';
import { type Effort, inRounds, type Measured, type Tick } from './rounds.ts';
import type { Peer } from './task.ts';
import { ALONE } from './tasks.ts';
import type { OpenTrack } from './track.ts';

export interface Rivals {
  /** The address of the program that has their groups. */
  readonly program: URL;
  readonly peers: readonly Peer[];
}

export interface Run {
  readonly open: OpenTrack;
  /** The address of the program with the house's own groups. */
  readonly program: URL;
  readonly games: readonly AnyRules[];
  readonly rivals?: Rivals | undefined;
  readonly effort: Effort;
  /** Whether so large a part of the time that may be taken is over. */
  readonly isOver: (part: number) => boolean;
  readonly tick: Tick;
}

/** The part of the time by which the playouts should be done. */
const PLAYOUTS = 0.85;

/** First the playouts of all, in turns; then what is measured of the house alone. */
export async function measure({ open, program, games, rivals, effort, isOver, tick }: Run): Promise<readonly Measured[]> {
  await tick(0, 'random matches');
  const courses = coursesOf(games);
  const ours = (what: string) => games.map(({ id }) => ({ program, courses, group: `${id} ${what}` }));
  const theirs = rivals ? rivals.peers.filter(({ game }) => game === undefined || games.some(({ id }) => id === game)) : [];
  const rivalSources = theirs.map(({ group, optional = false }) => ({ program: rivals?.program ?? program, courses, group, optional }));
  const playouts = await inRounds(
    open,
    [...ours('playouts'), ...rivalSources],
    effort,
    (part) => isOver(PLAYOUTS * part),
    (done, next) => tick(PLAYOUTS * done, next),
  );
  const alone = await inRounds(
    open,
    ALONE.flatMap(ours),
    effort,
    (part) => isOver(PLAYOUTS + (1 - PLAYOUTS) * part),
    (done, next) => tick(PLAYOUTS + (1 - PLAYOUTS) * done, next),
  );
  return [...playouts, ...alone];
}
