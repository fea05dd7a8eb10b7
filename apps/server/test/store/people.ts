import { expect, test } from 'vitest';
import type { Subject } from './conformance.ts';
import { fresh, person, seated } from './samples.ts';

export function peopleConform(subject: () => Subject): void {
  test('somebody who was added is known, also elsewhere', async () => {
    const { store, other } = subject();
    const anne = person({ name: 'Anne' });
    expect(await store.people.add(anne)).toBe('done');
    expect(await store.people.byId(anne.id)).toEqual(anne);
    expect(await other.people.byId(anne.id)).toEqual(anne);
    expect(await store.people.byId('nobody-1')).toBeUndefined();
  });

  test('a name may be used by several until one keeps it; then by nobody else, however it is written', async () => {
    const { people } = subject().store;
    const [first, second, third] = [person({ name: 'Änne' }), person({ name: 'änne' }), person({ name: 'Bo' })];
    for (const each of [first, second, third]) expect(await people.add(each)).toBe('done');
    expect(await people.keeper('ÄNNE')).toBeUndefined();
    expect(await people.keep(first.id, 'slow hash')).toBe('done');
    expect(await people.keeper('A\u0308nne')).toMatchObject({ id: first.id, password: 'slow hash' });
    expect(await people.keep(second.id, 'other hash')).toBe('name-taken');
    expect(await people.rename(third.id, 'ÄNNE')).toBe('name-taken');
    expect(await people.add(person({ name: 'ÄnnE' }))).toBe('name-taken');
    expect(await people.byId(second.id)).toMatchObject({ name: 'änne', password: null });
    expect(await people.byId(third.id)).toMatchObject({ name: 'Bo' });
  });

  test('a keeper may change the password, and the spelling of the own name', async () => {
    const { people } = subject().store;
    const cleo = person({ name: 'Cleo' });
    await people.add(cleo);
    await people.keep(cleo.id, 'one');
    expect(await people.keep(cleo.id, 'two')).toBe('done');
    expect(await people.rename(cleo.id, 'CLEO')).toBe('done');
    expect(await people.keeper('cleo')).toMatchObject({ name: 'CLEO', password: 'two' });
    expect(await people.rename(cleo.id, 'Kleo')).toBe('done');
    expect(await people.keeper('cleo')).toBeUndefined();
  });

  test('of two who keep the same name at once, one does', async () => {
    const { store, other } = subject();
    const [one, two] = [person({ name: 'Twin' }), person({ name: 'twin' })];
    await Promise.all([store.people.add(one), other.people.add(two)]);
    const answers = await Promise.all([store.people.keep(one.id, 'x'), other.people.keep(two.id, 'y')]);
    expect(answers.toSorted()).toEqual(['done', 'name-taken']);
  });

  test('sessions end alone, or all of a person', async () => {
    const { people } = subject().store;
    const [dora, emil] = [person(), person()];
    await Promise.all([people.add(dora), people.add(emil)]);
    const [first, second, third] = [fresh('hash'), fresh('hash'), fresh('hash')];
    await people.addSession(first, dora.id, 5);
    await people.addSession(second, dora.id, 6);
    await people.addSession(third, emil.id, 7);
    expect(await people.session(first)).toEqual({ person: dora.id, at: 5 });
    expect(await people.sessionsOf(dora.id)).toEqual([5, 6].map((at) => ({ person: dora.id, at })));
    await people.endSession(first);
    expect(await people.session(first)).toBeUndefined();
    expect(await people.session(second)).toBeDefined();
    await people.endSessions(dora.id, second);
    expect(await people.session(second)).toBeDefined();
    await people.endSessions(dora.id);
    expect(await people.session(second)).toBeUndefined();
    expect(await people.session(third)).toEqual({ person: emil.id, at: 7 });
  });

  test('tokens are found by their hash, know when they were used, and are ended by their owner only', async () => {
    const { people } = subject().store;
    const finn = person();
    await people.add(finn);
    const bare = { person: finn.id, scopes: ['read', 'play'] as const, used: null, ends: 99 };
    const first = { ...bare, id: fresh('token'), hash: fresh('hash'), label: 'one', made: 1 };
    const second = { ...bare, id: fresh('token'), hash: fresh('hash'), label: 'two', made: 2 };
    await people.addToken(second);
    await people.addToken(first);
    expect(await people.tokenByHash(first.hash)).toEqual(first);
    expect(await people.tokensOf(finn.id)).toEqual([first, second]);
    await people.useToken(first.id, 50);
    expect((await people.tokenByHash(first.hash))?.used).toBe(50);
    expect(await people.endToken('nobody-1', first.id)).toBe(false);
    expect(await people.endToken(finn.id, first.id)).toBe(true);
    expect(await people.endToken(finn.id, first.id)).toBe(false);
    expect(await people.tokensOf(finn.id)).toEqual([second]);
    await people.endTokens('nobody-1');
    expect(await people.tokensOf(finn.id)).toEqual([second]);
    await people.endTokens(finn.id);
    expect(await people.tokensOf(finn.id)).toEqual([]);
  });

  test('somebody who is forgotten leaves no name, no way in and no word; the games stay', async () => {
    const { people, tables, chat, notices } = subject().store;
    const { who, at } = await seated(subject().store);
    const [hash, secret] = [fresh('hash'), fresh('hash')];
    await people.keep(who.id, 'slow hash');
    await people.addSession(hash, who.id, 5);
    await people.addToken({
      id: fresh('token'),
      person: who.id,
      hash: secret,
      label: 'l',
      scopes: ['read'],
      made: 1,
      used: null,
      ends: null,
    });
    await notices.addPush(who.id, { endpoint: fresh('https://push'), p256dh: 'p', auth: 'a' });
    await notices.setWebhook(who.id, { url: 'https://hook', home: null });
    await tables.sawUpTo(at.id, who.id, 1, 0);
    await chat.add(at.id, { by: who.id, text: 'ahoy', at: 9 });

    await people.forget(who.id);

    expect(await people.byId(who.id)).toEqual({ id: who.id, name: '', password: null, since: who.since, gone: true });
    expect(await people.keeper(who.name)).toBeUndefined();
    expect(await people.session(hash)).toBeUndefined();
    expect(await people.tokenByHash(secret)).toBeUndefined();
    expect(await notices.pushesOf(who.id)).toEqual([]);
    expect(await notices.webhookOf(who.id)).toBeNull();
    expect(await tables.seen(at.id, who.id)).toEqual({ position: 0, chat: 0 });
    expect(await chat.read(at.id, 0, 10)).toEqual([]);
    expect(await tables.byId(at.id)).toEqual(at);
    expect((await tables.of(who.id, { limit: 5 })).items).toEqual([at]);
  });

  test('somebody who was forgotten stays so, and the name is free', async () => {
    const { people } = subject().store;
    const gus = person({ name: 'Gus', password: 'hash' });
    await people.add(gus);
    await people.forget(gus.id);
    await people.rename(gus.id, 'Gus');
    await people.keep(gus.id, 'again');
    expect(await people.byId(gus.id)).toMatchObject({ name: '', password: null, gone: true });
    const next = person({ name: 'gus' });
    await people.add(next);
    expect(await people.keep(next.id, 'hash')).toBe('done');
  });

  test('a browser is told at one address for one person; a webhook is set, changed and taken away', async () => {
    const { people, notices } = subject().store;
    const [hanna, ivo] = [person(), person()];
    await Promise.all([people.add(hanna), people.add(ivo)]);
    const push = { endpoint: fresh('https://push'), p256dh: 'p', auth: 'a' };
    await notices.addPush(hanna.id, push);
    await notices.addPush(ivo.id, { ...push, auth: 'b' });
    expect(await notices.pushesOf(hanna.id)).toEqual([]);
    expect(await notices.pushesOf(ivo.id)).toEqual([{ ...push, auth: 'b' }]);
    await notices.dropPush(push.endpoint);
    expect(await notices.pushesOf(ivo.id)).toEqual([]);
    await notices.setWebhook(ivo.id, { url: 'https://one', home: null });
    await notices.setWebhook(ivo.id, { url: 'https://two', home: null });
    expect(await notices.webhookOf(ivo.id)).toEqual({ url: 'https://two', home: null });
    await notices.setWebhook(ivo.id, null);
    expect(await notices.webhookOf(ivo.id)).toBeNull();
  });
}
