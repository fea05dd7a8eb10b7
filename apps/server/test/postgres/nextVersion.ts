import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../', import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));

const ADDS = `create table next_version (note text); alter table tables add column note text; alter table entries add column note text;
  create index next_version_changed on tables (changed, number)`;

/**
 * A build of the version after this one, made of this one's in a folder of its own: its schema has one more step, which adds a table, columns
 * and an index, and may be one that earlier versions cannot live with. Answers its program.
 */
export function nextVersion(folder: string, { breaking }: { readonly breaking: boolean }): string {
  const home = path.join(folder, breaking ? 'breaking' : 'next', 'apps', 'server');
  mkdirSync(home, { recursive: true });
  cpSync(path.join(server, 'dist'), path.join(home, 'dist'), { recursive: true });
  writeFileSync(
    path.join(home, 'package.json'),
    readFileSync(path.join(server, 'package.json'), 'utf8').replace(/"version": "[^"]*"/, '"version": "99.0.0"'),
  );
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, breaking ? 'breaking' : 'next', 'node_modules'));
  const file = path.join(home, 'dist', 'store', 'postgres', 'migrations.js');
  const before = readFileSync(file, 'utf8');
  const after = before
    .replace(/\n\];/, `\n    ${JSON.stringify(ADDS)},\n];`)
    .replace('const BREAKING = [];', breaking ? 'const BREAKING = [STEPS.length];' : 'const BREAKING = [];');
  if (!after.includes('next_version') || after.includes('BREAKING = [STEPS') !== breaking)
    throw new Error('the schema is written otherwise');
  writeFileSync(file, after);
  return path.join(home, 'dist', 'main.js');
}
