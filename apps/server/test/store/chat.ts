import { expect, test } from 'vitest';
import type { Subject } from './conformance.ts';
import { person, seated, table } from './samples.ts';

export function chatConforms(subject: () => Subject): void {
  test('lines are numbered by table, from 1, and read on from any of them', async () => {
    const { store, other } = subject();
    const { who, at } = await seated(store);
    const elsewhere = table();
    await store.tables.add(elsewhere);
    const said = ['one', 'two', 'three'].map((text, index) => ({ by: who.id, text, at: index }));
    for (const [index, line] of said.entries()) expect(await store.chat.add(at.id, line)).toEqual({ number: index + 1, ...line });
    expect(await other.chat.add(elsewhere.id, { by: who.id, text: 'here', at: 9 })).toMatchObject({ number: 1 });
    const lines = said.map((line, index) => ({ number: index + 1, ...line }));
    expect(await other.chat.read(at.id, 0, 10)).toEqual(lines);
    expect(await other.chat.read(at.id, 1, 1)).toEqual(lines.slice(1, 2));
    expect(await other.chat.read(at.id, 3, 10)).toEqual([]);
    expect(await other.chat.latest(at.id, 0, 2)).toEqual(lines.slice(1));
    expect(await other.chat.latest(at.id, 2, 2)).toEqual(lines.slice(2));
    const everywhere = [
      ...lines.map((line) => ({ table: at.id, ...line })),
      { table: elsewhere.id, number: 1, by: who.id, text: 'here', at: 9 },
    ];
    expect(await other.chat.saidBy(who.id)).toEqual(everywhere);
    expect(await other.chat.saidBy('nobody-1')).toEqual([]);
  });

  test('lines of two who speak at once have two numbers', async () => {
    const { store, other } = subject();
    const { who, at } = await seated(store);
    const line = { by: who.id, text: 'both', at: 1 };
    const said = await Promise.all([store.chat.add(at.id, line), other.chat.add(at.id, line), store.chat.add(at.id, line)]);
    expect(new Set(said.map(({ number }) => number))).toEqual(new Set([1, 2, 3]));
  });

  test('the number of a line whose writer was forgotten is not given again', async () => {
    const { store } = subject();
    const { who, at } = await seated(store);
    const other = person();
    await store.people.add(other);
    await store.chat.add(at.id, { by: other.id, text: 'still here', at: 1 });
    await store.chat.add(at.id, { by: who.id, text: 'gone soon', at: 2 });
    await store.people.forget(who.id);
    const next = await store.chat.add(at.id, { by: other.id, text: 'next', at: 3 });
    expect(next.number).toBe(3);
    expect((await store.chat.read(at.id, 0, 10)).map(({ text }) => text)).toEqual(['still here', 'next']);
  });
}
