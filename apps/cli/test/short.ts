// The bench's own tasks on games of a few rounds, and stand-ins for the peers: what these do does not matter, only how they are asked.
import { games } from '@archipel/games';
import { type AnyRules, isRecord } from '@archipel/kernel';
import type { Groups, Peer } from '../src/bench/task.ts';
import { groupsOf } from '../src/bench/tasks.ts';

const ROUNDS = 10;

export const shortGames: readonly AnyRules[] = games.map((rules) => ({
  ...rules,
  setup: (options, seats, seed) => rules.setup({ ...(isRecord(options) ? options : {}), rounds: ROUNDS }, seats, seed),
}));

export const peers: readonly Peer[] = [
  { name: 'chess', version: '1.0.0', group: 'chess' },
  { name: 'other', version: '1.0.0', group: 'other anno1503', game: 'anno1503' },
];

const peerGroups: Groups = Object.fromEntries(
  peers.map(({ group }) => [group, () => [{ kind: 'playouts', name: group, start: () => ({ run: () => ({ units: 1, listed: 20 }) }) }]]),
);

export const groups: Groups = { ...groupsOf(shortGames), ...peerGroups };
