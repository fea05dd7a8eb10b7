import { applyPlan, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1503, type Move } from '../src/index.ts';
import { withSecret } from '../src/state/change.ts';
import { play, position } from './table.ts';

describe('Q8 Big Branch', () => {
  const own = { inhabitants: ['settler', 'settler', 'settler', 'settler'], buildings: ['big-branch'], hand: {} };
  const state = position({ phase: 'act', seats: [own, { hand: { wood: 1, spice: 3 } }, {}] });
  const drawn = Array.from({ length: 200 }, (_, index) =>
    play(withSecret(state, { chance: seeded(`card ${index}`) }), 0, { kind: 'branch', from: 1 }),
  );

  it('takes each card of the hand with the same likelihood', () => {
    const spice = drawn.filter(({ state: after }) => after.secret.hands[0]?.spice === 1).length;
    const wood = drawn.filter(({ state: after }) => after.secret.hands[0]?.wood === 1).length;
    expect(spice + wood).toBe(200);
    expect(wood).toBeGreaterThan(30);
    expect(wood).toBeLessThan(75);
  });

  it('moves the card and the gold, and chance goes on', () => {
    for (const { state: after } of drawn) {
      const took = after.secret.hands[0]?.spice === 1 ? 'spice' : 'wood';
      expect(after.secret.hands[1]?.[took]).toBe(took === 'spice' ? 2 : 0);
      expect(after.open.seats.map(({ gold, cards }) => [gold, cards])).toEqual([
        [5, 1],
        [9, 3],
        [7, 2],
      ]);
      expect(after.open.stacks).toEqual(state.open.stacks);
      expect(after.open.done).toEqual({ sold: [], bought: 0, branched: true });
    }
    expect(new Set(drawn.map(({ state: after }) => after.secret.chance.join())).size).toBe(200);
  });

  it('comes to light for the two and nobody else', () => {
    for (const { reveals, events } of drawn) {
      expect(reveals).toEqual([0, 1]);
      expect(events).toEqual([
        {
          open: { fact: 'branched', seat: 0, from: 1, gold: 2 },
          secret: { seats: [0, 1], fact: { fact: 'branched', seat: 0, from: 1, gold: 2, commodity: expect.stringMatching(/wood|spice/) } },
        },
      ]);
    }
  });

  for (const phase of ['roll', 'act', 'sail'] as const) {
    it(`reveals in the phase ${phase} too, and so is the last of its plan (K5)`, () => {
      const at = position({ phase, seats: [own, { hand: { wood: 1, spice: 3 } }, {}] });
      const view = anno1503.view(at, 0);
      const branch: Move = { kind: 'branch', from: 1 };
      const next: Move = phase === 'roll' ? { kind: 'roll' } : { kind: 'end' };
      expect(anno1503.reveals(view, branch)).toBe(true);
      expect(anno1503.moves(view)).toContainEqual(branch);
      expect(applyPlan(anno1503, at, 0, [branch])).toMatchObject({ ok: true });
      expect(applyPlan(anno1503, at, 0, [branch, next])).toMatchObject({ ok: false, illegal: { rule: 'K5' } });
    });
  }
});
