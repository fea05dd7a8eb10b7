import { describe, expect, it } from 'vitest';
import { madeAgain, NO_HISTORY, played, takenBack } from '../src/table/redo.ts';

describe('what was taken back', () => {
  const three = played(played(NO_HISTORY, ['build', 'place']), ['festival']);

  it('can be made again, the last taken back first', () => {
    const back = takenBack(takenBack(three, 1), 2);
    expect(back).toEqual({ made: [], undone: [['festival'], ['build', 'place']] });
    expect(madeAgain(back)).toEqual({ made: ['build', 'place'], undone: [['festival']] });
    expect(madeAgain(madeAgain(back))).toEqual(three);
  });

  it('is gone once something else is done', () => {
    expect(played(takenBack(three, 1), ['play'])).toEqual({ made: ['build', 'place', 'play'], undone: [] });
  });

  it('cannot be made again if this page has not made it', () => {
    expect(takenBack(played(NO_HISTORY, ['end']), 2)).toEqual(NO_HISTORY);
  });
});
