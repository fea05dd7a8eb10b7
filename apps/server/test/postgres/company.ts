import { diceFrom, seeded } from '@archipel/kernel';
import { expect } from 'vitest';
import { openStore } from '../../src/store/postgres/store.ts';
import { begin, type Followed, look, playOn, settleDoubts } from '../kill/match.ts';
import type { Running } from '../kill/program.ts';
import { follower } from './follower.ts';
import { lineTo } from './line.ts';

/** Two matches of two people and a bot each, at processes on one database behind one address, everybody on a socket. */
export interface Company {
  /** Waits for so many more moves of people, and until everybody has heard of them. Answers the milliseconds that it took. */
  more(count: number): Promise<number>;
  replace(old: Running | undefined, fresh: Running): void;
  /** Ends it, and compares what is stored with what was acknowledged and with what everybody has heard. Answers the moves of people. */
  compare(): Promise<number>;
}

const FULL = 3_600_000;
const portOf = ({ address }: Running) => Number(new URL(address).port);
const known = ({ acknowledged }: Followed) => Math.max(0, ...acknowledged.keys());

export async function company(url: string, processes: Running[]): Promise<Company> {
  const front = await lineTo(...processes.map(portOf));
  const address = `http://127.0.0.1:${front.port}`;
  const begun = Date.now();
  const matches = [await begin(address, 'anno1503', ['easy']), await begin(address, 'anno1503', ['easy'])];
  const followed = matches.map((match) => ({
    match,
    ears: match.headers.flatMap((each) => (each ? [follower(address, each, match.table.id)] : [])),
  }));
  const dice = diceFrom(seeded('together'));
  const enough = new AbortController();
  const isEnough = () => enough.signal.aborted;
  let moves = 0;
  const waiting = new Set<() => void>();
  const moved = () => {
    moves += 1;
    for (const each of waiting) each();
  };
  const players = matches.map(async (match) => {
    while (!isEnough() && !match.over) await playOn(match, address, dice, moved, isEnough);
  });
  const heardBy = () => Promise.all(followed.flatMap(({ match, ears }) => ears.map((ear) => ear.reached(known(match)))));

  async function compareViews(): Promise<void> {
    for (const { match, ears } of followed) {
      // Until no bot is on turn any more, and the process that is asked has heard of it all.
      for (;;) {
        const { active, position, view } = await look(address, match);
        for (const ear of ears) await ear.reached(position);
        const bot = active.length > 0 && !active.some((seat) => match.headers[seat] !== undefined);
        if (bot || ears.some((ear) => ear.now().position > position)) continue;
        expect(ears[0]?.now()).toEqual({ position, view });
        break;
      }
    }
  }

  async function compareLogs(): Promise<void> {
    const store = await openStore(url);
    for (const { table, acknowledged } of matches) {
      const log = await store.logs.read(table.id);
      const agreed = [...acknowledged].toSorted(([one], [other]) => one - other);
      expect(log.filter(({ bot }) => !bot).map(({ position, entry }) => [position, entry])).toEqual(agreed);
      expect(log.map(({ position }) => position)).toEqual(log.map((_, index) => index + 1));
      expect(log.filter(({ bot }) => bot).length).toBeGreaterThan(2);
      // No clock ran faster than time, nor two of them for the turn of one.
      const used = ((await store.tables.byId(table.id))?.clocks.left ?? []).map((left) => (left === null ? 0 : FULL - left));
      for (const each of used) expect(each).toBeGreaterThanOrEqual(0);
      expect(used.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(Date.now() - begun);
    }
    await store.close();
  }

  return {
    async more(count) {
      const [since, from] = [performance.now(), moves];
      const enoughMoves = new Promise<void>((resolve) => {
        const check = () => {
          if (moves < from + count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
      });
      // Players go on until it is enough: before that they only end by a fault.
      await Promise.race([enoughMoves, Promise.all(players)]);
      await heardBy();
      return performance.now() - since;
    },
    replace(old, fresh) {
      if (old) processes.splice(processes.indexOf(old), 1);
      processes.push(fresh);
      front.ports.splice(0, front.ports.length, ...processes.map(portOf));
    },
    async compare() {
      enough.abort();
      await Promise.all(players);
      for (const match of matches) await settleDoubts(match, address);
      await compareViews();
      await Promise.all(followed.flatMap(({ ears }) => ears.map((ear) => ear.end())));
      await Promise.all(processes.map((each) => each.stop()));
      await front.close();
      await compareLogs();
      return moves;
    },
  };
}
