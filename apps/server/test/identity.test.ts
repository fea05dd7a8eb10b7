import { PATHS } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieIn, newcomer, request } from './person.ts';
import { type Served, served } from './served.ts';

let server: Served;
beforeAll(async () => {
  server = await served();
});
afterAll(() => server.stop());

const problem = 'application/problem+json; charset=utf-8';

describe('a name is enough', () => {
  test('to be known from then on', async () => {
    const ada = await newcomer(server.address, 'Ada');
    expect(ada.me).toMatchObject({ name: 'Ada', kept: false });
    expect((await ada.ask('GET', PATHS.me)).body).toEqual(ada.me);
  });
});
