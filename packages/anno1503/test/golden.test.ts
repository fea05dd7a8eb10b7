import { readdirSync, readFileSync } from 'node:fs';
import { hash, importMatch, positionHash, replay, replaying } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { digestFile, matchDigest } from '../../../tools/match-digests.mjs';
import { anno1503, type State } from '../src/index.ts';
import { filesOf, RECORDINGS, type Recording } from './record.ts';

const folder = new URL('../golden/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

function golden(recording: Recording) {
  const files = filesOf(recording);
  const imported = importMatch(read(files.match));
  if (!imported.ok) throw new Error(`${recording.name}: ${imported.fault}`);
  return { ...imported.file, hashes: read(files.hashes).trimEnd().split('\n') };
}

/** Every position of a log, entry by entry. */
function positions({ setup, log }: ReturnType<typeof golden>): readonly State[] {
  return [...replaying(anno1503, setup, log)];
}

describe('recorded matches', () => {
  it('are all there, and no others', () => {
    const files = RECORDINGS.flatMap((recording) => Object.values(filesOf(recording)));
    expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
    expect(RECORDINGS.length).toBeGreaterThanOrEqual(6);
    expect(new Set(RECORDINGS.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  });

  for (const recording of RECORDINGS) {
    it(`${recording.name} replays to the same hash at every position`, () => {
      const match = golden(recording);
      expect(match.hashes).toHaveLength(match.log.length + 1);
      expect(positions(match).map(hash)).toEqual(match.hashes);
      const again = replay(anno1503, match.setup, match.log);
      expect(again.ok && positionHash(again.match)).toBe(match.position);
      expect(match.hashes.at(-1)).toBe(match.position);
    }, 60_000);

    it(`${recording.name} shows every viewer what it always showed`, () => {
      expect(matchDigest(anno1503, golden(recording))).toBe(digestFile(folder, recording.name));
    }, 60_000);
  }

  it('hold every kind of move and every kind of fact, and moves taken back', () => {
    const all = RECORDINGS.map(golden);
    const kinds = new Set(
      all.flatMap(({ log }) => log.map((entry) => ('move' in entry && entry.move ? JSON.stringify(Object(entry.move).kind) : 'undo'))),
    );
    expect(kinds.size).toBe(19);
    const facts = new Set<string>();
    const branched = new Set<string>();
    for (const match of all) {
      const states = positions(match);
      for (const [at, entry] of match.log.entries()) {
        const before = states[at];
        const step = 'move' in entry && before ? anno1503.apply(before, entry.seat, entry.move) : undefined;
        if (!step?.ok || !before) continue;
        for (const { open } of step.events) facts.add(open.fact);
        if (step.events.some(({ open }) => open.fact === 'branched')) branched.add(before.open.phase);
      }
    }
    expect(facts.size).toBe(25);
    expect(branched).toEqual(new Set(['roll', 'act', 'sail']));
  }, 60_000);
});
