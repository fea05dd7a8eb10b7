import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const tool = fileURLToPath(new URL('../../../tools/check-imports.mjs', import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'archipel-house-'));
afterAll(() => rmSync(house, { recursive: true }));
mkdirSync(join(house, 'packages/kernel/src'), { recursive: true });
mkdirSync(join(house, 'packages/thinkers/src'), { recursive: true });
mkdirSync(join(house, 'apps'));

/** What the tool says of a house with this one file in the source of the kernel, or of another package. */
function saidOf(source: string, home = 'kernel'): Promise<string> {
  for (const each of ['kernel', 'thinkers']) writeFileSync(join(house, `packages/${each}/src/room.ts`), each === home ? source : '');
  return new Promise((resolve) => {
    execFile(process.execPath, [tool], { cwd: house }, (_, __, said) => resolve(said));
  });
}

describe('the guard of the imports', () => {
  it.each([
    ["import { x } from '@archipel/games';", 'does not point upwards: @archipel/games'],
    ["const text = 'http://a'; import('@archipel/games');", 'does not point upwards: @archipel/games'],
    ["const url = '//'; export const x = Date.now();", 'is not pure: Date'],
    ['await import(`node:fs`);', 'imports what no reader can tell'],
    ["await import('node:' + 'fs');", 'imports what no reader can tell'],
    ["import('node:fs');", 'is not pure: node:fs'],
    ["export const x = Math['random']();", 'is not pure: Math.random'],
    ['const { random } = Math; random();', 'is not pure: Math.?'],
    ["export const x = 'a'.localeCompare('b');", 'is not pure: localeCompare'],
    ["export const x = new Intl.NumberFormat('en');", 'is not pure: Intl'],
    ['setInterval(() => {});', 'is not pure: setInterval'],
    ['export const x = navigator.language;', 'is not pure: navigator'],
    ['export const x = import.meta.url;', 'is not pure: import.meta'],
  ])('refuses %s', async (source, fault) => {
    expect(await saidOf(source)).toContain(fault);
  });

  it('lets the hosts have threads and a clock, but not look downwards', async () => {
    expect(await saidOf("import 'node:worker_threads'; export const x = performance.now();", 'thinkers')).toBe('');
    expect(await saidOf("import '@archipel/cli';", 'thinkers')).toContain('does not point upwards');
  });

  it('lets comments, texts and plain arithmetic be', async () => {
    const source =
      "// Date\n/* import('node:fs') */\nimport { a } from './other.ts';\nexport const x = { Date: Math.max(a, 1), y: 'process' };\n";
    expect(await saidOf(source)).toBe('');
  });
});
