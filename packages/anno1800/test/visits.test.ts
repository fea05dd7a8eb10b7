import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boxOf, named } from '../src/box/box.ts';
import { anno1800, COMPONENTS, type State } from '../src/index.ts';
import { sheetOf } from '../src/rules/scoring.ts';

interface Cubes {
  readonly artisan: number;
  readonly engineer: number;
  readonly investor: number;
}

function position(objectives: readonly string[], seat: object): State {
  const built = anno1800.positionFormat.build({ objectives, seats: [seat, { cubes: {} }] }, 2);
  if (!built.ok) throw new Error(built.faults.join('; '));
  return built.state;
}

function points(state: State, name: string): readonly [number, number] {
  const found = sheetOf(state, 0).lines.find((each) => each.line === name);
  return [found?.points ?? 0, found?.count ?? 0];
}

/** The best of all ways to send cubes to fields, by trying them all. */
function bestByForce(box: Box, cards: readonly string[], cubes: Cubes, objectives: readonly string[]): number {
  const bonus = (objective: string) => Number(objectives.includes(objective));
  const fields = cards.flatMap((id) => {
    const { animal, artefact } = named(box.expeditions, id);
    return [
      { visitor: animal.visitor, worth: animal.points + bonus('zoo') },
      { visitor: artefact.visitor, worth: artefact.points + bonus('museum') },
    ];
  });
  const best = (at: number, left: readonly number[]): number => {
    const field = fields[at];
    if (field === undefined) return 0;
    const skipped = best(at + 1, left);
    const there = left[field.visitor] ?? 0;
    return there === 0 ? skipped : Math.max(skipped, field.worth + best(at + 1, left.with(field.visitor, there - 1)));
  };
  return best(0, [0, 0, cubes.artisan, cubes.engineer, cubes.investor]);
}

const few = fc.nat({ max: 4 });
const some = fc.record({
  cards: fc.shuffledSubarray(
    COMPONENTS.expeditionCards.map((card) => card.id),
    { maxLength: 6 },
  ),
  cubes: fc.record({ artisan: few, engineer: few, investor: few }),
  objectives: fc.subarray(['zoo', 'museum']),
});

describe('R15.3: who visits what', () => {
  it('is the best there is, Zoo and Museum counted', () => {
    fc.assert(
      fc.property(some, ({ cards, cubes, objectives }) => {
        const state = position(objectives, { cubes: { ...cubes, farmer: 3 }, expeditions: cards });
        const [visited, visits] = points(state, 'expeditions');
        const [zoo, animals] = points(state, 'zoo');
        const [museum, artefacts] = points(state, 'museum');
        expect(visited + zoo + museum).toBe(bestByForce(boxOf({}), cards, cubes, objectives));
        expect([zoo, museum]).toEqual([animals, artefacts]);
        if (objectives.length === 2) expect(visits).toBe(animals + artefacts);
        expect(visits).toBeLessThanOrEqual(cubes.artisan + cubes.engineer + cubes.investor);
      }),
      { numRuns: 200 },
    );
  });

  it('is the best with other points on the cards too', () => {
    const worths = fc.array(fc.tuple(few, few), { minLength: 22, maxLength: 22 });
    fc.assert(
      fc.property(some, worths, ({ cards, cubes, objectives }, values) => {
        const expeditionCards = COMPONENTS.expeditionCards.map((card, at) => {
          const [animal, artefact] = values[at] ?? [0, 0];
          return { ...card, animal: { ...card.animal, points: animal }, artefact: { ...card.artefact, points: artefact } };
        });
        const components = { ...COMPONENTS, expeditionCards };
        const built = position(objectives, { cubes, expeditions: cards });
        const state = { ...built, table: { ...built.table, components } };
        const found = ['expeditions', ...objectives].reduce((sum, name) => sum + points(state, name)[0], 0);
        expect(found).toBe(bestByForce(boxOf({ components }), cards, cubes, objectives));
      }),
      { numRuns: 100 },
    );
  });

  it('leaves farmers and workers at home', () => {
    const state = position([], { cubes: { farmer: 5, worker: 5 }, expeditions: ['ex-19', 'ex-08'] });
    expect(points(state, 'expeditions')).toEqual([0, 0]);
  });

  it('sends cubes from workplaces and the exhausted area as well', () => {
    const seat = { cubes: {}, exhausted: { engineer: 1 }, working: { 'land-6': ['artisan', 'investor'] }, expeditions: ['ex-04', 'ex-09'] };
    expect(points(position([], seat), 'expeditions')).toEqual([6, 3]);
  });
});
