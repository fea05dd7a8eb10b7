import type { AnyRules } from '@archipel/kernel';
import { recordedMatchesOf } from './recordedMatches.ts';
import { type Effort, inRounds, type Measured, type OnProgress } from './rounds.ts';
import type { Peer } from './task.ts';
import type { OpenGroup } from './taskGroup.ts';
import { OWN_GROUPS } from './tasks.ts';

export interface PeerProgram {
  /** The address of the program that serves their groups. */
  readonly program: URL;
  readonly peers: readonly Peer[];
}

export interface Run {
  readonly open: OpenGroup;
  /** The address of the program that serves our own groups. */
  readonly program: URL;
  readonly games: readonly AnyRules[];
  readonly peerProgram?: PeerProgram | undefined;
  readonly effort: Effort;
  /** Whether this part of the time limit has passed. */
  readonly isOver: (part: number) => boolean;
  readonly onProgress: OnProgress;
}

/** The part of the time limit that is for the playouts. */
const PLAYOUTS = 0.85;

/** First the playouts of the games and the peers, in turns; then what is measured of the games alone. */
export async function measure({ open, program, games, peerProgram, effort, isOver, onProgress }: Run): Promise<readonly Measured[]> {
  await onProgress(0, 'random matches');
  const matches = recordedMatchesOf(games);
  const ours = (what: string) => games.map(({ id }) => ({ program, matches, group: `${id} ${what}` }));
  const theirs = peerProgram ? peerProgram.peers.filter(({ game }) => game === undefined || games.some(({ id }) => id === game)) : [];
  const peerSources = theirs.map(({ group, optional = false }) => ({ program: peerProgram?.program ?? program, matches, group, optional }));
  const playouts = await inRounds(
    open,
    [...ours('playouts'), ...peerSources],
    effort,
    (part) => isOver(PLAYOUTS * part),
    (done, next) => onProgress(PLAYOUTS * done, next),
  );
  const own = await inRounds(
    open,
    OWN_GROUPS.flatMap(ours),
    effort,
    (part) => isOver(PLAYOUTS + (1 - PLAYOUTS) * part),
    (done, next) => onProgress(PLAYOUTS + (1 - PLAYOUTS) * done, next),
  );
  return [...playouts, ...own];
}
