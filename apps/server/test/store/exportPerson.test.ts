import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportPerson } from '../../src/store/exportPerson.ts';
import type { Store } from '../../src/store/store.ts';
import { sqlitePlace } from './place.ts';
import { after, fresh, moves, person, seated, sits, table } from './samples.ts';

const place = sqlitePlace();
let store: Store;
beforeAll(async () => {
  store = await place.open();
});
afterAll(async () => {
  await store.close();
  await place.remove();
});

/** The document, put together from its pieces. */
async function exported(id: string) {
  const pieces: string[] = [];
  for await (const piece of exportPerson(store, id)) pieces.push(piece);
  return pieces.length === 0 ? undefined : (JSON.parse(pieces.join('')) as { readonly tables: readonly { readonly id: string }[] });
}

test('a person gets all that is kept of them, and nothing of others', async () => {
  const { who, at } = await seated(store, { places: [2, 1], words: ['mine', 'theirs'], secret: 'SECRET', salt: 'SALT' });
  const other = person({ name: 'Otto' });
  await store.people.add(other);
  const started = { ...after(at, 4), chairs: [sits(who.id), sits(other.id)] };
  const bot = moves(1).map((each) => ({ ...each, bot: true }));
  await store.logs.append(
    at.id,
    0,
    [...moves(1), ...moves(1, 1), ...bot, { entry: { seat: 0, undo: 1 }, at: 9, bot: false }],
    null,
    started,
  );
  await store.people.keep(who.id, 'SLOW');
  await store.people.addSession('HASH', who.id, 5);
  const token = { id: fresh('token'), hash: 'TOKEN', label: 'my bot', scopes: ['play'] as const, made: 1, used: 2, ends: 3 };
  await store.people.addToken({ ...token, person: who.id });
  await store.notices.addPush(who.id, { endpoint: 'https://push', p256dh: 'KEY', auth: 'AUTH' });
  await store.notices.setWebhook(who.id, { url: 'https://hook', home: null });
  await store.tables.sawUpTo(at.id, who.id, 2, 1);
  const elsewhere = table();
  await store.tables.add(elsewhere);
  await store.chat.add(at.id, { by: who.id, text: 'ahoy', at: 6 });
  await store.chat.add(at.id, { by: other.id, text: 'of others', at: 7 });
  await store.chat.add(elsewhere.id, { by: who.id, text: 'looking on', at: 8 });

  const document = await exported(who.id);

  expect(document).toEqual({
    archipel: 'person',
    format: 1,
    person: { id: who.id, name: who.name, kept: true, since: 1000 },
    sessions: [{ at: 5 }],
    tokens: [{ label: 'my bot', scopes: ['play'], made: 1, used: 2, ends: 3 }],
    notices: { pushes: [{ endpoint: 'https://push' }], webhook: 'https://hook' },
    tables: [
      {
        id: at.id,
        code: at.code,
        terms: at.terms,
        own: true,
        state: 'open',
        made: 1000,
        started: null,
        ended: null,
        seats: [{ seat: 0, place: 2, word: 'mine' }],
        seen: { position: 2, chat: 1 },
        moves: [
          { position: 1, at: 2000, entry: moves(1)[0]?.entry },
          { position: 4, at: 9, entry: { seat: 0, undo: 1 } },
        ],
      },
    ],
    chat: [
      { table: at.id, number: 1, text: 'ahoy', at: 6 },
      { table: elsewhere.id, number: 1, text: 'looking on', at: 8 },
    ],
  });
  const text = JSON.stringify(document);
  for (const secret of ['SECRET', 'SALT', 'SLOW', 'HASH', 'TOKEN', 'KEY', 'AUTH', 'Otto', 'of others', 'theirs'])
    expect(text).not.toContain(secret);
});

test('somebody with more tables than a page holds gets them all', async () => {
  const who = person();
  await store.people.add(who);
  const tables = Array.from({ length: 230 }, () => table({ chairs: [sits(who.id)] }));
  await Promise.all(tables.map((each) => store.tables.add(each)));
  const found = (await exported(who.id))?.tables.map(({ id }) => id);
  expect(found).toEqual(tables.map(({ id }) => id));
});

test('of somebody who was forgotten, or was never here, there is nothing', async () => {
  const { who } = await seated(store);
  await store.people.forget(who.id);
  expect(await exported(who.id)).toBeUndefined();
  expect(await exported('nobody-1')).toBeUndefined();
});
