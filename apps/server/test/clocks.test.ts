import type { Pace } from '@archipel/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAlarms } from '../src/play/alarms.ts';
import { deadline, movedClocks, overdue, resumedClocks, running, settled, startingClocks } from '../src/play/clocks.ts';
import type { StoredTable } from '../src/store/store.ts';
import { createTable } from '../src/tables/making.ts';
import { handClock } from './clock.ts';

const START = 1_000_000;
const person = (id: string) => ({ kind: 'person', id, standIn: null }) as const;

/** A game of Ada, a bot and Cy under way, Ada to move. */
function playing(pace: Pace): StoredTable {
  const terms = { game: 'anno1503', seats: 3, options: {}, visibility: 'private', spectators: true, pace, absentAfter: 30 } as const;
  const table = createTable('ada', terms, [person('ada'), { kind: 'bot', level: 'easy' }, person('cy')], START);
  const started = { ...table, state: 'playing', started: START, active: [0] } as const;
  return { ...started, clocks: startingClocks(started, START) };
}
const moved = (table: StoredTable, active: readonly number[], now: number, newRound = false): StoredTable => ({
  ...table,
  clocks: movedClocks(table, active, newRound, now),
  active,
});
const turn: Pace = { kind: 'turn', seconds: 60 };
const bank: Pace = { kind: 'bank', seconds: 100, back: 5 };

describe('a clock', () => {
  test('runs for people who may move, and for nobody else', () => {
    const table = playing(turn);
    expect(running(table)).toEqual([0]);
    expect(running({ ...table, active: [1] })).toEqual([]);
    expect(running({ ...table, active: [0, 1, 2] })).toEqual([0, 2]);
    expect(running({ ...table, paused: START })).toEqual([]);
    expect(running({ ...table, state: 'over' })).toEqual([]);
    expect(running(playing({ kind: 'none' }))).toEqual([]);
    expect(running({ ...table, chairs: table.chairs.with(0, { ...person('ada'), standIn: 'medium' }) })).toEqual([]);
  });

  test('by turns begins anew with every turn, and not in the middle of one', () => {
    const table = playing(turn);
    expect(table.clocks.left).toEqual([60_000, null, 60_000]);
    const within = moved(table, [0], START + 10_000);
    expect(within.clocks.left).toEqual([50_000, null, 60_000]);
    const other = moved(within, [2], START + 20_000);
    expect(other.clocks.left).toEqual([40_000, null, 60_000]);
    expect(moved(other, [0], START + 50_000).clocks.left).toEqual([60_000, null, 30_000]);
    expect(moved(within, [0], START + 20_000, true).clocks.left).toEqual([60_000, null, 60_000]);
  });

  test('with a bank runs down over the whole game, and some comes back after each turn', () => {
    const table = playing(bank);
    const other = moved(table, [2], START + 30_000);
    expect(other.clocks.left).toEqual([75_000, null, 100_000]);
    const back = moved(other, [0], START + 40_000);
    expect(back.clocks.left).toEqual([75_000, null, 95_000]);
    expect(moved(back, [0], START + 50_000, true).clocks.left).toEqual([70_000, null, 95_000]);
  });

  test('by days is a clock by turns', () => {
    const table = playing({ kind: 'days', days: 3 });
    expect(deadline(table)).toBe(START + 3 * 86_400_000);
  });

  test('says when the first of those that run comes to its end, and whose time is up', () => {
    const both = { ...playing(bank), active: [0, 2], clocks: { since: START, left: [40_000, null, 30_000] } };
    expect(deadline(both)).toBe(START + 30_000);
    expect(overdue(both, START + 29_999)).toEqual([]);
    expect(overdue(both, START + 30_000)).toEqual([2]);
    expect(overdue(both, START + 90_000)).toEqual([0, 2]);
    expect(deadline(playing({ kind: 'none' }))).toBeNull();
    expect(overdue(playing({ kind: 'none' }), START * 9)).toEqual([]);
  });

  test('never shows less than nothing, and reading it twice is reading it once', () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), (first, then) => {
        const table = playing(bank);
        const once = settled(table, START + first + then);
        const twice = settled({ ...table, clocks: settled(table, START + first) }, START + first + then);
        expect(twice).toEqual(once);
        for (const left of once.left) if (left !== null) expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('runs on for who leaves in the middle of a turn, as long as somebody waits', () => {
    const away = (table: StoredTable, seat: number): StoredTable => {
      const chair = table.chairs[seat];
      return chair?.kind === 'person' ? { ...table, chairs: table.chairs.with(seat, { ...chair, standIn: 'medium' }) } : table;
    };
    const left = away(playing(bank), 0);
    expect(settled(left, START + 30_000).left).toEqual([70_000, null, 100_000]);
    expect(overdue(left, START + 200_000)).toEqual([]);
    expect(settled(away(left, 2), START + 30_000).left).toEqual([100_000, null, 100_000]);
    expect(settled({ ...left, active: [2] }, START + 30_000).left).toEqual([100_000, null, 70_000]);
    expect(moved(left, [2], START + 30_000).clocks.left).toEqual([70_000, null, 100_000]);
  });

  test('does not count the time in which the server was down', () => {
    const table = playing(turn);
    expect(resumedClocks(table, START + 10_000, START + 500_000)).toEqual({ since: START + 500_000, left: [50_000, null, 60_000] });
    expect(resumedClocks(table, START - 99_000, START + 500_000).left).toEqual([60_000, null, 60_000]);
  });
});

describe('alarms', () => {
  test('ring in order, each table at its latest deadline only', () => {
    const clock = handClock(0);
    const rung: [string, number][] = [];
    const alarms = createAlarms(clock, (table) => rung.push([table, clock.now()]));
    alarms.set('a', 30);
    alarms.set('b', 10);
    alarms.set('c', 20);
    alarms.set('a', 40);
    alarms.set('c', null);
    for (let now = 0; now < 50; now += 5) clock.pass(5);
    expect(rung).toEqual([
      ['b', 10],
      ['a', 40],
    ]);
  });

  test('ring once for every table, whatever was set before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(8), fc.option(fc.integer({ min: 1, max: 100 }))), { maxLength: 60 }), (settings) => {
        const clock = handClock(0);
        const rung: string[] = [];
        const alarms = createAlarms(clock, (table) => rung.push(`${table}@${clock.now()}`));
        const wanted = new Map<number, number | null>();
        for (const [table, moment] of settings) {
          alarms.set(String(table), moment);
          wanted.set(table, moment);
        }
        for (let now = 0; now < 100; now++) clock.pass(1);
        const expected = [...wanted].flatMap(([table, moment]) => (moment === null ? [] : [`${table}@${moment}`]));
        expect(rung.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  test('stay silent once they are stopped', () => {
    const clock = handClock(0);
    const alarms = createAlarms(clock, () => {
      throw new Error('rung');
    });
    alarms.set('a', 10);
    alarms.stop();
    alarms.set('b', 10);
    clock.pass(100);
  });
});
