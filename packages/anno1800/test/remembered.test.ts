import { describe, expect, it } from 'vitest';
import type { Good } from '../src/data/words.ts';
import { affordable, anno1800, COMPONENTS, type Components, missing, plans, type Table } from '../src/index.ts';
import { withPlayer, withTurn } from '../src/state/change.ts';
import type { Item } from '../src/state/state.ts';
import { foreign } from './foreign.ts';

const OPTIONS = { objectives: 'random', first: 0, rounds: 150 } as const;
const { table, secret } = anno1800.setup(OPTIONS, 2, 'remembered');
const good = (name: Good): Item => ({ kind: 'good', good: name });

/** The same table, its lists and all, with a corrected box. */
const corrected = (part: Partial<Components>): Table => ({ ...table, components: { ...COMPONENTS, ...part } });

describe('what is remembered of a position', () => {
  it('is forgotten where another box reads the same fields', () => {
    const busy = COMPONENTS.printedIndustries.map((industry) => ({ ...industry, workplaces: 3 }));
    const sawmill = (of: Table) => plans(of, 0, [good('planks')])[0]?.leaves.workplaces.find((each) => each.good === 'planks')?.free;
    const other = corrected({ printedIndustries: busy });
    expect([table, other, table].map(sawmill)).toEqual([1, 2, 1]);
  });

  it('is forgotten where another box has other numbers for the goods of the same cost', () => {
    const { 'old-world': goods, 'new-world': newWorld } = COMPONENTS.resources;
    const other = structuredClone(corrected({ resources: { 'old-world': goods.toReversed(), 'new-world': newWorld } }));
    const owed = [good('planks'), good('coal')];
    expect([table, other, table].map((each) => missing(each, 0, owed))).toEqual([[], [], []]);
  });

  it('is forgotten with a purchase, an objective or a card, where all else is as it was', () => {
    const idle = withPlayer(table, 0, { rested: [0, 0, 0, 0, 0], onShips: { trade: 1, exploration: 2 }, newWorld: ['nw-01'] });
    const played = [{ card: 'aei-28' as const, used: false }];
    // Asked with the same list again and again, as prices out of the box are.
    const [planks, two, sugar] = [[good('planks')], [good('tobacco'), good('cotton')], [good('sugar-cane')]];
    const payable = (each: Table, owed: readonly Item[]) => missing(each, 0, owed).length === 0;
    expect(payable(idle, planks)).toBe(true);
    expect(payable(withTurn(idle, { traded: ['planks'] }), planks)).toBe(false);
    expect([[], ['beryl-omara'] as const, []].map((objectives) => payable({ ...idle, objectives }, two))).toEqual([false, true, false]);
    expect(payable(idle, sugar)).toBe(false);
    expect(payable(withPlayer(idle, 0, { played }), sugar)).toBe(true);
  });

  it('is not at the mercy of whoever was shown it', () => {
    const list = () => anno1800.moves(anno1800.view({ table, secret }, 0));
    const again = new Set(list());
    const shared = list().filter((move) => again.has(move));
    expect(shared.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['build', 'festival']));
    for (const move of shared) expect(Object.isFrozen(move)).toBe(true);
    for (const { thing } of affordable(anno1800.view({ table, secret }, 0)))
      if (thing.kind !== 'play') expect(Object.isFrozen(thing)).toBe(true);
  });
});

describe('a good that no box knows', () => {
  it('comes from nowhere, also for somebody who asks for nothing else', () => {
    expect(plans(table, 0, [good(foreign('gum'))])).toEqual([]);
    expect(missing(table, 0, [good(foreign('gum'))])).toEqual([{ code: 'no-source', good: 'gum' }]);
  });
});
