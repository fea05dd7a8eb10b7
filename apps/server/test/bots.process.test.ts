import { thinkers } from '@archipel/thinkers';
import { expect, test } from 'vitest';
import { listener } from './listener.ts';
import { newcomer, request } from './person.ts';
import { served } from './served.ts';

test('while a hard bot thinks in its thread, everybody else is answered', async () => {
  const faults: unknown[] = [];
  const minds = thinkers({ size: 1, onFault: (fault) => faults.push(fault), grace: 60_000 });
  const server = await served({ thinkers: minds, botMs: 1500 });
  const ada = await newcomer(server.address, 'Ada');
  const table = await ada.make({ game: 'anno1800', seats: 2, bots: ['hard'], options: { first: 1 } });
  const ear = await listener(server.address, ada.headers);
  ear.ask({ ask: 'watch', table: table.id });
  await ear.next('table');
  const turn = (async () => {
    await ada.at(table, 'POST', 'start');
    await ear.next('match');
    const { update } = await ear.next('update', ({ update: { entries } }) => entries.length > 0);
    return update;
  })();
  let answered = 0;
  const health = async () => (await request(server.address, 'GET', '/healthz')).status;
  for (let word: unknown = 200; typeof word === 'number'; word = await Promise.race([turn, health()])) {
    expect(word).toBe(200);
    answered += 1;
  }
  const update = await turn;
  expect(update.entries.every(({ seat, bot }) => seat === 1 && bot)).toBe(true);
  // A loop that thinks would have answered one or two, before and after.
  expect(answered).toBeGreaterThan(10);
  expect(faults).toEqual([]);
  ear.close();
  await server.stop();
  await minds.close();
});
