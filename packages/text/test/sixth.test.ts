import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { afterAll, expect, it } from 'vitest';
import type { Messages } from '../src/messages/text.ts';
import { CHECKS } from './checks.ts';

/** A copy of the sources, in which the steps of docs/translating.md are taken. It lies beside them, so that what they import is found. */
const folder = mkdtempSync(fileURLToPath(new URL('../.sixth-', import.meta.url)));
afterAll(() => rmSync(folder, { recursive: true }));

const edit = (file: string, change: (source: string) => string) => {
  const changed = change(readFileSync(`${folder}/src/${file}`, 'utf8'));
  expect(changed).not.toBe(readFileSync(`${folder}/src/${file}`, 'utf8'));
  writeFileSync(`${folder}/src/${file}`, changed);
};
/** After every line that names English there is one for the sixth language, with the files of its own folder. */
const alsoCzech = (source: string) =>
  source.replaceAll(/^( *)en: ([^{\n]*|\{[^}]*\}),\n/gm, (line) => `${line}${line.replaceAll(/\ben\b/g, 'cs')}`);

it('a sixth language is written, offered and spoken by the steps of docs/translating.md', async () => {
  cpSync(fileURLToPath(new URL('../src/', import.meta.url)), `${folder}/src`, { recursive: true });
  edit('messages/language.ts', (source) => source.replace("'ru']", "'ru', 'cs']"));
  mkdirSync(`${folder}/src/cs`);
  const areas = readdirSync(`${folder}/src/en`).filter((file) => !file.startsWith('nameFile'));
  // Every sentence and every name begins with a mark of its own. Names are counted as in English.
  for (const file of areas) {
    const english = readFileSync(`${folder}/src/en/${file}`, 'utf8');
    writeFileSync(`${folder}/src/cs/${file}`, english.replaceAll(/^( +(?:'[\w-]+'|\w+):\s+)(['"])(?=.)/gm, '$1$2¤ '));
  }
  edit('messages/parts.ts', alsoCzech);
  edit('names/load.ts', alsoCzech);

  // What the copy is asked, all while it is loaded.
  writeFileSync(
    `${folder}/asked.ts`,
    `import { completeLanguages, loadTelling } from './src/index.ts';
    import { loadMessages } from './src/messages/load.ts';
    import { PARTS } from './src/messages/parts.ts';
    export const complete = await completeLanguages();
    export const english = await loadMessages('en', PARTS);
    export const own = await loadMessages('cs', PARTS);
    const { event } = await loadTelling('cs', 'anno1503');
    const sold = { fact: 'sold', seat: 1, commodity: 'wood', inhabitant: 2, gold: 3 };
    export const line = event(sold, { viewer: 0, players: ['Anna', 'Ben'] }).text;`,
  );
  const { module: asked } = await runnerImport<Asked>(`${folder}/asked.ts`, { configFile: false });
  expect(asked.complete).toContain('cs');
  for (const name of ['missing', 'without an English one', 'empty', 'asks for something else', 'cannot be filled in']) {
    // It is counted as in English, which is why its rules may be taken here.
    expect(CHECKS[name]?.('en', asked.own, asked.english), name).toEqual([]);
  }
  expect(asked.line).toBe('¤ Ben sells ¤ wood to inhabitant 2 for ¤ 3 gold.');
});

interface Asked {
  readonly complete: readonly string[];
  readonly english: Messages;
  readonly own: Messages;
  readonly line: string;
}
