import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const tool = fileURLToPath(new URL('../../../tools/check-imports.mjs', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'archipel-imports-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What the tool says of a project with these files and no others. */
function faultsIn(files: Readonly<Record<string, string>>): Promise<string> {
  const project = mkdtempSync(join(root, 'project-'));
  for (const folder of ['packages/kernel/src', 'packages/thinkers/src', 'apps']) mkdirSync(join(project, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [tool], { cwd: project }, (_, __, errors) => resolve(errors));
  });
}

/** What it says of this one file in the source of a package. */
const faultsOf = (source: string, home = 'kernel') => faultsIn({ [`packages/${home}/src/file.ts`]: source });

/** What it says of these files in the source of the kernel. */
const faultsInKernel = (files: Readonly<Record<string, string>>) =>
  faultsIn(Object.fromEntries(Object.entries(files).map(([name, text]) => [`packages/kernel/src/${name}`, text])));

describe('the check of imports', () => {
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
    expect(await faultsOf(source)).toContain(fault);
  });

  it('lets the impure packages have threads and a clock, but not look downwards', async () => {
    expect(await faultsOf("import 'node:worker_threads'; export const x = performance.now();", 'thinkers')).toBe('');
    expect(await faultsOf("import '@archipel/cli';", 'thinkers')).toContain('does not point upwards');
  });

  it('lets comments, texts and plain arithmetic be', async () => {
    const source =
      "// Date\n/* import('node:fs') */\nimport { a } from './other.ts';\nexport const x = { Date: Math.max(a, 1), y: 'process' };\n";
    expect(await faultsOf(source)).toBe('');
  });

  it('refuses folders that import each other, and names the imports', async () => {
    const faults = await faultsInKernel({
      'a/x.ts': "import '../b/y.ts';",
      'b/y.ts': "import type { Z } from '../a/c/z.ts';",
      'a/c/z.ts': "export { w } from '../w.ts';",
      'a/w.ts': 'export const w = 1;',
    });
    expect(faults).toContain('a cycle of folders: a → b → a/c → a');
    expect(faults).toContain('packages/kernel/src/b/y.ts imports ../a/c/z.ts');
    expect(faults.match(/a cycle/g)).toHaveLength(1);
  });

  it('counts the files directly in src/ as one folder', async () => {
    const files = { 'main.ts': "import './top.ts';", 'top.ts': "import './a/x.ts';", 'a/x.ts': "import '../base.ts';", 'base.ts': '' };
    expect(await faultsInKernel(files)).toContain('a cycle of folders: . → a → .');
  });

  it('lets an entry, and an index that only re-exports, assemble what uses files beside them', async () => {
    const files = {
      'main.ts': "import { x } from './a/x.ts'; x();",
      'a/x.ts': "import { y } from '../base.ts'; export const x = () => y;",
      'base.ts': 'export const y = 1;',
      'b/index.ts': "export { z } from './c/z.ts';",
      'b/c/z.ts': "export { z } from '../z.ts';",
      'b/z.ts': 'export const z = 1;',
    };
    expect(await faultsInKernel(files)).toBe('');
    expect(await faultsInKernel({ ...files, 'b/index.ts': "import { z } from './c/z.ts'; z();" })).toContain('b → b/c → b');
  });
});
