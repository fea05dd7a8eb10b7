import type { Dice, Entry, Json } from '@archipel/kernel';
import { legalMovesSchema, type MatchNow, matchSchema, PATHS, pathTo, type Table, type Update, updateSchema } from '@archipel/protocol';
import { expect } from 'vitest';
import { newcomer, request } from '../person.ts';

/** A move that was sent. Its place in the log, if it gets one, is the next after `at`. */
interface Command {
  readonly seat: number;
  readonly at: number;
  readonly key: string;
  readonly move: Json;
}

/** What the clocks showed when the last known move was made, and when that was. */
interface Shown {
  readonly position: number;
  readonly left: readonly number[];
  readonly running: readonly number[];
  readonly since: number;
}

/** A match of two people as they know it, across the lives of a server. */
export interface Followed {
  readonly table: Table;
  /** Of the people, by seat. */
  readonly headers: readonly (Readonly<Record<string, string>> | undefined)[];
  /** What the server has said yes to, by position. */
  readonly acknowledged: Map<number, Entry>;
  /** What was sent and never answered, by key. */
  readonly doubtful: Map<string, Command>;
  clocks: Shown;
  over: boolean;
}

/** More than any test takes: nobody's time runs out. */
const SECONDS = 3600;

let commands = 0;
function named(command: Omit<Command, 'key'>): Command {
  commands += 1;
  return { ...command, key: `key-${String(commands).padStart(8, '0')}` };
}

/** What a server says that cannot do anything at this moment: it may be asked again. */
class NotNow extends Error {}

/** A match of two people, and of a bot if there is to be one. */
export async function begin(address: string, game: string, bots: readonly 'easy'[] = []): Promise<Followed> {
  const [anne, ben] = [await newcomer(address, 'Anne'), await newcomer(address, 'Ben')];
  const table = await anne.make({ game, seats: 2 + bots.length, bots, pace: { kind: 'bank', seconds: SECONDS, back: 0 } });
  expect((await ben.at(table, 'POST', 'join')).status).toBe(200);
  expect((await anne.at(table, 'POST', 'start')).status).toBe(200);
  // Bots sit beside the one who made the table.
  const headers = [anne.headers, ...bots.map(() => undefined), ben.headers];
  const { clocks } = await look(address, { table, headers });
  const full = SECONDS * 1000;
  const since = clocks.at - Math.max(...clocks.left.map((left) => full - (left ?? full)));
  const shown = { position: 0, left: clocks.left.map(() => full), running: clocks.running, since };
  return { table, headers, acknowledged: new Map(), doubtful: new Map(), clocks: shown, over: false };
}

export async function look(address: string, { table, headers }: Pick<Followed, 'table' | 'headers'>): Promise<MatchNow> {
  const { status, body } = await request(address, 'GET', pathTo(PATHS.match, { table: table.id }), undefined, headers[0]);
  if (status === 503) throw new NotNow();
  expect(status).toBe(200);
  return matchSchema.parse(body);
}

/** Plays until it is over, the server is no more, or it is enough. `onMove` is called for every move that is acknowledged. */
export async function playOn(
  match: Followed,
  address: string,
  dice: Dice,
  onMove: () => void,
  isEnough: () => boolean = () => false,
): Promise<void> {
  try {
    await settleDoubts(match, address);
    while (!match.over && !isEnough()) {
      const { active, position } = await look(address, match);
      match.over = active.length === 0;
      if (match.over) return;
      const seat = active.find((each) => match.headers[each] !== undefined);
      if (seat === undefined) {
        // A bot is on turn.
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const path = pathTo(PATHS.moves, { table: match.table.id });
      const listed = await request(address, 'GET', path, undefined, match.headers[seat]);
      if (listed.status === 503) throw new NotNow();
      const { position: now, moves } = legalMovesSchema.parse(listed.body);
      if (now !== position || moves.length === 0) continue;
      const command = () => named({ seat, at: position, move: dice.pick(moves) });
      const [first, rival] = [command(), command()];
      // Alone; twice at once, as from an impatient client; or with a rival from another window of the same person.
      const sent = dice.pick([[first], [first, first], [first, rival]]);
      await Promise.all(sent.map((each) => send(match, address, each).then(onMove)));
    }
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** The connection is gone with the server, or the server can do nothing at this moment. */
export function isGone(error: unknown): boolean {
  return error instanceof NotNow || (error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message));
}

/** Sends once more what was never answered, as every client does: under the same key. */
export async function settleDoubts(match: Followed, address: string): Promise<void> {
  for (const command of match.doubtful.values()) await send(match, address, command);
}

async function send(match: Followed, address: string, command: Command): Promise<void> {
  const { seat, at, key, move } = command;
  match.doubtful.set(key, command);
  const path = pathTo(PATHS.moves, { table: match.table.id });
  const { status, body } = await request(address, 'POST', path, { at, key, plan: [move] }, match.headers[seat]);
  if (status === 503) throw new NotNow();
  match.doubtful.delete(key);
  if (status === 409) return expect(body).toMatchObject({ code: 'stale' });
  expect([status, body]).toMatchObject([200, {}]);
  const update = updateSchema.parse(body);
  expect(update.position).toBeGreaterThan(at);
  const entry = { seat, move };
  // Of two commands for one place in the log only one may be acknowledged.
  expect(match.acknowledged.get(at + 1) ?? entry).toEqual(entry);
  match.acknowledged.set(at + 1, entry);
  if (update.position > match.clocks.position) match.clocks = shownBy(update);
}

/** The clocks at the moment of the last move: what has run since then is added again. */
function shownBy({ position, entries, clocks: { at, left, running } }: Update): Shown {
  const since = entries.at(-1)?.at ?? Number.NaN;
  return { position, left: left.map((each, seat) => (each ?? Number.NaN) + (running.includes(seat) ? at - since : 0)), running, since };
}

/** After a restart: nothing that was acknowledged is missing, and the clocks go on where they stood. */
export async function takenUp(
  match: Followed,
  address: string,
  life: { readonly killed: number; readonly started: number },
): Promise<void> {
  const { position, clocks } = await look(address, match);
  expect(position).toBeGreaterThanOrEqual(Math.max(0, ...match.acknowledged.keys()));
  const before = match.clocks;
  const served = life.killed - before.since + (clocks.at - life.started);
  for (const [seat, shown] of before.left.entries()) {
    const left = clocks.left[seat];
    expect(left).toBeLessThanOrEqual(shown);
    expect(left).toBeGreaterThanOrEqual(shown - served);
    if (position === before.position && !before.running.includes(seat)) expect(left).toBe(shown);
  }
}
