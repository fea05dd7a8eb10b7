import { readFileSync } from 'node:fs';
import { hash, replaying } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { digestFile, matchDigest, matchesIn, readMatch } from '../../../tools/match-digests.mjs';
import { anno1800 } from '../src/index.ts';

/** A change that alters a digest has changed the rules: it gets a new version, and these files stay (golden/README.md). */
const folder = new URL('../golden/', import.meta.url);
const names = matchesIn(folder);
const recorded = (name: string) => readMatch(folder, name);

describe('recorded matches', () => {
  it.each(names)(
    '%s replays to the same positions',
    (name) => {
      const { setup, log, position } = recorded(name);
      const hashes = readFileSync(new URL(`${name}.hashes`, folder), 'utf8')
        .trimEnd()
        .split('\n');
      expect(Array.from(replaying(anno1800, setup, log), hash)).toEqual(hashes);
      expect(hashes.at(-1)).toBe(position);
    },
    60_000,
  );

  it.each(names)(
    '%s shows every viewer what it always showed',
    (name) => expect(matchDigest(anno1800, recorded(name))).toBe(digestFile(folder, name)),
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
