import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tunableByLevel, tunableLevels } from '@archipel/bots';
import { afterAll, describe, expect, it } from 'vitest';
import { archipel } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'archipel-duel-'));
afterAll(() => rmSync(folder, { recursive: true }));

const duel = (...args: readonly string[]) => archipel('duel', '--game', 'anno1503', '--a', 'varied', '--b', 'random', '--json', ...args);

/** What does not depend on the clock. */
function repeatable(out: string) {
  const { decisionMs: _, turnMs: __, seconds: ___, workers: ____, ...rest } = JSON.parse(out);
  return rest;
}

describe('archipel duel', () => {
  it('prints one JSON object that scripts can rely on', async () => {
    const { code, out, err } = await duel('--games', '6', '--seed', 'x', '--options', '{"rounds":15}');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const result = JSON.parse(out);
    expect(Object.keys(result).slice(0, 5)).toEqual(['game', 'a', 'b', 'seats', 'games']);
    expect(result).toMatchObject({ game: 'anno1503', a: 'varied', b: 'random', seats: 2, games: 6, unfinished: 0, faults: [], ms: 200 });
    expect(result.aWins + result.bWins + result.ties).toBe(6);
    expect(result.winRate).toBeCloseTo((result.aWins + result.ties / 2) / 6);
    expect(result.ci95[0]).toBeLessThanOrEqual(result.winRate);
    expect(result.ci95[1]).toBeGreaterThanOrEqual(result.winRate);
    for (const times of [result.decisionMs.a, result.decisionMs.b, result.turnMs.a, result.turnMs.b]) {
      expect(times.mean).toBeGreaterThan(0);
      expect(times.p99).toBeGreaterThan(0);
    }
  });

  it('comes out the same for the same seed and iterations, however many threads play and whoever is done first', async () => {
    const args = ['--games', '12', '--seats', '3', '--options', '{"rounds":8}', '--iterations', '2'];
    const [one, three, other] = [
      await duel(...args, '--seed', 'tide', '--workers', '1'),
      await duel(...args, '--seed', 'tide', '--workers', '3'),
      await duel(...args, '--seed', 'ebb', '--workers', '3'),
    ];
    expect(repeatable(three.out)).toEqual(repeatable(one.out));
    expect(repeatable(other.out)).not.toEqual(repeatable(one.out));
  });

  it('prints a table for people', async () => {
    const { code, out } = await archipel('duel', '--game', 'anno1503', '--a', 'varied', '--b', 'random', '--games', '2', '--ms', '50');
    expect(code).toBe(0);
    expect(out).toContain('2 games of anno1503 with 2 seats');
    expect(out).toMatch(/varied wins [\d.]+ % of the points against random/);
  });
});

describe('archipel league', () => {
  const league = (...args: readonly string[]) =>
    archipel('league', '--game', 'anno1503', '--levels', 'varied,random', '--games', '4', '--options', '{"rounds":8}', ...args);

  it('rates all who met, random at 0, as JSON and as a table', async () => {
    const { code, out } = await league('--iterations', '1', '--json');
    expect(code).toBe(0);
    const { levels, pairings } = JSON.parse(out);
    expect(levels).toHaveLength(2);
    expect(levels).toContainEqual({ name: 'random', rating: 0, ci95: [0, 0] });
    expect(pairings).toHaveLength(1);
    expect(pairings[0]).toMatchObject({ a: 'varied', b: 'random', unfinished: 0 });
    const people = await league('--iterations', '1');
    expect(people.out).toContain('anno1503 with 2 seats, 4 games');
    expect(people.out).toMatch(/random +0 +0 to 0/);
  });
});

describe('archipel tune', () => {
  const [level] = tunableLevels('anno1503');
  const tune = (out: string, ...args: readonly string[]) =>
    archipel(
      'tune',
      '--game',
      'anno1503',
      '--level',
      level ?? '',
      '--rounds',
      '2',
      '--games',
      '2',
      '--proof',
      '2',
      '--iterations',
      '1',
      '--out',
      out,
      ...args,
    );

  it.runIf(level !== undefined)('writes weights that can be gone on with, the same for the same seed, and over no file', async () => {
    const [one, two, next] = ['one', 'two', 'next'].map((name) => join(folder, `${name}.json`));
    const answer = await tune(one ?? '', '--json', '--date', 'today');
    expect(answer).toMatchObject({ code: 0, err: '' });
    const written = JSON.parse(readFileSync(one ?? '', 'utf8'));
    expect(JSON.parse(answer.out)).toEqual(written);
    expect(written).toMatchObject({ game: 'anno1503', level, how: { finished: true, date: 'today', seed: 'archipel' } });
    expect(Object.keys(written.weights)).toEqual(Object.keys(tunableByLevel(level ?? '', 'anno1503')?.weights ?? {}));

    expect((await tune(two ?? '', '--workers', '1', '--date', 'today')).code).toBe(0);
    expect(readFileSync(two ?? '', 'utf8')).toBe(readFileSync(one ?? '', 'utf8'));
    expect((await tune(next ?? '', '--from', one ?? '')).code).toBe(0);
    expect(await tune(one ?? '')).toMatchObject({ code: 2, out: '' });
  });
});

describe('archipel train', () => {
  const small = ['--games', '10', '--passes', '1', '--hidden', '4', '--iterations', '1', '--workers', '1'];
  const train = (out: string, ...args: readonly string[]) => archipel('train', '--game', 'anno1503', '--out', out, ...small, ...args);

  it('learns, is stopped, goes on from its file to the same network, and writes over no file', async () => {
    const [whole = '', begun = '', wentOn = ''] = ['whole', 'begun', 'wentOn'].map((name) => join(folder, `train-${name}.json`));
    const answer = await train(whole, '--generations', '2', '--json');
    expect(answer).toMatchObject({ code: 0, err: '' });
    const written = JSON.parse(readFileSync(whole, 'utf8'));
    expect(JSON.parse(answer.out)).toEqual(written);
    expect(written).toMatchObject({ version: 1, game: 'anno1503', network: { hidden: 4 } });
    expect(written.generations).toHaveLength(2);

    expect((await train(begun, '--generations', '1')).code).toBe(0);
    expect((await train(wentOn, '--generations', '2', '--from', begun)).out).toContain(wentOn);
    expect(readFileSync(wentOn, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    expect(await train(whole)).toMatchObject({ code: 2, out: '' });
  }, 120_000);
});

describe('contests', () => {
  const taken = join(folder, 'no', 'such', 'folder.json');

  it.each([
    [['duel', '--game', 'anno1503', '--a', 'random'], "required option '--b <player>' not specified"],
    [['duel', '--game', 'anno1503', '--a', 'napoleon', '--b', 'random'], "there is no player 'napoleon' for anno1503"],
    [['duel', '--game', 'anno1503', '--a', 'random', '--b', 'random', '--ms', '1', '--iterations', '1'], 'cannot both be given'],
    [['duel', '--game', 'anno1503', '--a', 'random', '--b', 'random', '--seats', '9'], 'is for 2 to 4 seats, not 9'],
    [['league', '--game', 'anno1503', '--levels', 'random'], 'a league needs two players, not random'],
    [['league', '--game', 'anno1503', '--levels', 'random,random'], 'names a player twice'],
    [['tune', '--game', 'anno1503', '--level', 'random', '--out', taken], "'random' has no weights for anno1503"],
    [['tune', '--game', 'anno1503', '--level', 'napoleon', '--out', taken], "there is no player 'napoleon'"],
    [['train', '--game', 'anno1503', '--out', taken, '--from', taken], 'no such file'],
  ])('answer %j with one clear line and exit code 2', async (args, line) => {
    const answer = await archipel(...args);
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.err.trimEnd().split('\n')).toHaveLength(1);
    expect(answer.err).toContain(line);
    expect(existsSync(taken)).toBe(false);
  });
});
