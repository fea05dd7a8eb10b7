import { describe, expect, it } from 'vitest';
import { puzzles1503 } from '../src/anno1503/game.ts';
import type { Question1503 } from '../src/anno1503/question.ts';
import { prove } from '../src/core/prove.ts';

/** A turn of Anno 1503 after the die was thrown: what is in hand, and what gold there is. */
function asked(question: Question1503, hand: Readonly<Record<string, number>>, gold: number, bound = 2000) {
  const seats = [{ gold, hand, inhabitants: ['explorer', 'settler'] }, {}];
  const built = puzzles1503.rules.positionFormat.build({ phase: 'act', throws: [1], seats }, 2);
  if (!built.ok) throw new Error(built.faults.join());
  return prove(puzzles1503, puzzles1503.rules.view(built.state, 0), 0, question, bound);
}

describe('a proof', () => {
  it('finds the only answer, and the most that is left', () => {
    // A citizen costs two spice and a stone; the second spice is bought, and nobody wants a spice or a stone more.
    const proved = asked({ ask: 'level', level: 'citizen', count: 1 }, { spice: 1, stone: 1 }, 7);
    expect(proved).toMatchObject({ ok: true, proof: { best: 1, answers: [['buy:spice', 'develop:settler']] } });
  });

  it('names answers that are equally good', () => {
    // The explorer takes a wood or a stone for the same gold.
    const proved = asked({ ask: 'gold' }, { wood: 1, stone: 1 }, 0);
    expect(proved).toMatchObject({ ok: true, proof: { best: 1, answers: [['sell:stone'], ['sell:wood']] } });
  });

  it('says that there is no answer', () => {
    expect(asked({ ask: 'win' }, { wood: 1 }, 0)).toEqual({ ok: false, why: 'none' });
  });

  it('gives up beyond its bound, and claims nothing', () => {
    expect(asked({ ask: 'gold' }, { wood: 2, stone: 2, cloth: 1 }, 20, 5)).toEqual({ ok: false, why: 'too-much' });
  });
});
