import { expect, it } from 'vitest';
import type { EntryOf } from '../src/session/session.ts';
import { filteredRows, logRows, standingEntries, turnsOf, turnsSince } from '../src/table/log.ts';

/** A game in which shells are paid for things: `pay 1`, `buy 1`, `turn 2`. */
interface Event {
  readonly what: string;
  readonly number: number;
}

const entry = (position: number, ...events: readonly string[]): EntryOf<Event> => ({
  position,
  seat: 0,
  at: 0,
  bot: false,
  events: events.map((event) => {
    const [what = '', number = ''] = event.split(' ');
    return { what, number: Number(number) };
  }),
});
const undo = (position: number, count: number): EntryOf<Event> => ({ ...entry(position), undo: count });

const rowsOf = logRows<Event>({
  seatOf: ({ number }) => number,
  isDetail: ({ what }) => what === 'pay',
  turnOf: ({ what, number }) => (what === 'turn' ? number : undefined),
});

it('puts the newest row first, and payments behind the thing that they pay for', () => {
  const rows = rowsOf([entry(1, 'pay 1'), entry(2, 'pay 1', 'buy 1'), entry(3, 'buy 0')]);
  expect(rows.map(({ position, seat, events, details }) => [position, seat, events.length, details.length])).toEqual([
    [3, 0, 1, 0],
    [2, 1, 1, 2],
  ]);
});

it('knows with which entry a thing was begun, whether it told anything or not', () => {
  const rows = rowsOf([entry(1, 'buy 0'), entry(2), entry(3, 'pay 0'), entry(4, 'buy 0'), entry(5, 'turn 2'), entry(6, 'buy 1')]);
  expect(rows.map(({ first, position }) => [first, position])).toEqual([
    [6, 6],
    [2, 4],
    [1, 1],
  ]);
});

it('tells a payment that nothing followed by itself, at the end of the turn', () => {
  const [row] = rowsOf([entry(1, 'pay 1'), entry(2, 'turn 2')]);
  expect(row).toMatchObject({ position: 2, seat: 1, events: [{ what: 'pay', number: 1 }], details: [], round: 1 });
});

it('counts rounds by the turns that begin, and does not tell those', () => {
  const rows = rowsOf([entry(1, 'buy 0'), entry(2, 'turn 2'), entry(3, 'buy 1')]);
  expect(rows.map(({ round }) => round)).toEqual([2, 1]);
});

it('leaves out what was taken back', () => {
  const entries = [entry(1, 'buy 0'), entry(2, 'pay 0'), entry(3, 'buy 0'), undo(4, 2), entry(5, 'buy 1')];
  expect(standingEntries(entries).map(({ position }) => position)).toEqual([1, 5]);
  expect(rowsOf(entries).map(({ position }) => position)).toEqual([5, 1]);
});

it('makes the row of an entry once', () => {
  const entries = [entry(1, 'buy 0'), entry(2, 'buy 1')];
  const before = rowsOf(entries);
  const later = rowsOf([...entries, entry(3, 'buy 0')]);
  expect(later.slice(1)).toEqual(before);
  expect(later[1]).toBe(before[0]);
});

/** Two players take turns: 0 buys twice, 1 pays and buys, 0 buys, and 1 is on. */
const turns = [
  entry(1, 'buy 0'),
  entry(2, 'buy 0'),
  entry(3, 'turn 1'),
  entry(4, 'pay 1'),
  entry(5, 'buy 1'),
  entry(6, 'turn 0'),
  entry(7, 'buy 0'),
  entry(8, 'turn 1'),
];

it('reads each turn in its order, and the newest turn first', () => {
  expect(turnsOf(rowsOf(turns)).map(({ seat, rows }) => [seat, rows.map(({ position }) => position)])).toEqual([
    [0, [7]],
    [1, [5]],
    [0, [1, 2]],
  ]);
});

it('knows what others did since one’s last turn, also in the middle of one’s own', () => {
  const all = turnsOf(rowsOf(turns));
  expect(turnsSince(all, 0).map(({ seat }) => seat)).toEqual([1]);
  expect(turnsSince(all, 1).map(({ rows }) => rows[0]?.position)).toEqual([7]);
  expect(turnsSince(all, 2).map(({ rows }) => rows[0]?.position)).toEqual([1, 5, 7]);
  expect(turnsSince([], 0)).toEqual([]);
});

it('is filtered by who did something, and by what it was', () => {
  const rows = rowsOf(turns);
  const kind = ({ what }: Event) => what;
  expect(filteredRows(rows, { seat: 1, kind: null }, kind).map(({ position }) => position)).toEqual([5]);
  expect(filteredRows(rows, { seat: null, kind: 'buy' }, kind)).toHaveLength(4);
  expect(filteredRows(rows, { seat: 0, kind: 'pay' }, kind)).toEqual([]);
});
