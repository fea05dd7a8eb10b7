import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gameById } from '@archipel/games';
import { honestyFaults, importMatch, positionHash, replay } from '@archipel/kernel';
import { PATHS, type Table } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPython } from '../../../tools/python.mjs';
import { newcomer } from './person.ts';
import { type Running, running } from './running.ts';

const here = (file: string) => fileURLToPath(new URL(`../../../examples/${file}`, import.meta.url));
const BOTS = { typescript: [process.execPath, here('dist/bot.js')], python: [findPython(), here('bot.py')] } as const;

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(() => server.stop());

interface Bot {
  /** Once it has said that it sits. */
  readonly seated: Promise<void>;
  readonly ended: Promise<{ readonly code: number | null; readonly said: readonly string[]; readonly complaints: string }>;
}

function bot(language: keyof typeof BOTS, code: string, name: string, token?: string): Bot {
  const [command, script] = BOTS[language];
  const env = { PATH: process.env['PATH'], ...(token && { ARCHIPEL_TOKEN: token }) };
  const child = spawn(command, [script, server.address, code, name], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += String(chunk);
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve)).then((exit) => ({ code: exit, said, complaints }));
  const seated = new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      if (line.includes('sits on chair')) resolve();
    });
    void ended.then(() => reject(new Error(`${name} ended without sitting down: ${complaints}`)));
  });
  return { seated, ended };
}

/** Random play comes to no end of its own: the table agrees on a number of rounds. */
describe.each([
  ['anno1800', { rounds: 20 }],
  ['anno1503', { rounds: 15 }],
])('%s', (game, options) => {
  test('is played to its end by four example bots: two in TypeScript, one of them with a token, and two in Python', async () => {
    const owner = await newcomer(server.address, `Owner of ${game}`);
    const { token } = (await owner.ask('POST', PATHS.tokens, { label: 'bot', scopes: ['read', 'tables', 'play'] })).body as {
      readonly token: string;
    };
    const table = await owner.make({ game, seats: 4, options });
    const bots = [
      bot('typescript', table.code, 'One', token),
      bot('typescript', table.code, 'Two'),
      bot('python', table.code, 'Three'),
      bot('python', table.code, 'Four'),
    ];
    await Promise.all(bots.map(({ seated }) => seated));
    expect((await owner.at(table, 'POST', 'start')).status).toBe(200);

    for (const { code, said, complaints } of await Promise.all(bots.map(({ ended }) => ended))) {
      expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
      expect(said).toEqual([expect.stringMatching(/^\w+ sits on chair \d$/), expect.stringMatching(/^\w+ came in at place \d$/)]);
    }
    const over = (await owner.ask('GET', `${PATHS.tables}/${table.id}`)).body as Table;
    expect(over).toMatchObject({ state: 'over', places: expect.arrayContaining([1]) });

    const read = importMatch(String((await owner.at(table, 'GET', 'file')).body));
    if (!read.ok) throw new Error(read.fault);
    const { setup, log, position, honesty } = read.file;
    expect(new Set(log.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
    const rules = gameById(game);
    const again = rules && replay(rules, setup, log);
    expect(again?.ok && positionHash(again.match)).toBe(position);
    expect(honesty && honestyFaults(setup.seed, honesty)).toEqual([]);
  });
});
