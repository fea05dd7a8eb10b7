import { describe, expect, it } from 'vitest';
import { cubePlaces } from '../src/anno1800/model/cubes.ts';
import { foldsFor, handFoldFor } from '../src/anno1800/model/folds.ts';

const at = (width: number, height: number, seats = 3) => foldsFor({ width, height }, seats);

describe('what folds', () => {
  it('is decided by height as much as by width', () => {
    expect(at(1920, 1080)).toMatchObject({ layout: 'wide', market: 'blocks', fieldNames: true });
    expect(at(1600, 900)).toMatchObject({ layout: 'desk', market: 'named', lowHand: false });
    expect(at(1499, 1080).layout).toBe('desk');
    expect(at(1366, 768)).toMatchObject({ layout: 'desk', market: 'plain', lowHand: false, fieldNames: true });
    expect(at(1280, 720)).toMatchObject({ market: 'plain', lowHand: true, fieldNames: true });
    expect(at(1366, 641)).toMatchObject({ lowHand: true, fieldNames: false });
    expect(at(820, 1180)).toMatchObject({ layout: 'tablet', market: 'stacked', marketSheet: false, fieldNames: true });
    expect(at(768, 900)).toMatchObject({ layout: 'tablet', marketSheet: true });
    expect(at(844, 390)).toMatchObject({ layout: 'phone', lying: true, market: 'list' });
    expect(at(360, 740)).toMatchObject({ layout: 'phone', lying: false });
  });

  it('leaves the header to four players, and little words to a narrow one', () => {
    expect(at(1366, 768, 3)).toMatchObject({ wordMark: true, lastAction: true, influenceWord: true });
    expect(at(1366, 768, 4)).toMatchObject({ wordMark: false, lastAction: false, influenceWord: false });
    expect(at(1280, 720, 3)).toMatchObject({ wordMark: false });
  });

  it('grows with very large windows only', () => {
    expect(at(1920, 1080).grow).toBe(1);
    expect(at(2560, 1440).grow).toBeCloseTo(4 / 3);
    expect(at(2560, 1080).grow).toBe(1);
  });
});

describe('the hand', () => {
  it('becomes narrow, then lies in two rows, the more cards there are', () => {
    const laptop = at(1366, 768);
    expect(handFoldFor(laptop, 1342, 13)).toEqual({ face: 'full', perRow: 13 });
    expect(handFoldFor(laptop, 1342, 20)).toEqual({ face: 'narrow', perRow: 20 });
    expect(handFoldFor(laptop, 1342, 26)).toEqual({ face: 'low', perRow: 13 });
    expect(handFoldFor(at(1280, 720), 1256, 5)).toEqual({ face: 'low', perRow: 5 });
    expect(handFoldFor(at(1920, 1080), 1500, 26).face).toBe('full');
  });
});

describe('cubes of a district', () => {
  it('can be counted: none lies exactly over another, and all lie in their room', () => {
    for (const width of [26, 31, 35]) {
      for (let count = 1; count <= 10; count++) {
        const { size, places } = cubePlaces(count, width);
        expect(places).toHaveLength(count);
        expect(new Set(places.map(({ x, y }) => `${Math.round(x)} ${y}`)).size).toBe(count);
        for (const { x } of places) expect(x + size).toBeLessThanOrEqual(width + 1);
      }
    }
  });
});
