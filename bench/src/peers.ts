// The program of the threads that run the peers; `archipel bench --peers` starts it.
import { readFileSync } from 'node:fs';
import { type Groups, type Peer, type RecordedMatch, type RecordedMatches, type Runner, serve } from '@archipel/cli/bench';
import { games } from '@archipel/games';
import { plainRunner, unwrappedRunner } from './boardgame.ts';
import { chessRunner } from './chess.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

interface PeerTask {
  readonly peer: Peer;
  readonly start: (matches: readonly RecordedMatch[]) => Runner | undefined;
}

function peerTask(library: string, start: PeerTask['start'], game?: string, variant?: string): PeerTask {
  const name = variant === undefined ? library : `${library} (${variant})`;
  const group = game === undefined ? name : `${name} ${game}`;
  const which = game === undefined ? {} : { game };
  const version = dependencies[library] ?? 'unknown';
  // The four ratios that have targets come first.
  return { peer: { name, ...which, version, group, optional: variant !== undefined }, start };
}

const peerTasks: readonly PeerTask[] = [
  peerTask('chessops', chessRunner),
  ...games.flatMap((rules) => [
    peerTask('boardgame.io', (matches) => plainRunner(rules, matches), rules.id),
    peerTask('boardgame.io', (matches) => unwrappedRunner(rules, matches), rules.id, 'unwrapped'),
  ]),
];

const peers: readonly Peer[] = peerTasks.map(({ peer }) => peer).toSorted((one, other) => Number(one.optional) - Number(other.optional));

const groups: Groups = Object.fromEntries(
  peerTasks.map(({ peer, start }) => [
    peer.group,
    (matches: RecordedMatches) => [{ kind: 'playouts', name: peer.group, start: () => start(matches[peer.game ?? ''] ?? []) }],
  ]),
);

await serve(groups, peers);
