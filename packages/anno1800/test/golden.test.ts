import { readdirSync, readFileSync } from 'node:fs';
import { hash, importMatch, replaying } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1800 } from '../src/index.ts';

/**
 * Recorded matches and the hash of their every position. A change that alters one has changed the rules: it gets a new version of them, and
 * these files stay (golden/README.md).
 */
const folder = new URL('../golden/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.match.jsonl'));

function recorded(name: string) {
  const read = importMatch(readFileSync(new URL(name, folder), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.fault}`);
  return read.file;
}

describe('recorded matches', () => {
  it.each(names)(
    '%s replays to the same positions for ever',
    (name) => {
      const { setup, log, position } = recorded(name);
      const hashes = readFileSync(new URL(name.replace('.match.jsonl', '.hashes'), folder), 'utf8')
        .trimEnd()
        .split('\n');
      expect(Array.from(replaying(anno1800, setup, log), hash)).toEqual(hashes);
      expect(hashes.at(-1)).toBe(position);
    },
    60_000,
  );

  it('are of two, three and four players, and every kind of move is in them', () => {
    const files = names.map(recorded);
    expect(new Set(files.map((file) => file.setup.seats))).toEqual(new Set([2, 3, 4]));
    const kinds = new Set(files.flatMap(({ log }) => log.map((entry) => ('move' in entry ? Object(entry.move).kind : 'undo'))));
    expect(Object.keys(kindsOf()).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

/** The kinds that the rules have, from the schema of their moves. */
function kindsOf(): { readonly [kind: string]: true } {
  const refused = anno1800.apply(anno1800.setup({ objectives: 'random', first: 0, rounds: 1 }, 2, 'x'), 0, null);
  const kinds = refused.ok ? [] : (refused.illegal.reasons[0]?.['kinds'] ?? []);
  return Object.fromEntries((kinds as readonly string[]).map((kind) => [kind, true]));
}
