import { describe, expect, it, vi } from 'vitest';
import { countsOf, LIMITS, misfitsOf } from '../src/anno1800/sheet/counts.ts';
import { blankSheet, fitted, isBlank, withMark, withNextColour, withObjective, withSeats } from '../src/sheet/data.ts';
import { fragmentOf, sheetOfFragment } from '../src/sheet/link.ts';
import type { SheetData } from '../src/table/sheetParts.ts';

const sheet = (...counts: readonly SheetData['players'][number]['counts'][]): SheetData => ({
  game: 'anno1800',
  objectives: ['zoo', 'university'],
  players: counts.map((each, colour) => ({ name: `Łukasz ${colour.toString()}`, colour, counts: each })),
});
const fragment = (value: unknown) => `#sheet=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

describe('a link to a score sheet', () => {
  it('carries the whole sheet, and leaves out what is nothing', () => {
    const data = sheet({ gold: 13, 'cards.0': 0 }, { fireworks: 1 });
    expect(fragmentOf(data)).toMatch(/^#sheet=[\w-]+$/);
    expect(sheetOfFragment(fragmentOf(data))).toEqual(sheet({ gold: 13 }, { fireworks: 1 }));
  });

  it('is not there where the address says something else', () => expect(sheetOfFragment('#R6.4')).toBeUndefined());

  const data = sheet({ gold: 1 }, {});
  const [first, second] = data.players;
  it.each([
    ['is cut off', fragmentOf(data).slice(0, 60)],
    ['is no text', '#sheet=%%%'],
    ['is longer than any sheet', `#sheet=${'A'.repeat(7000)}`],
    ['has one player', fragment({ ...data, players: [first] })],
    ['has five players', fragment({ ...data, players: [first, second, first, second, first] })],
    ['has two players of one colour', fragment({ ...data, players: [first, first] })],
    ['counts in halves', fragment({ ...data, players: [{ ...first, counts: { gold: 0.5 } }, second] })],
    ['counts below nothing', fragment({ ...data, players: [{ ...first, counts: { gold: -1 } }, second] })],
    ['brings more than a sheet has', fragment({ ...data, script: 'x' })],
    ['has a name of a thousand letters', fragment({ ...data, players: [{ ...first, name: 'x'.repeat(1000) }, second] })],
  ])('is refused if it %s', (_, address) => expect(sheetOfFragment(address)).toBeNull());

  it('has only what the game counts, and no more of it than there is', () => {
    const parts = { limits: LIMITS, objectives: { inPlay: 5, all: ['zoo'], beginners: [], useName: () => String }, useSheet: vi.fn() };
    const { players, objectives } = fitted(sheet({ fireworks: 7, 'cubes.4': 900, toString: 3, dragons: 2 }, {}), parts);
    expect(players[0]?.counts).toEqual({ fireworks: 1, 'cubes.4': 15 });
    expect(objectives).toEqual(['zoo', '']);
  });
});

describe('a score sheet', () => {
  it('gives what only one can have to one', () => {
    const once = withMark(sheet({}, {}), 0, 'fireworks', true, true);
    const taken = withMark(once, 1, 'fireworks', true, true);
    expect(taken.players.map(({ counts }) => counts['fireworks'])).toEqual([0, 1]);
    expect(withMark(taken, 0, 'work.cannery', true, false).players.map(({ counts }) => counts['work.cannery'])).toEqual([1, undefined]);
  });

  it('never has two flags alike', () => {
    let data = withNextColour(sheet({}, {}), 0);
    expect(data.players.map(({ colour }) => colour)).toEqual([1, 0]);
    data = withSeats(data, 4);
    expect(new Set(data.players.map(({ colour }) => colour)).size).toBe(4);
    expect(withSeats(data, 2).players).toHaveLength(2);
  });

  it('has each objective once: one that stood elsewhere changes places', () => {
    const changed = withObjective(sheet({}, {}), 0, 'university', 5);
    expect(changed.objectives).toEqual(['university', 'zoo', '', '', '']);
    expect(withObjective(changed, 1, '', 5).objectives).toEqual(['university', '', '', '', '']);
  });

  it('is blank until something is written down', () => {
    expect(isBlank(blankSheet('anno1800', 3))).toBe(true);
    expect(isBlank(sheet({}, {}))).toBe(false);
  });
});

describe('counts of Anno 1800', () => {
  it('are handed to scoring by level and deck', () => {
    expect(countsOf({ 'cards.1': 4, 'cubes.3': 2, 'animal.4': 1, new: 2, 'work.cannery': 1 })).toMatchObject({
      cards: [0, 4, 0],
      cubes: [0, 0, 0, 2, 0],
      animal: [0, 0, 0, 0, 1],
      newWorld: 2,
      industries: ['cannery'],
    });
  });

  it('are compared with what is in the box', () => {
    expect(misfitsOf(sheet({ 'cubes.4': 8 }, { 'cubes.4': 8 }))).toEqual([{ kind: 'too-many', key: 'cubes.4', count: 16, most: 15 }]);
    expect(misfitsOf(sheet({ 'animal.2': 2, 'artefact.3': 1 }, { gold: 200 }))).toEqual([
      { kind: 'uneven', seat: 0, animal: 2, artefact: 1 },
    ]);
    expect(misfitsOf(sheet({ new: 4 }, { new: 4 }, { new: 1 }))).toMatchObject([{ key: 'new', count: 9, most: 8 }]);
  });
});
