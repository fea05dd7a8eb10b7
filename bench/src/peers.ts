// The program of the threads that run the peers: `archipel bench --peers` starts it.
import { readFileSync } from 'node:fs';
import { type Course, type Courses, type Groups, type Peer, type Runner, serve } from '@archipel/cli/bench';
import { games } from '@archipel/games';
import { playingPlain, playingUnwrapped } from './boardgame.ts';
import { playingChess } from './chess.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

interface Contender {
  readonly peer: Peer;
  readonly start: (courses: readonly Course[]) => Runner | undefined;
}

function contender(library: string, start: Contender['start'], game?: string, variant?: string): Contender {
  const name = variant === undefined ? library : `${library} (${variant})`;
  const group = game === undefined ? name : `${name} ${game}`;
  const which = game === undefined ? {} : { game };
  const version = dependencies[library] ?? 'unknown';
  // The four ratios that have targets come first.
  return { peer: { name, ...which, version, group, optional: variant !== undefined }, start };
}

const contenders: readonly Contender[] = [
  contender('chessops', playingChess),
  ...games.flatMap((rules) => [
    contender('boardgame.io', (courses) => playingPlain(rules, courses), rules.id),
    contender('boardgame.io', (courses) => playingUnwrapped(rules, courses), rules.id, 'unwrapped'),
  ]),
];

const peers: readonly Peer[] = contenders.map(({ peer }) => peer).toSorted((one, other) => Number(one.optional) - Number(other.optional));

const groups: Groups = Object.fromEntries(
  contenders.map(({ peer, start }) => [
    peer.group,
    (courses: Courses) => [{ kind: 'playouts', name: peer.group, start: () => start(courses[peer.game ?? ''] ?? []) }],
  ]),
);

await serve(groups, peers);
