import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameById } from '@archipel/games';
import { random, recording } from '@archipel/host';
import { commitment, exportMatch, type Match, type Proof, seedOf } from '@archipel/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { archipel } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'archipel-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
function file(text: string): string {
  const path = join(folder, `${++files}.match.jsonl`);
  writeFileSync(path, text);
  return path;
}

const [secret, salt] = ['the secret of the house', 'a grain of salt'];
const honest: Proof = { hash: commitment(secret, salt), secret, salt, words: ['ahoy', null] };
const match = played(seedOf(secret, honest.words));

describe('archipel verify', () => {
  it('finds an honest match honest', async () => {
    const answer = await archipel('verify', file(exportMatch(match, honest)), '--hash', honest.hash);
    expect(answer).toMatchObject({ code: 0, err: '' });
    expect(answer.out.match(/✓/g)).toHaveLength(5);
    expect(answer.out).toContain('\nverified\n');
  });

  it('answers a program in JSON', async () => {
    const path = file(exportMatch(match, honest));
    const { code, out } = await archipel('verify', path, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ file: path, honest: true, findings: expect.arrayContaining([expect.anything()]) });
  });

  it.each([
    ['another secret than the one that was fixed', { ...honest, secret: 'another' }, ['committed', 'seeded']],
    ['another salt', { ...honest, salt: 'pepper' }, ['committed']],
    ['a word that a seat never added', { ...honest, words: ['ahoy', 'sail'] }, ['seeded']],
  ])('finds %s', async (_, proof, broken) => {
    const { code, out } = await archipel('verify', file(exportMatch(match, proof)), '--json');
    expect(code).toBe(1);
    expect(failed(out)).toEqual(broken);
  });

  it('finds a hash that is not the one that was noted', async () => {
    const { code, out } = await archipel('verify', file(exportMatch(match, honest)), '--hash', 'f'.repeat(64), '--json');
    expect({ code, failed: failed(out) }).toEqual({ code: 1, failed: ['noted'] });
  });

  it('finds a file that was altered, and believes nothing more of it', async () => {
    const { code, out } = await archipel('verify', file(exportMatch(match, honest).replace('ahoy', 'ahem')), '--json');
    expect({ code, failed: failed(out) }).toEqual({ code: 1, failed: ['whole'] });
  });

  it('finds moves that cannot be played, though somebody sealed them', async () => {
    const impossible = { ...match, log: match.log.toReversed() };
    const { code, out } = await archipel('verify', file(exportMatch(impossible, honest)), '--json');
    expect({ code, failed: failed(out) }).toEqual({ code: 1, failed: ['replays'] });
  });

  it('cannot tell where a file does not say how its seed was made', async () => {
    const { code, out } = await archipel('verify', file(exportMatch(match)));
    expect(code).toBe(1);
    expect(out).toContain('? the file does not say how its seed was made');
  });

  it('cannot use what is no match file', async () => {
    const answer = await archipel('verify', file('ahoy\n'));
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.err).toMatch(/^archipel: [^\n]+ is not a match file\n$/);
  });
});

function failed(out: string): readonly string[] {
  const { findings } = JSON.parse(out) as { readonly findings: readonly { readonly check: string; readonly holds: string }[] };
  return findings.filter(({ holds }) => holds === 'no').map(({ check }) => check);
}

/** A game of chance from this seed. */
function played(seed: string): Match<unknown> {
  const rules = gameById('anno1503');
  if (rules === undefined) throw new Error('there is no such game');
  const game = recording(rules, { game: rules.id, rules: rules.version, seats: 2, options: {}, seed }, [random, random]);
  let step = game.next();
  while (!step.done) step = game.next();
  return step.value;
}
