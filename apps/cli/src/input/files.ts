import { accessSync, constants, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadInput } from '../terminal/exit.ts';
import { has, t } from '../terminal/words.ts';

/** What the system means, for people. */
export function reasonOf(error: unknown): string {
  const key = error instanceof Error && 'code' in error ? `cli.${String(error.code)}` : '';
  if (has(key)) return t(key);
  return error instanceof Error ? error.message : String(error);
}

/** Files belong to the caller: whatever cannot be done with one is bad input. */
function attempt<Result>(
  what: 'cli.cannotRead' | 'cli.cannotWriteFile' | 'cli.cannotUseFolder',
  path: string,
  action: () => Result,
): Result {
  try {
    return action();
  } catch (error) {
    throw new BadInput(t(what, { path: path || "''", reason: reasonOf(error) }));
  }
}

export function readText(path: string): string {
  return attempt('cli.cannotRead', path, () => readFileSync(path, 'utf8'));
}

export function isFolder(path: string): boolean {
  return attempt('cli.cannotRead', path, () => statSync(path).isDirectory());
}

/** The paths of all files below a folder, from there. */
export function filesBelow(path: string): readonly string[] {
  return attempt('cli.cannotRead', path, () => readdirSync(path, { recursive: true, encoding: 'utf8' }));
}

/** Makes a folder if it is not there, and sees that files can be put into it: better now than after an hour of play. */
export function openFolder(path: string): void {
  if (path === '') throw new BadInput(t('cli.folderNeedsName'));
  attempt('cli.cannotUseFolder', path, () => {
    makeFolder(resolve(path));
    accessSync(path, constants.W_OK);
  });
}

/** Node's own recursive way never comes back from a place where nothing can be made, such as /proc. */
function makeFolder(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (there) throw new Error(t('cli.isFile'));
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** A file that is there already is never written over. */
export function writeNew(path: string, text: string): void {
  attempt('cli.cannotWriteFile', path, () => writeFileSync(path, text, { flag: 'wx' }));
}

/** Writes a file of ours anew. Whoever looks, or stops us, finds the old one or the new one, never a half. */
export function rewrite(path: string, text: string): void {
  attempt('cli.cannotWriteFile', path, () => {
    const beside = `${path}.new`;
    writeFileSync(beside, text);
    renameSync(beside, path);
  });
}
