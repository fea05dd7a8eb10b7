import { type Dice, diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../src/board/board.ts';
import { boxOf, nextLevel, tokens } from '../src/box/box.ts';
import { anno1800, type Player, plans, type State } from '../src/index.ts';
import { payable } from '../src/payability/payable.ts';
import { begin } from '../src/rules/pending.ts';
import type { Item } from '../src/state/state.ts';
import { LONG } from './long.ts';
import { plansByForce, type Worth, worthOf } from './plansByForce.ts';
import { richSetup } from './rich.ts';
import { poor, someCost } from './somePosition.ts';

const box = boxOf({});

/** A poor position with busy workshops and little gold, so that every shift end can be tried, and something to pay in it, mostly payable. */
function someQuestion(dice: Dice, name: string): { readonly state: State; readonly owed: readonly Item[] } {
  const state = richSetup({ objectives: 'random', first: 0, rounds: 150 }, 2 + dice.below(3), name);
  const table = poor(state, dice);
  const seats = table.seats.map((player, seat) => (seat === 0 ? busy(player, dice) : player));
  const now = { ...state, table: { ...table, seats } };
  let owed = someCost(dice);
  for (let tries = dice.below(6); tries > 0 && !payable(box, now.table, 0, owed); tries--) owed = hardCost(now, dice);
  return { state: now, owed };
}

/** Cubes on half of the workplaces, some of a higher level than the workshop's (R11). */
function busy(player: Player, dice: Dice): Player {
  const shops = [...layoutOf(box, player).workshops.values()].flat();
  const workers = player.workers.map((there, at) => {
    const shop = shops.find((each) => each.at === at);
    if (shop === undefined || there.length >= shop.workplaces || dice.below(3) > 0) return there;
    return [...there, dice.below(2) === 0 ? shop.worker : nextLevel(shop.worker)].toSorted((a, b) => a - b);
  });
  return { ...player, workers, rested: player.rested.map((count) => Math.min(count, dice.below(3))) };
}

/** Goods that can be had here, some of them twice and not side by side, cubes and tokens. */
function hardCost({ table }: State, dice: Dice): readonly Item[] {
  const all = table.seats.flatMap((player) => [...layoutOf(box, player).workshops.keys()]);
  const goods: Item[] = Array.from({ length: 1 + dice.below(3) }, () => ({ kind: 'good', good: dice.pick(all) }));
  const cubes: Item[] = Array.from({ length: dice.below(3) }, () => ({ kind: 'cube', level: dice.pick([0, 1, 2, 3]) }));
  const more = dice.below(3) === 0 ? goods.slice(0, 1) : [];
  return [...goods, ...more, ...cubes, ...tokens('trade', dice.below(2)), ...tokens('exploration', dice.below(2))];
}

/**
 * The position in which this is being paid: the Editor waits for his card afterwards, so nothing else changes. The first `above` things are owed for Graves, begun in
 * the middle of that payment.
 */
function paying({ table, secret }: State, owed: readonly Item[], above: number): State {
  const begun = begin(table, { kind: 'editor' }, owed.slice(above));
  return { secret, table: above === 0 ? begun : begin(begun, { kind: 'graves' }, owed.slice(0, above)) };
}

/** In one order, and without what there is none of. */
function sorted(all: readonly Worth[]): string {
  const texts: string[] = all.map((worth) => {
    const there: string[] = Object.entries(worth).flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count}`]));
    return there.toSorted().join(', ');
  });
  return texts.toSorted().join('; ');
}

describe('the plans of a payment', () => {
  it(
    'are those that trying every step comes to, none more, none less',
    () => {
      const dice = diceFrom(seeded('plans'));
      const seen = { compared: 0, payable: 0, several: 0, tooBig: 0 };
      for (let position = 0; position < 4000 * LONG; position++) {
        const { state, owed } = someQuestion(dice, `${position}`);
        const forced = plansByForce(state.table, 0, owed, 4000);
        if (forced === undefined) {
          seen.tooBig++;
          continue;
        }
        const found = plans(state.table, 0, owed).map(({ leaves }) => worthOf(state.table, leaves));
        seen.compared++;
        if (forced.length > 0) seen.payable++;
        if (forced.length > 1) seen.several++;
        if (sorted(found) !== sorted(forced))
          expect.fail(JSON.stringify({ position, owed, player: state.table.seats[0], found: sorted(found), forced: sorted(forced) }));
        expect(found.length > 0).toBe(payable(box, state.table, 0, owed));
      }
      expect(seen.compared).toBeGreaterThan(2500 * LONG);
      expect(seen.several).toBeGreaterThan(500 * LONG);
    },
    240_000 * Math.max(1, LONG),
  );

  it(
    'are accepted move by move, and leave what they say',
    () => {
      const dice = diceFrom(seeded('accepted'));
      let accepted = 0;
      for (let position = 0; position < 1000 * LONG; position++) {
        const { state, owed } = someQuestion(dice, `accepted ${position}`);
        if (owed.length === 0) continue;
        for (const plan of plans(state.table, 0, owed).slice(0, 20)) {
          let now = paying(state, owed, dice.below(owed.length));
          for (const move of plan.moves) {
            const step = anno1800.apply(now, 0, move);
            if (!step.ok) expect.fail(JSON.stringify({ position, move, plan, illegal: step.illegal, owed, player: state.table.seats[0] }));
            now = step.state;
          }
          const [left] = plans(now.table, 0, []);
          const given = now.table.seats.map((player, seat) => player.gold - (state.table.seats[seat]?.gold ?? 0)).with(0, 0);
          expect({ ...left?.leaves, given }).toEqual(plan.leaves);
          expect(now.table.turn.pending.at(-1)?.owed ?? []).toEqual([]);
          accepted++;
        }
      }
      expect(accepted).toBeGreaterThan(1000 * LONG);
    },
    60_000 * Math.max(1, LONG),
  );
});
