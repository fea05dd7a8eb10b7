import { type Json, openMatch } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1800, COMPONENTS } from '../src/index.ts';

const read = (options: unknown) => anno1800.schemas.options.safeParse(options);
const detail = (options: Json) => {
  const opened = openMatch(anno1800, { game: 'anno1800', rules: anno1800.version, seats: 2, options, seed: 'x' });
  return opened.ok ? 'opened' : `${opened.fault}: ${opened.detail}`;
};
const five = ['zoo', 'museum', 'queen', 'editor', 'tourist'];

describe('the options of a table', () => {
  it('are random objectives, a random first player and 150 rounds if nothing is said', () => {
    expect(read({})).toEqual({ success: true, data: { objectives: 'random', first: 'random', rounds: 150 } });
  });

  it.each([
    [{ objectives: 'beginners' }],
    [{ objectives: { mood: 'complex' } }],
    [{ objectives: { mood: 'confrontational' } }],
    [{ objectives: { mood: 'relaxed' } }],
    [{ objectives: { mood: 'expeditions' } }],
    [{ objectives: { mood: 'race' } }],
    [{ objectives: { chosen: five } }],
    [{ first: 0 }],
    [{ first: 15 }],
    [{ rounds: 1 }],
    [{ rounds: 1000 }],
    [{ rounds: null }],
    [{ components: COMPONENTS }],
  ])('may be %j', (options) => expect(read(options)).toMatchObject({ success: true, data: options }));

  it.each([
    [{ objectives: 'easy' }],
    [{ objectives: { mood: 'angry' } }],
    [{ objectives: { mood: 'race', chosen: five } }],
    [{ objectives: { chosen: five.slice(1) } }],
    [{ objectives: { chosen: [...five, 'qing'] } }],
    [{ first: -1 }],
    [{ first: 16 }],
    [{ first: 1.5 }],
    [{ first: 'Anna' }],
    [{ rounds: 0 }],
    [{ rounds: 1001 }],
    [{ rounds: 2.5 }],
    [{ speed: 'fast' }],
    [[]],
    [null],
  ])('may not be %j', (options) => expect(read(options).success).toBe(false));

  it('name only objectives that there are, each once', () => {
    expect(detail({ objectives: { chosen: ['zoo', 'museum', 'queen', 'editor', 'dragon'] } })).toMatch(/^options: .*no such objective/s);
    expect(detail({ objectives: { chosen: ['zoo', 'zoo', 'queen', 'editor', 'tourist'] } })).toMatch(/^options: .*named twice/s);
    expect(detail({ objectives: { chosen: five } })).toBe('opened');
  });

  it('may choose objectives of a corrected box', () => {
    const objectives = [...COMPONENTS.objectives, { id: 'noah', kind: 'each' as const, counts: 'engineer' as const, pointsEach: 1 }];
    const components = { ...COMPONENTS, objectives };
    expect(detail({ objectives: { chosen: ['zoo', 'museum', 'queen', 'editor', 'noah'] }, components })).toBe('opened');
    expect(detail({ objectives: { chosen: ['zoo', 'museum', 'queen', 'editor', 'noah'] } })).toMatch(/no such objective/);
  });

  it("want five objectives in the box, and five beginners' ones for beginners", () => {
    const four = { ...COMPONENTS, objectives: COMPONENTS.objectives.slice(0, 4) };
    expect(detail({ components: four })).toMatch(/^options: .*too few objectives/s);
    const enough = { ...COMPONENTS, objectives: COMPONENTS.objectives.slice(0, 5) };
    expect(detail({ components: enough })).toBe('opened');
    expect(detail({ components: enough, objectives: 'beginners' })).toMatch(/^options: .*beginners' objectives are not five/s);
    expect(detail({ components: COMPONENTS, objectives: 'beginners' })).toBe('opened');
  });

  it.each([1, 5])('are for 2 to 4 players, not for %i', (seats) => {
    const opened = openMatch(anno1800, { game: 'anno1800', rules: anno1800.version, seats, options: {}, seed: 'x' });
    expect(opened).toMatchObject({ ok: false, fault: 'seats' });
  });
});
