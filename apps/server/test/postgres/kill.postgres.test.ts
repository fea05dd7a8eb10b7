import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Dice, diceFrom, seeded } from '@archipel/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/postgres/store.ts';
import { begin, type Followed, isGone, playOn, settleDoubts } from '../kill/match.ts';
import { type Running, run } from '../kill/program.ts';
import { LONG, LONG_TIMEOUT } from '../long.ts';
import { builtPages } from '../pages.ts';
import { type Cluster, startCluster } from './cluster.ts';

/** Databases beside one another, the processes on each, how often one of those is killed, and matches that are played meanwhile. */
const [LANES, PROCESSES, KILLS, TABLES] = [4, 3, Math.ceil(2 * LONG), 2];

let cluster: Cluster;
const pages = builtPages();
const folder = mkdtempSync(path.join(tmpdir(), 'archipel-kill-'));
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  pages.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** What was played on one database while its processes were killed, and how many moves were acknowledged. */
interface Played {
  readonly url: string;
  readonly matches: readonly Followed[];
  readonly moves: number;
}

async function killedAgainAndAgain(url: string, dice: Dice): Promise<Played> {
  const start = () => run(folder, pages.folder, { DATABASE_URL: url });
  const processes: Running[] = await Promise.all(Array.from({ length: PROCESSES }, start));
  const any = () => processes[dice.below(PROCESSES)]?.address ?? '';
  const matches: Followed[] = [];
  const ending = new AbortController();
  let moves = 0;
  let onTenth: () => void = () => undefined;
  const moved = () => {
    moves += 1;
    if (moves % 10 === 0) onTenth();
  };
  const tenMore = () =>
    new Promise<void>((resolve) => {
      onTenth = resolve;
    });
  // Players of one match are sent now to one process, now to another; whoever loses one goes to the next.
  const playing = async (game: string) => {
    while (!ending.signal.aborted) {
      const match = await begun(game);
      if (match === undefined) continue;
      while (!ending.signal.aborted && !match.over) await playOn(match, any(), dice, moved);
    }
  };
  /** Another match where one is over; nothing if a process was killed meanwhile. */
  async function begun(game: string): Promise<Followed | undefined> {
    try {
      const match = await begin(any(), game);
      matches.push(match);
      return match;
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  }
  const players = Array.from({ length: TABLES }, (_, at) => playing(at % 2 ? 'anno1503' : 'anno1800'));
  for (let kill = 0; kill < KILLS; kill++) {
    await tenMore();
    const at = dice.below(PROCESSES);
    await processes[at]?.kill();
    processes[at] = await start();
  }
  ending.abort();
  await Promise.all(processes.map((each) => each.kill()));
  await Promise.all(players);
  const last = await start();
  for (const match of matches) await settleDoubts(match, last.address);
  await last.kill();
  return { url, matches, moves };
}

test(`of ${PROCESSES} processes on one database any may be killed, ${LANES * KILLS} times: no acknowledged move is lost, none is made twice`, {
  timeout: LONG_TIMEOUT,
}, async () => {
  const urls: string[] = [];
  for (let lane = 0; lane < LANES; lane++) urls.push(await cluster.database());
  const lanes = await Promise.all(urls.map((url, lane) => killedAgainAndAgain(url, diceFrom(seeded(`kill on postgres ${lane}`)))));
  for (const { url, matches } of lanes) {
    const store = await openStore(url);
    for (const { table, acknowledged } of matches) {
      const log = await store.logs.read(table.id);
      expect(log.map(({ position, entry }) => [position, entry])).toEqual([...acknowledged].toSorted(([one], [other]) => one - other));
    }
    await store.close();
  }
  const moves = lanes.reduce((sum, lane) => sum + lane.moves, 0);
  process.stdout.write(`PostgreSQL: ${LANES * KILLS} kills, ${moves} moves acknowledged, 0 lost, 0 doubled\n`);
  expect(moves).toBeGreaterThan(LANES * KILLS);
});
