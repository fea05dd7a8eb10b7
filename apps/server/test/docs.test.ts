import { isRecord } from '@archipel/kernel';
import { API, PATHS } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { ApiDocument } from '../src/docs/openapi.ts';
import { PROBLEMS } from '../src/problems/problem.ts';
import { newcomer, type Person, request } from './person.ts';
import { type Served, served } from './served.ts';

let server: Served;
let ada: Person;
let document: ApiDocument;
beforeAll(async () => {
  server = await served();
  ada = await newcomer(server.address, 'Ada');
  document = (await request(server.address, 'GET', `${API}/openapi.json`)).body;
});
afterAll(() => server.stop());

/** Every value in a document, with the key under which it stands. */
function* everything(value: unknown, key = ''): Generator<readonly [string, unknown]> {
  yield [key, value];
  if (Array.isArray(value)) for (const each of value) yield* everything(each, key);
  else if (isRecord(value)) for (const [name, each] of Object.entries(value)) yield* everything(each, name);
}

interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, { schema: unknown }>> }>
  >;
}
const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the description of the API', () => {
  test('is an OpenAPI document of version 3.1', async () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Archipel', version: '9.9.9' } });
    expect(
      Object.keys(document).filter((key) => !['openapi', 'info', 'tags', 'paths', 'components', 'servers', 'security'].includes(key)),
    ).toEqual([]);
  });

  test('names every route of the API that is put up, and no other', () => {
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    for (const line of described) {
      const [method = '', path = ''] = line.split(' ');
      expect(server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true);
    }
    const places = Object.values(PATHS).filter((path) => path !== PATHS.socket);
    expect(new Set(Object.keys(document.paths))).toEqual(new Set(places.map((path) => path.replaceAll(/:(\w+)/g, '{$1}'))));
  });

  test('has what is said on the socket, for which there is no path', () => {
    const { AskInput, Tell } = document.components.schemas;
    for (const command of ['watch', 'play', 'undo']) expect(JSON.stringify(AskInput)).toContain(`"${command}"`);
    for (const answer of ['update', 'done', 'problem']) expect(JSON.stringify(Tell)).toContain(`"${answer}"`);
  });

  test('says of every operation what it does, where it belongs, what comes and what may go wrong', () => {
    for (const { operation } of operations()) {
      expect(operation.summary).toMatch(/^\S.{5,}/);
      expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
      const statuses = Object.keys(operation.responses);
      expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        expect(Object.keys(content ?? {})).toEqual(['application/problem+json']);
        const codes = [...description.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code);
        expect(codes.map((code) => PROBLEMS[code as keyof typeof PROBLEMS])).toEqual(codes.map(() => Number(status)));
      }
    }
  });

  test('refers only to what is in it, and names every place in a path', () => {
    const names = Object.keys(document.components.schemas);
    for (const [key, value] of everything(document)) {
      if (key === '$ref') expect(names).toContain(String(value).replace('#/components/schemas/', ''));
    }
    for (const { path, operation } of operations()) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
      const { parameters = [] } = operation as { readonly parameters?: readonly { readonly in: string; readonly name: string }[] };
      expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(places);
    }
  });

  test('does not forbid a client to send what it must send', () => {
    expect([...everything(document)].filter(([key]) => key === 'readOnly')).toEqual([]);
  });

  test('describes what is really answered', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2, bots: ['random'] });
    await ada.at(table, 'POST', 'start');
    const asked = [
      ['GET', `${API}/me`, `${API}/me`],
      ['GET', `${API}/games`, `${API}/games`],
      ['GET', `${API}/me/tables`, `${API}/me/tables`],
      ['GET', `${API}/tables/{table}`, `${API}/tables/${table.id}`],
      ['GET', `${API}/tables/{table}/match`, `${API}/tables/${table.id}/match`],
      ['GET', `${API}/tables/{table}/moves`, `${API}/tables/${table.id}/moves`],
    ] as const;
    for (const [method, described, path] of asked) {
      const { status, body } = await ada.ask(method, path);
      expect(status).toBe(200);
      const operation = operations().find((each) => each.path === described && each.method === 'get')?.operation;
      expect(conforms(operation?.responses['200']?.content?.['application/json']?.schema, body)).toEqual([]);
    }
    const { body } = await request(server.address, 'GET', `${API}/me`);
    expect(conforms(document.components.schemas['Problem'], body)).toEqual([]);
    expect(conforms(document.components.schemas['Table'], body)).not.toEqual([]);
  });
});

/** What is wrong with a value by a schema of the document. */
function conforms(schema: unknown, value: unknown): readonly unknown[] {
  const whole = JSON.parse(
    JSON.stringify({ ...(schema as object), $defs: document.components.schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Parameters<typeof z.fromJSONSchema>[0];
  return z.fromJSONSchema(whole).safeParse(value).error?.issues ?? [];
}

describe('the page about the API', () => {
  test('shows every operation and every shape, without script and without anything from elsewhere', async () => {
    const { status, type, headers, body } = await request(server.address, 'GET', `${API}/docs`);
    expect({ status, type }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    const page = String(body);
    for (const { path, method } of operations()) expect(page).toContain(`<b>${method.toUpperCase()}</b> <code>${path}</code>`);
    for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`<article id="${name}">`);
    expect(page).not.toMatch(/<script|style="|https?:|\son\w+=/);
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  });

  test('has its style from a file of its own', async () => {
    const { status, type } = await request(server.address, 'GET', `${API}/docs.css`);
    expect({ status, type }).toEqual({ status: 200, type: 'text/css; charset=utf-8' });
  });
});

describe('a long answer', () => {
  test('goes out compressed to who takes it, and is the same', async () => {
    const ask = (encoding: string) => fetch(`${server.address}${API}/openapi.json`, { headers: { 'accept-encoding': encoding } });
    const [packed, plain] = [await ask('gzip, br'), await ask('identity')];
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await packed.text()).toBe(await plain.text());
  });
});
