import { readFileSync } from 'node:fs';
import { anno1800 } from '@archipel/anno1800';
import { type Entry, type MatchSetup, openMatch } from '@archipel/kernel';
import { type Kept, keptOf } from './keptGame.ts';

/** Late positions that were recorded: the first seat is on turn, with a full hand, four islands of each world, expeditions and full districts. */
export function lateGame(seats: 2 | 3 | 4): Kept {
  const lines = readFileSync(new URL(`late/${seats}-seats.match.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const [head, ...moves] = lines.map((line): unknown => JSON.parse(line));
  const { setup } = head as { readonly setup: MatchSetup };
  const log = moves as readonly Entry[];
  const opened = openMatch(anno1800, setup);
  if (!opened.ok) throw new Error(`${opened.fault}: ${opened.detail}`);
  let { state } = opened.match;
  for (const entry of log) {
    if (!('move' in entry)) throw new Error('nothing was taken back in a recorded game');
    const applied = anno1800.apply(state, entry.seat, entry.move);
    if (!applied.ok) throw new Error('the recorded game is not legal any more');
    ({ state } = applied);
  }
  return keptOf({ id: `late-${seats}`, setup, log, round: state.table.round, level: null, bots: 'medium', unseen: 0 });
}
