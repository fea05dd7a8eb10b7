import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Dice, diceFrom, seeded } from '@archipel/kernel';
import { logEntrySchema, PATHS, pathTo } from '@archipel/protocol';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openStore } from '../src/store/sqlite/store.ts';
import { begin, type Followed, playOn, settleDoubts, takenUp } from './kill/match.ts';
import { type Running, run } from './kill/program.ts';
import { LONG, LONG_TIMEOUT } from './long.ts';
import { builtPages } from './pages.ts';
import { request } from './person.ts';

/** Servers that are killed beside one another, each with data of its own, and how often each is. */
const [LANES, KILLS] = [4, Math.ceil(25 * LONG)];
/** Matches that are played at each. */
const TABLES = 3;
/** A life lasts fewer moves than this, and then fewer milliseconds. */
const [MOVES, MILLISECONDS] = [16, 12];

const pages = builtPages();
const folders: string[] = [];
afterAll(() => {
  pages.remove();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Everybody plays, and in the middle of it the server is killed. Answers when. */
async function live(server: Running, matches: readonly Followed[], dice: Dice): Promise<number> {
  const [most, longer] = [dice.below(MOVES), dice.below(MILLISECONDS)];
  let moves = 0;
  let enough: () => void = () => undefined;
  const moved = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const playing = matches.map((match) =>
    playOn(match, server.address, dice, () => {
      moves += 1;
      if (moves >= most) enough();
    }),
  );
  if (most > 0) await Promise.race([moved, Promise.all(playing)]);
  await new Promise((resolve) => setTimeout(resolve, longer));
  const killed = await server.kill();
  await Promise.all(playing);
  return killed;
}

/** The lives of a server. Answers all matches that were played, and the log of each as the last server told it. */
async function killedAgainAndAgain(folder: string, dice: Dice): Promise<ReadonlyMap<Followed, readonly number[]>> {
  const matches: Followed[] = [];
  let killed = 0;
  for (let life = 0; life < KILLS; life++) {
    const server = await run(folder, pages.folder);
    try {
      await Promise.all(matches.map((match) => takenUp(match, server.address, { killed, started: server.started })));
      while (matches.filter(({ over }) => !over).length < TABLES)
        matches.push(await begin(server.address, dice.pick(['anno1503', 'anno1800'])));
      killed = await live(server, matches, dice);
    } finally {
      await server.kill();
    }
  }
  const server = await run(folder, pages.folder);
  const told = new Map<Followed, readonly number[]>();
  for (const match of matches) {
    await takenUp(match, server.address, { killed, started: server.started });
    await settleDoubts(match, server.address);
    told.set(match, await positionsTold(match, server.address));
  }
  await server.kill();
  return told;
}

async function positionsTold({ table, headers }: Followed, address: string): Promise<readonly number[]> {
  const positions: number[] = [];
  for (let more = true; more; ) {
    const place = `${pathTo(PATHS.log, { table: table.id })}?after=${positions.length}&limit=500`;
    const { body } = await request(address, 'GET', place, undefined, headers[0]);
    const page = z.array(logEntrySchema).parse(body);
    positions.push(...page.map(({ position }) => position));
    more = page.length > 0;
  }
  return positions;
}

test(`a server that is killed ${LANES * KILLS} times under load loses no acknowledged move and makes none twice`, {
  timeout: LONG_TIMEOUT,
}, async () => {
  const lanes = await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'archipel-kill-'));
      folders.push(folder);
      return { folder, told: await killedAgainAndAgain(folder, diceFrom(seeded(`kill ${lane}`))) };
    }),
  );
  let moves = 0;
  for (const { folder, told } of lanes) {
    const store = await openStore(path.join(folder, 'archipel.db'));
    for (const [{ table, acknowledged }, positions] of told) {
      const log = await store.logs.read(table.id);
      const agreed = [...acknowledged].toSorted(([one], [other]) => one - other);
      // Everything that was sent has been answered in the end: the log is what was agreed, place by place, and nothing else.
      expect(log.map(({ position, entry }) => [position, entry])).toEqual(agreed);
      expect(positions).toEqual(log.map((_, index) => index + 1));
      expect(await store.tables.byId(table.id)).toMatchObject({ position: log.length });
      moves += log.length;
    }
    await store.close();
  }
  // A row of the table in docs/reliability.md.
  process.stdout.write(`SQLite: ${LANES * KILLS} kills, ${moves} moves acknowledged, 0 lost, 0 doubled\n`);
  // There was something to lose.
  expect(moves).toBeGreaterThan(LANES * KILLS);
});
