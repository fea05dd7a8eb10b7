import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import { matchesIn, readMatch } from '../../../tools/match-digests.mjs';
import { statistics1503, statistics1800 } from '../src/games/statistics.ts';
import { digestOf } from '../src/statistics/digest.ts';
import { csvOf, jsonOf } from '../src/statistics/exports.ts';
import { againstOpponents, ENOUGH, filtered, marginIn, openingsOf, resultsOf, sourcesOf, summaryOf } from '../src/statistics/figures.ts';
import { meanOf, wilson } from '../src/statistics/intervals.ts';
import { type FirstAction, merged, type Opponent, type PlayedGame } from '../src/statistics/played.ts';

/** Shortly after the games that are made here ended. */
const NOW = 86_400_000;

let made = 0;
const bot = (seat: number, level: 'easy' | 'hard' = 'easy'): Opponent => ({ kind: 'bot', seat, level });
const person = (seat: number, name: string): Opponent => ({ kind: 'person', seat, name });

interface Wish extends Partial<PlayedGame> {
  readonly points?: readonly number[];
  readonly first?: readonly FirstAction[];
}

/** A game that the first seat has played, won by whoever has the most points. */
function game({ points = [10, 5], first = [], ...more }: Wish = {}): PlayedGame {
  made++;
  const sheets = points.map((total) => ({
    total,
    lines: [
      { line: 'gold', points: 1 },
      { line: 'zoo', points: total - 1 },
    ],
  }));
  const places = points.map((mine) => 1 + points.filter((other) => other > mine).length);
  return {
    id: `game-${made.toString()}`,
    where: 'here',
    game: 'anno1800',
    seats: points.length,
    ended: made * 1000,
    own: 0,
    places,
    opponents: points.slice(1).map((_, at) => bot(at + 1)),
    seed: `seed ${made.toString()}`,
    position: 100,
    digest: { outcome: { places, sheets }, rounds: 40 + made, firsts: [first, ...points.slice(1).map(() => [])] },
    ...more,
  };
}

describe('intervals', () => {
  it('of a share are those of Wilson, and never leave 0 to 1', () => {
    expect(wilson(8, 10).low).toBeCloseTo(0.4902, 3);
    expect(wilson(8, 10).high).toBeCloseTo(0.9433, 3);
    expect(wilson(0, 4)).toMatchObject({ low: 0 });
    expect(wilson(0, 4).high).toBeCloseTo(0.4899, 3);
    expect(wilson(3, 3).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('of a mean are Student’s, and there is none of one value', () => {
    expect(meanOf([1, 2, 3, 4])).toMatchObject({ count: 4, mean: 2.5 });
    expect(meanOf([1, 2, 3, 4])?.half).toBeCloseTo(2.054, 3);
    expect(meanOf([7])).toEqual({ count: 1, mean: 7, half: undefined });
    expect(meanOf([])).toBeUndefined();
  });
});

describe('games of the device and of the server', () => {
  it('count once: a game of the server that was opened here from its file is the server’s', () => {
    const server = game({ where: 'server', seed: 'same', position: 80 });
    const copy = game({ seed: 'same', position: 80 });
    const playedOn = game({ seed: 'same', position: 90 });
    const unopened = game({ where: 'server', seed: undefined });
    expect(merged([copy, playedOn], [server, unopened]).map(({ id }) => id)).toEqual([server.id, playedOn.id, unopened.id]);
  });

  it('are chosen by game, seats and company', () => {
    const all = [game(), game({ points: [1, 2, 3] }), game({ opponents: [person(1, 'Ada')] }), game({ game: 'anno1503' })];
    const chosen = (filter: Partial<Parameters<typeof filtered>[1]>) =>
      filtered(all, { game: 'anno1800', seats: 'all', company: 'everyone', when: 'ever', ...filter }, NOW).map((each) => all.indexOf(each));
    expect(chosen({})).toEqual([0, 1, 2]);
    expect(chosen({ seats: 3 })).toEqual([1]);
    expect(chosen({ company: 'people' })).toEqual([2]);
    expect(chosen({ company: 'bots' })).toEqual([0, 1]);
    expect(chosen({ game: 'anno1503' })).toEqual([3]);
    expect(chosen({ when: 'month' })).toEqual([0, 1, 2]);
    const DAYS = 86_400_000;
    const old = [game({ ended: NOW - 29 * DAYS }), game({ ended: NOW - 31 * DAYS }), game({ ended: NOW - 400 * DAYS })];
    const lately = (when: 'ever' | 'year' | 'month') =>
      filtered(old, { game: 'anno1800', seats: 'all', company: 'everyone', when }, NOW).length;
    expect([lately('month'), lately('year'), lately('ever')]).toEqual([1, 2, 3]);
  });
});

describe('figures', () => {
  it('sum up places, and what chance alone would bring', () => {
    const { byPlace, byChance, rounds } = summaryOf([game(), game({ points: [1, 2] }), game({ points: [2, 3, 1, 0] })]);
    expect(byPlace.map((there) => there.length)).toEqual([1, 2, 0, 0]);
    expect(byChance).toBeCloseTo(1.25);
    expect(rounds?.count).toBe(3);
  });

  it('say how far ahead of the best other player one was, and nothing of a match that was not read', () => {
    expect(marginIn(game({ points: [5, 9, 3] }))).toBe(-4);
    expect(marginIn(game({ digest: undefined }))).toBeUndefined();
    expect(resultsOf([game({ digest: undefined }), game()])).toHaveLength(1);
  });

  it('run a mean over the last ten games, from the tenth on', () => {
    const results = resultsOf(Array.from({ length: 12 }, (_, at) => game({ points: [at + 1, 0] })));
    expect(results.slice(0, 9).every(({ running }) => running === undefined)).toBe(true);
    expect(results.slice(9).map(({ running }) => running)).toEqual([5.5, 6.5, 7.5]);
  });

  it('compare with each person and each level of bots', () => {
    const both = game({ points: [10, 5, 12], opponents: [bot(1), person(2, 'Ada')] });
    const two = game({ points: [10, 5, 6] });
    const found = againstOpponents([both, two]);
    expect(found.map(({ opponent, count, few, margin }) => [opponent.kind, count, few, margin?.mean])).toEqual([
      ['bot', 3, true, 14 / 3],
      ['person', 0, true, -2],
    ]);
    expect(found[0]?.games).toEqual([both, two]);
  });

  it('name a share only of enough games', () => {
    const first = [{ kind: 'build', tile: 'bricks-worker' }, { kind: 'play' }];
    const openings = openingsOf([...Array.from({ length: ENOUGH }, () => game({ first })), game({ first: [{ kind: 'play' }] }), game()]);
    expect(openings.map(({ games: played, count, few }) => [played.length, count, few])).toEqual([
      [10, 10, false],
      [1, 1, true],
    ]);
  });

  it('put lines that only some matches have together, beside what the winners had', () => {
    const found = sourcesOf([game({ points: [10, 5] }), game({ points: [4, 8] })], ['gold'], 'objectives');
    expect(found).toMatchObject({
      won: 1,
      total: { mean: 7 },
      sources: [
        { source: 'gold', own: { mean: 1 }, winners: 1 },
        { source: 'objectives', own: { mean: 6 }, winners: 8 },
      ],
    });
    expect(sourcesOf([game({ digest: undefined })], ['gold'], 'objectives')).toBeUndefined();
  });
});

describe('a match that is played again', () => {
  const folder = new URL('../../../packages/anno1800/golden/', import.meta.url);
  const { actions } = statistics1800;

  it('tells its outcome, its rounds and the first actions of everybody', () => {
    const { setup, log } = readMatch(folder, matchesIn(folder).find((name) => name.includes('short')) ?? '');
    const digest = digestOf(anno1800, setup, log, actions);
    expect(digest?.outcome.places).toHaveLength(setup.seats);
    expect(digest?.rounds).toBeGreaterThan(1);
    for (const firsts of digest?.firsts ?? []) {
      expect(firsts).toHaveLength(2);
      for (const { kind } of firsts) expect(actions).toContain(kind);
    }
    expect(digestOf(anno1800, setup, log.slice(0, 10), actions)).toBeUndefined();
    expect(digestOf(anno1503, setup, log, actions)).toBeUndefined();
  });

  it('forgets what was taken back', () => {
    const { setup, log } = readMatch(folder, matchesIn(folder).find((name) => name.includes('short')) ?? '');
    const [opening] = log;
    if (opening === undefined || !('move' in opening)) throw new Error('the match begins with a move');
    const again = [opening, { seat: opening.seat, undo: 1 }, ...log];
    expect(digestOf(anno1800, setup, again, actions)).toEqual(digestOf(anno1800, setup, log, actions));
  });

  it.each([
    ['anno1800', anno1800, statistics1800],
    ['anno1503', anno1503, statistics1503],
  ] as const)('of %s has the lines that statistics count', (id, rules, { lines }) => {
    const golden = new URL(`../../../packages/${id}/golden/`, import.meta.url);
    const name = matchesIn(golden).find((each) => each.includes('short')) ?? matchesIn(golden)[0] ?? '';
    const { setup, log } = readMatch(golden, name);
    const sheet = digestOf(rules, setup, log, [])?.outcome.sheets[0];
    expect(sheet?.lines.map(({ line }) => line)).toEqual(expect.arrayContaining([...lines]));
  });
});

describe('games as files', () => {
  it('are a line each, and no name begins a formula', () => {
    const rows = csvOf([game({ opponents: [person(1, '=HYPERLINK("x")')], first: [{ kind: 'build', tile: 'brewery' }] })]).split('\r\n');
    expect(rows[0]).toBe('ended,game,where,id,seats,place,points,margin,rounds,opponents,first');
    expect(rows[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(rows[1]).toContain('build brewery');
    expect(rows).toHaveLength(3);
  });

  it('are whole as JSON, without the seed', () => {
    const { games: written } = JSON.parse(jsonOf([game()]));
    expect(written[0]).toMatchObject({ game: 'anno1800', places: [1, 2], sheets: [{ total: 10 }, { total: 5 }] });
    expect(written[0]).not.toHaveProperty('seed');
  });
});
