import { gameById } from '@archipel/games';
import { hash, importMatch, replaying } from '@archipel/kernel';

/** The hash of every position of a match file. It is bundled, and runs in each browser. */
export function hashesOf(file: string): readonly string[] {
  const read = importMatch(file);
  if (!read.ok) throw new Error(read.fault);
  const { setup, log } = read.file;
  const rules = gameById(setup.game);
  if (rules === undefined) throw new Error(`no such game: ${setup.game}`);
  return Array.from(replaying(rules, setup, log), hash);
}
