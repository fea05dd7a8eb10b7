import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRecord } from '@archipel/kernel';
import { CLOSE } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { install, onPath } from '../../../tools/programs.mjs';
import { PROBLEMS } from '../src/problems/problem.ts';
import { type Running, running } from './running.ts';

const guide = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
/** Each example and, in the block after it, what comes of it. */
const examples = [...guide.matchAll(/```(sh|js)\n([\s\S]*?)```\n```(?:json|text)\n([\s\S]*?)```/g)].map(
  ([, language, script = '', answer = '']) => ({
    language,
    script: script.trim(),
    answer: answer.trim(),
  }),
);

const folder = mkdtempSync(path.join(tmpdir(), 'archipel-guide-'));
/** What the guide calls the things that an example has brought about. */
const names: Record<string, string> = {};
let server: Running;
beforeAll(async () => {
  if (!onPath(['curl'])) install(['curl'], 'install curl');
  server = await running();
  names['A'] = `${server.address}/api/v1`;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a script prints. Only its own standard output is waited for: a stream that it left behind ends with the server. */
async function shell(script: string): Promise<string> {
  const env = { PATH: process.env['PATH'], ...names };
  const child = spawn('bash', ['-c', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return out;
}

/** `…` stands for anything; as a name, for any further fields. */
function resembles(expected: unknown, found: unknown, at = ''): readonly string[] {
  if (expected === '…') return found === undefined ? [`${at} is missing`] : [];
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return [`${at} is ${JSON.stringify(found)}`];
    return expected.flatMap((each, index) => resembles(each, found[index], `${at}/${index}`));
  }
  if (!isRecord(expected)) return expected === found ? [] : [`${at} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
  if (!isRecord(found)) return [`${at} is ${JSON.stringify(found)}`];
  const more = Object.keys(found).filter((key) => !(key in expected) && !('…' in expected));
  const fields = Object.keys(expected).filter((key) => key !== '…');
  return [
    ...more.map((key) => `${at}/${key} is not told of`),
    ...fields.flatMap((key) => resembles(expected[key], found[key], `${at}/${key}`)),
  ];
}

/** The readers' own part: to note what the next example needs. */
function note(answer: unknown): void {
  if (!isRecord(answer)) return;
  if (typeof answer['token'] === 'string') names['TOKEN'] = answer['token'];
  if (typeof answer['code'] === 'string' && typeof answer['id'] === 'string') names['TABLE'] = answer['id'];
  if (!Array.isArray(answer['moves'])) return;
  names['AT'] = String(answer['position']);
  names['MOVE'] = JSON.stringify(answer['moves'][0]);
}

describe('docs/api.md', () => {
  test('has examples, and every one of them comes with its answer', () => {
    expect(examples.length).toBeGreaterThan(10);
    expect(guide.match(/```(sh|js)\n/g)).toHaveLength(examples.length);
  });

  test.each(examples.map((example) => [example.script.split('\n')[0], example] as const))('%s', async (_, { language, script, answer }) => {
    if (language === 'js') return expect(await eventFor(script, answer.split('\n').length)).toEqual(answer.split('\n'));
    const found = (await shell(script)).trim().split('\n');
    const expected = answer.split('\n');
    expect(found).toHaveLength(expected.length);
    const values = found.map((line) => JSON.parse(line) as unknown);
    expect(expected.flatMap((line, index) => resembles(JSON.parse(line), values[index]))).toEqual([]);
    for (const value of values) note(value);
  });

  test('names every code that a problem may have', () => {
    const byStatus = new Map<number, string[]>();
    for (const [code, status] of Object.entries(PROBLEMS)) byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\``]);
    const rows = [...byStatus].map(([status, codes]) => `| ${status} | ${codes.join(', ')} |`);
    expect(guide).toContain(`\n| status | codes |\n|---|---|\n${rows.join('\n')}\n`);
  });

  test('says why a socket is closed', () => {
    for (const code of Object.values(CLOSE)) expect(guide).toContain(String(code));
  });
});

/** Runs the words of a page, and gives the first lines that they print. */
function eventFor(script: string, count: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const opened: WebSocket[] = [];
    class Socket extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        opened.push(this);
        this.on('error', reject);
      }
    }
    const log = (line: string) => {
      lines.push(line);
      if (lines.length < count) return;
      for (const socket of opened) socket.terminate();
      resolve(lines);
    };
    const here = script.replaceAll('ws://localhost:1800', server.address.replace('http', 'ws'));
    // oxlint-disable-next-line typescript/no-implied-eval -- the guide's own words are what is tested
    new Function('WebSocket', 'TOKEN', 'TABLE', 'console', here)(Socket, names['TOKEN'], names['TABLE'], { log });
  });
}
