import { accessSync, constants, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadInput } from './fault.ts';

/** What the system means, for people. */
const WHY: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file or folder'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'it is no folder, or it leads through a file'],
  ['EEXIST', 'it is there already'],
  ['EACCES', 'this account may not do that'],
  ['EPERM', 'this account may not do that'],
  ['EROFS', 'nothing can be written there'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['ELOOP', 'its links lead round in a circle'],
  ['ENOSPC', 'there is no space left'],
]);

export function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return WHY.get(code) ?? (error instanceof Error ? error.message : String(error));
}

/** Files belong to the caller: whatever cannot be done with one is bad input. */
function trying<Result>(what: string, path: string, attempt: () => Result): Result {
  try {
    return attempt();
  } catch (error) {
    throw new BadInput(`cannot ${what} ${path || "''"}: ${whyNot(error)}`);
  }
}

export function readText(path: string): string {
  return trying('read', path, () => readFileSync(path, 'utf8'));
}

export function isFolder(path: string): boolean {
  return trying('read', path, () => statSync(path).isDirectory());
}

/** The paths of all files below a folder, from there. */
export function filesBelow(path: string): readonly string[] {
  return trying('read', path, () => readdirSync(path, { recursive: true, encoding: 'utf8' }));
}

/** Makes a folder if it is not there, and sees that files can be put into it: better now than after an hour of play. */
export function openFolder(path: string): void {
  if (path === '') throw new BadInput('a folder needs a name');
  trying('use the folder', path, () => {
    makeFolder(resolve(path));
    accessSync(path, constants.W_OK);
  });
}

/** Node's own recursive way never comes back from a place where nothing can be made, such as /proc. */
function makeFolder(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (there) throw new Error('it is a file');
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** A file that is there already is never written over. */
export function writeNew(path: string, text: string): void {
  trying('write', path, () => writeFileSync(path, text, { flag: 'wx' }));
}

/** Writes a file of ours anew. Whoever looks, or stops us, finds the old one or the new one, never a half. */
export function rewrite(path: string, text: string): void {
  trying('write', path, () => {
    const beside = `${path}.new`;
    writeFileSync(beside, text);
    renameSync(beside, path);
  });
}
