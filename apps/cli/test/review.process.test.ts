import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { archipel } from './program.ts';

const golden = (name: string) => fileURLToPath(new URL(`../../../packages/${name}.match.jsonl`, import.meta.url));
const short = golden('anno1800/golden/anno1800-2-short-0');
const folder = mkdtempSync(join(tmpdir(), 'archipel-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('archipel review', () => {
  it('gives the turns, the standings and the turning points of a match in JSON', async () => {
    const { code, out } = await archipel('review', short, '--json');
    expect(code).toBe(0);
    const { game, seats, turns, standings, outcome, turningPoints } = JSON.parse(out);
    expect({ game, seats }).toEqual({ game: 'anno1800', seats: 2 });
    expect(turns[0]).toMatchObject({ turn: 1, round: 1, from: 0 });
    expect(standings).toHaveLength(turns.length + 1);
    expect(outcome.places).toHaveLength(2);
    for (const { loss, error } of turningPoints) expect(loss).toBeGreaterThan(error);
  });

  it('tells them in sentences, in the language that is asked for', async () => {
    const english = await archipel('review', short, '--thoroughness', 'none');
    expect(english.code).toBe(0);
    expect(english.out).toMatch(/2 seats/);
    const german = await archipel('--lang', 'de', 'review', short, '--thoroughness', 'none');
    expect(german.out).toMatch(/Runde/);
    expect(german.out).not.toBe(english.out);
  });

  it('refuses what is no match, what is not over, and a thoroughness that there is not', async () => {
    const nonsense = join(folder, 'nonsense.jsonl');
    writeFileSync(nonsense, 'ahoy');
    expect((await archipel('review', nonsense)).code).toBe(2);
    expect((await archipel('review', join(folder, 'nowhere.jsonl'))).code).toBe(2);
    expect((await archipel('review', short, '--thoroughness', 'endless')).code).toBe(2);
    expect(readFileSync(nonsense, 'utf8')).toBe('ahoy');
  });
});
