import { expect, test } from 'vitest';
import { handClock } from './clock.ts';
import { type Listener, listener } from './listener.ts';
import { newcomer } from './person.ts';
import { served } from './served.ts';

const WATCHERS = 200;

test('two hundred who come to watch are told in digest: each how it stands, and all of them together who is there', async () => {
  const clock = handClock();
  const server = await served({ clock });
  const ada = await newcomer(server.address, 'Ada');
  const table = await ada.make({ game: 'anno1503', seats: 2, bots: [] });
  const ears: Listener[] = [];
  for (let each = 0; each < WATCHERS; each++) {
    const person = await newcomer(server.address, `Guest ${each}`);
    const ear = await listener(server.address, person.headers);
    ear.ask({ ask: 'watch', table: table.id });
    // Each is told at once, and itself among them.
    expect((await ear.next('table')).table.watching).toBe(each + 1);
    ears.push(ear);
  }
  const told = () => ears.flatMap(({ tells }) => tells.filter(({ tell }) => tell === 'table')).length;
  expect(told()).toBe(WATCHERS);
  clock.pass(5000);
  await Promise.all(ears.map((ear) => ear.next('table', ({ table: { watching } }) => watching === WATCHERS)));
  // To all about all it would have been 20,000 and more.
  expect(told()).toBeLessThanOrEqual(2 * WATCHERS);

  // And when half of them leave.
  const [first] = ears;
  if (first === undefined) throw new Error('nobody watches');
  for (const ear of ears.slice(WATCHERS / 2)) ear.close();
  await Promise.all(ears.slice(WATCHERS / 2).map(({ closed }) => closed));
  await expect
    .poll(async () => {
      clock.pass(5000);
      return first.tells.findLast((tell) => tell.tell === 'table')?.table.watching;
    })
    .toBe(WATCHERS / 2);
  expect(told()).toBeLessThanOrEqual(8 * WATCHERS);
  for (const ear of ears) ear.close();
  await server.stop();
});

test('somebody who comes to a quiet table is announced at once, and whatever else changes is told as ever', async () => {
  const clock = handClock();
  const server = await served({ clock });
  const [ada, bo] = [await newcomer(server.address, 'Ada'), await newcomer(server.address, 'Bo')];
  const table = await ada.make({ game: 'anno1503', seats: 2 });
  const mine = await listener(server.address, ada.headers);
  mine.ask({ ask: 'watch', table: table.id });
  await mine.next('table');
  await bo.at(table, 'POST', 'join');
  expect((await mine.next('table')).table.chairs).toMatchObject([{ here: true }, { name: 'Bo', here: false }]);
  clock.pass(2000);
  const theirs = await listener(server.address, bo.headers);
  theirs.ask({ ask: 'watch', table: table.id });
  expect((await mine.next('table')).table.chairs).toMatchObject([{ here: true }, { here: true }]);
  mine.close();
  theirs.close();
  await server.stop();
});
