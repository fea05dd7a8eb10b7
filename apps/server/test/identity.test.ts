import { PATHS, pathTo, type Token } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HandClock, handClock } from './clock.ts';
import { type Answer, cookieIn, known, newcomer, type Person, request } from './person.ts';
import { type Served, served } from './served.ts';

let server: Served;
let clock: HandClock;
beforeAll(async () => {
  clock = handClock();
  server = await served({ clock });
});
afterAll(() => server.stop());

const enter = (name: string) => newcomer(server.address, name);
const refusedWith = (status: number, code: string) => ({ status, type: 'application/problem+json; charset=utf-8', body: { status, code } });
const DAY = 86_400_000;

async function signIn(name: string, password: string): Promise<Answer> {
  return request(server.address, 'POST', PATHS.sessions, { name, password });
}

async function tokenOf(person: Person, scopes: readonly string[], more: object = {}) {
  const made = await person.ask('POST', PATHS.tokens, { label: 'bot', scopes, ...more });
  expect(made.status).toBe(201);
  const { token, about } = made.body as { readonly token: string; readonly about: Token };
  return { about, token, program: known(server.address, person.me, { authorization: `Bearer ${token}` }) };
}

describe('a name is enough', () => {
  test('to be known from then on', async () => {
    const ada = await enter('Ada');
    expect(ada.me).toMatchObject({ name: 'Ada', kept: false, since: clock.now() });
    expect((await ada.ask('GET', PATHS.me)).body).toEqual(ada.me);
  });

  test('and the cookie that says so is out of reach of scripts and other sites', async () => {
    const { headers } = await request(server.address, 'POST', PATHS.me, { name: 'Ada' });
    const cookie = headers.get('set-cookie') ?? '';
    for (const word of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=34560000']) expect(cookie).toContain(word);
    expect(cookie).not.toContain('Secure');
  });

  test('which is sent over encrypted connections only, where the public address is one', async () => {
    const behind = await served({ publicUrl: 'https://play.example.org' });
    const { headers } = await request(behind.address, 'POST', PATHS.me, { name: 'Ada' });
    expect(headers.get('set-cookie')).toContain('Secure');
    await behind.stop();
  });

  test.each([
    { name: '' },
    { name: '  ' },
    { name: 'x'.repeat(25) },
    { name: 'a\u0000b' },
    { name: '\u3164' },
    { name: 'Ada\u3164' },
    { name: '\u2800' },
    // Nothing of it can be seen, or something in it cannot.
    { name: '\uFE0F' },
    { name: '\u034F\u034F' },
    { name: '\u200C' },
    { name: 'A\u200Dda' },
    { name: 'Ada\uFE0F' },
    { name: 'Ada\u200B' },
    { name: 'A\u00ADda' },
    { name: 'Ada\u2028Bo' },
    { name: '\u0645\u200C' },
    { name: '\u0301' },
    { name: `Z${'\u0301'.repeat(20)}` },
    { name: 5 },
    {},
    { name: 'Ada', admin: true },
    [],
    'null',
  ])('%j is not', async (body) => {
    expect(await request(server.address, 'POST', PATHS.me, body)).toMatchObject(refusedWith(400, 'malformed'));
  });

  test.each(['می‌خواهم', 'श्‍री', '👩‍🚀', '🏳️‍🌈', '❤️', '葛󠄀城', 'Øyvind', 'Łukasz', '李小龙', 'ญาดา', 'Ольга', 'עדה', '1503', '!'])(
    '%s is, in whatever script',
    async (name) => {
      expect(await request(server.address, 'POST', PATHS.me, { name })).toMatchObject({ status: 201, body: { name } });
    },
  );

  test('and a browser that has forgotten all but the cookie is told who it is; others are told that they are nobody', async () => {
    const ada = await enter('Ada');
    expect(await ada.ask('GET', PATHS.session)).toMatchObject({ status: 200, body: { me: { id: ada.me.id } } });
    for (const headers of [{}, { cookie: 'archipel=forged.nonsense' }])
      expect(await request(server.address, 'GET', PATHS.session, undefined, headers)).toMatchObject({ status: 200, body: { me: null } });
  });

  test('though another has it: at one table they are told apart', async () => {
    const [one, other] = [await enter('Ada'), await enter('ada')];
    const table = await one.make({ game: 'anno1503', seats: 2 });
    const { body } = await other.at(table, 'POST', 'join');
    expect(body).toMatchObject({ chairs: [{ name: 'Ada' }, { name: 'ada (2)' }] });
  });

  test('and can be changed', async () => {
    const ada = await enter('Ada');
    expect((await ada.ask('PATCH', PATHS.me, { name: 'Ada L.' })).body).toMatchObject({ id: ada.me.id, name: 'Ada L.' });
    expect((await ada.ask('GET', PATHS.me)).body).toMatchObject({ name: 'Ada L.' });
  });
});

let keptPaula: Person | undefined;

describe('a password', () => {
  test('keeps the name, and lets one in elsewhere', async () => {
    const bea = await enter('Bea');
    expect((await bea.ask('PUT', PATHS.password, { password: 'correct horse' })).body).toMatchObject({ kept: true });
    const elsewhere = await signIn('bEA', 'correct horse');
    expect(elsewhere).toMatchObject({ status: 201, body: { id: bea.me.id, name: 'Bea' } });
    const there = known(server.address, bea.me, { cookie: cookieIn(elsewhere.headers) });
    expect((await there.ask('GET', PATHS.me)).body).toMatchObject({ id: bea.me.id });
  });

  test('is asked for before it is changed', async () => {
    const cleo = await enter('Cleo');
    await cleo.ask('PUT', PATHS.password, { password: 'first one' });
    expect(await cleo.ask('PUT', PATHS.password, { password: 'second one' })).toMatchObject(refusedWith(401, 'wrong-password'));
    const changed = await cleo.ask('PUT', PATHS.password, { password: 'second one', current: 'first one' });
    expect(changed.status).toBe(200);
    expect((await signIn('Cleo', 'second one')).status).toBe(201);
    expect(await signIn('Cleo', 'first one')).toMatchObject(refusedWith(401, 'wrong-password'));
  });

  test('ends, when it is changed, every other session of who may have known the old one', async () => {
    const una = await enter('Una');
    await una.ask('PUT', PATHS.password, { password: 'first one' });
    const elsewhere = { cookie: cookieIn((await signIn('Una', 'first one')).headers) };
    expect((await request(server.address, 'GET', PATHS.me, undefined, elsewhere)).status).toBe(200);
    await una.ask('PUT', PATHS.password, { password: 'second one', current: 'first one' });
    expect(await request(server.address, 'GET', PATHS.me, undefined, elsewhere)).toMatchObject(refusedWith(401, 'not-signed-in'));
    expect((await una.ask('GET', PATHS.me)).status).toBe(200);
  });

  test('ends the tokens with it, if that is wanted', async () => {
    const wim = await enter('Wim');
    await wim.ask('PUT', PATHS.password, { password: 'first one' });
    const { program } = await tokenOf(wim, ['read']);
    await wim.ask('PUT', PATHS.password, { password: 'second one', current: 'first one' });
    expect((await program.ask('GET', PATHS.me)).status).toBe(200);
    await wim.ask('PUT', PATHS.password, { password: 'third one', current: 'second one', endTokens: true });
    expect(await program.ask('GET', PATHS.me)).toMatchObject(refusedWith(401, 'bad-token'));
  });

  test('makes the name one’s own: nobody else takes it, and a name without one cannot be signed in to', async () => {
    const dora = await enter('Dora');
    const other = await enter('dora');
    await dora.ask('PUT', PATHS.password, { password: 'only mine' });
    expect(await request(server.address, 'POST', PATHS.me, { name: 'DORA' })).toMatchObject(refusedWith(409, 'name-taken'));
    expect(await other.ask('PUT', PATHS.password, { password: 'mine too' })).toMatchObject(refusedWith(409, 'name-taken'));
    expect(await (await enter('Else')).ask('PATCH', PATHS.me, { name: 'Dora' })).toMatchObject(refusedWith(409, 'name-taken'));
    expect(await signIn('Nobody', 'whatever')).toMatchObject(refusedWith(401, 'wrong-password'));
  });

  test.each(['Раula', 'PAULA', 'Ραulа', 'ᴘaula', 'Pau1a', 'P\u0430ula', 'Ｐａｕｌａ'])(
    'keeps it from %s, which looks like Paula',
    async (forged) => {
      if (keptPaula === undefined) {
        keptPaula = await enter('Paula');
        await keptPaula.ask('PUT', PATHS.password, { password: 'only mine' });
      }
      expect(await request(server.address, 'POST', PATHS.me, { name: forged })).toMatchObject(refusedWith(409, 'name-taken'));
      expect((await signIn('Paula', 'only mine')).status).toBe(201);
    },
  );

  test.each(['Ольга', 'Ελένη', '李小龙'])('keeps %s, and lets in who keeps it', async (name) => {
    const person = await enter(name);
    await person.ask('PUT', PATHS.password, { password: 'only mine' });
    expect((await signIn(name, 'only mine')).status).toBe(201);
  });

  test('is kept so that nobody can read it', async () => {
    const eve = await enter('Eve');
    await eve.ask('PUT', PATHS.password, { password: 'seven seas' });
    const kept = (await server.store.people.byId(eve.me.id))?.password ?? '';
    expect(kept).toMatch(/^scrypt\$256\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  });
});

describe('signing out', () => {
  test('here ends this session alone', async () => {
    const fay = await enter('Fay');
    await fay.ask('PUT', PATHS.password, { password: 'going away' });
    const there = known(server.address, fay.me, { cookie: cookieIn((await signIn('Fay', 'going away')).headers) });
    expect((await fay.ask('DELETE', PATHS.session)).status).toBe(204);
    expect(await fay.ask('GET', PATHS.me)).toMatchObject(refusedWith(401, 'not-signed-in'));
    expect((await there.ask('GET', PATHS.me)).status).toBe(200);
  });

  test('everywhere ends them all', async () => {
    const gil = await enter('Gil');
    await gil.ask('PUT', PATHS.password, { password: 'going away' });
    const there = known(server.address, gil.me, { cookie: cookieIn((await signIn('Gil', 'going away')).headers) });
    const shown = (await gil.ask('POST', PATHS.tokens, { label: 'bot', scopes: ['read'] })).body as { readonly token: string };
    const bot = known(server.address, gil.me, { authorization: `Bearer ${shown.token}` });
    expect((await bot.ask('GET', PATHS.me)).status).toBe(200);
    expect((await there.ask('DELETE', PATHS.sessions)).status).toBe(204);
    expect(await bot.ask('GET', PATHS.me)).toMatchObject(refusedWith(401, 'bad-token'));
    for (const each of [gil, there]) expect(await each.ask('GET', PATHS.me)).toMatchObject(refusedWith(401, 'not-signed-in'));
  });

  test('comes by itself after 400 days', async () => {
    const hal = await enter('Hal');
    clock.pass(400 * DAY);
    expect(await hal.ask('GET', PATHS.me)).toMatchObject(refusedWith(401, 'not-signed-in'));
  });

  test('never comes to those who come now and then', async () => {
    const hilda = await enter('Hilda');
    clock.pass(29 * DAY);
    expect((await hilda.ask('GET', PATHS.me)).headers.has('set-cookie')).toBe(false);
    clock.pass(370 * DAY);
    const { headers } = await hilda.ask('GET', PATHS.me);
    const later = known(server.address, hilda.me, { cookie: cookieIn(headers) });
    clock.pass(399 * DAY);
    expect(await later.ask('GET', PATHS.me)).toMatchObject({ status: 200, body: { id: hilda.me.id } });
  });
});

describe('a cookie', () => {
  test('that is missing, forged or not ours is refused', async () => {
    const ida = await enter('Ida');
    const [, value = ''] = (ida.headers['cookie'] ?? '').split('=');
    const [secret] = decodeURIComponent(value).split('.');
    const with_ = (cookie: string) => request(server.address, 'GET', PATHS.me, undefined, { cookie });
    expect(await request(server.address, 'GET', PATHS.me)).toMatchObject(refusedWith(401, 'not-signed-in'));
    expect(await with_(`archipel=${secret}`)).toMatchObject(refusedWith(401, 'forged-cookie'));
    expect(await with_(`archipel=${secret}.AAAA`)).toMatchObject(refusedWith(401, 'forged-cookie'));
    expect(await with_(`archipel=x${value}`)).toMatchObject(refusedWith(401, 'forged-cookie'));
    expect(await with_('archipel=')).toMatchObject({ status: 401 });
  });

  test('is still good after the server was started again', async () => {
    const first = await served();
    const joe = await newcomer(first.address, 'Joe');
    const second = await first.restart();
    expect(await request(second.address, 'GET', PATHS.me, undefined, joe.headers)).toMatchObject({ status: 200, body: { name: 'Joe' } });
    await second.stop();
  });
});

describe('a token', () => {
  test('is shown once, kept as a hash, and does what its scopes allow', async () => {
    const kim = await enter('Kim');
    const { token, about, program } = await tokenOf(kim, ['read', 'read']);
    expect(about).toMatchObject({ label: 'bot', scopes: ['read'], used: null, ends: null });
    const listed = await kim.ask('GET', PATHS.tokens);
    expect(listed.body).toMatchObject([{ id: about.id }]);
    expect(JSON.stringify(listed.body)).not.toContain(token);
    expect((await server.store.people.tokensOf(kim.me.id))[0]?.hash).not.toContain(token.slice(10));
    expect((await program.ask('GET', PATHS.me)).body).toMatchObject({ id: kim.me.id });
    expect(await program.ask('POST', PATHS.tables, { game: 'anno1503', seats: 2 })).toMatchObject(refusedWith(403, 'scope-missing'));
  });

  test('cannot do what is for the person alone', async () => {
    const { program } = await tokenOf(await enter('Lea'), ['read', 'play', 'tables']);
    expect(await program.ask('POST', PATHS.tokens, { label: 'more', scopes: ['read'] })).toMatchObject(refusedWith(403, 'scope-missing'));
    expect(await program.ask('PUT', PATHS.password, { password: 'taken over' })).toMatchObject(refusedWith(403, 'scope-missing'));
    expect(await program.ask('DELETE', PATHS.me)).toMatchObject(refusedWith(403, 'scope-missing'));
  });

  test('ends when its days are over, or when its owner ends it', async () => {
    const mia = await enter('Mia');
    const short = await tokenOf(mia, ['read'], { days: 2 });
    clock.pass(2 * DAY - 1);
    expect((await short.program.ask('GET', PATHS.me)).status).toBe(200);
    clock.pass(1);
    expect(await short.program.ask('GET', PATHS.me)).toMatchObject(refusedWith(401, 'token-ended'));

    const long = await tokenOf(mia, ['read']);
    expect((await mia.ask('DELETE', pathTo(PATHS.token, { token: long.about.id }))).status).toBe(204);
    expect(await long.program.ask('GET', PATHS.me)).toMatchObject(refusedWith(401, 'bad-token'));
    expect(await mia.ask('DELETE', pathTo(PATHS.token, { token: long.about.id }))).toMatchObject(refusedWith(404, 'not-found'));
  });

  test.each(['Bearer', 'Bearer x', 'Bearer archipel_0123456789012345678901234567890123456789012', 'Basic YTpi'])(
    'such as "%s" is refused, even beside a good cookie',
    async (authorization) => {
      const nora = await enter('Nora');
      expect(await nora.ask('GET', PATHS.me, undefined, { authorization })).toMatchObject(refusedWith(401, 'bad-token'));
    },
  );
});

describe('a page of another site', () => {
  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'that sends %j changes nothing',
    async (headers) => {
      const ole = await enter('Ole');
      expect(await ole.ask('PATCH', PATHS.me, { name: 'Hacked' }, headers)).toMatchObject(refusedWith(403, 'cross-site'));
      expect(await ole.ask('DELETE', PATHS.session, undefined, headers)).toMatchObject(refusedWith(403, 'cross-site'));
      expect((await ole.ask('GET', PATHS.me)).body).toMatchObject({ name: 'Ole' });
    },
  );

  test('is told from our own, also where a proxy has changed our name', async () => {
    const behind = await served({ publicUrl: 'https://play.example.org' });
    const pam = await newcomer(behind.address, 'Pam');
    for (const origin of ['https://play.example.org', behind.address])
      expect((await pam.ask('PATCH', PATHS.me, { name: 'Pam P.' }, { origin })).status).toBe(200);
    expect((await pam.ask('PATCH', PATHS.me, { name: 'Pam P.' }, { origin: 'https://example.org' })).status).toBe(403);
    await behind.stop();
  });

  test('is told from our own', async () => {
    const pia = await enter('Pia');
    expect((await pia.ask('PATCH', PATHS.me, { name: 'Pia P.' }, { origin: server.address })).status).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])('cannot send %s', async (type) => {
    const answer = await request(server.address, 'POST', PATHS.me, '{"name":"Form"}', { 'content-type': type });
    expect(answer).toMatchObject(refusedWith(415, 'media-type'));
  });
});

describe('going for good', () => {
  test('asks for the password of a name that is kept', async () => {
    const vera = await enter('Vera');
    await vera.ask('PUT', PATHS.password, { password: 'only mine' });
    for (const body of [undefined, {}, { password: 'a guess' }])
      expect(await vera.ask('DELETE', PATHS.me, body)).toMatchObject(refusedWith(401, 'wrong-password'));
    expect((await vera.ask('GET', PATHS.me)).status).toBe(200);
    expect((await vera.ask('DELETE', PATHS.me, { password: 'only mine' })).status).toBe(204);
  });

  test('takes the name, the sessions and the tokens away, and opens the chair for another', async () => {
    const quin = await enter('Quin');
    const rob = await enter('Rob');
    const { program } = await tokenOf(quin, ['read']);
    const table = await rob.make({ game: 'anno1503', seats: 3 });
    await quin.at(table, 'POST', 'join');
    expect((await quin.ask('DELETE', PATHS.me)).status).toBe(204);
    expect((await quin.ask('GET', PATHS.me)).status).toBe(401);
    expect((await program.ask('GET', PATHS.me)).status).toBe(401);
    expect((await rob.ask('GET', pathTo(PATHS.table, { table: table.id }))).body).toMatchObject({
      chairs: [{ name: 'Rob' }, { kind: 'open' }, {}],
    });
    expect(await server.store.people.byId(quin.me.id)).toMatchObject({ name: '', gone: true });
  });
});
