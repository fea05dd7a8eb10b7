import { describe, expect, it } from 'vitest';
import { shells } from '../../conformance/test/shells.ts';
import { runScenario, type Scenario, scenarioSchema } from '../src/index.ts';

const base: Scenario = {
  scenario: 'a test',
  rules: 'S2',
  game: 'shells',
  players: ['Anna', 'Ben'],
  position: { turn: 'Anna', deck: [4], Anna: { hand: [2, 6] }, Ben: { hand: [1, 3] } },
};
const findings = (more: object) => runScenario(shells, scenarioSchema.parse({ ...base, ...more }));
const showTwo = { Anna: { kind: 'show', shell: 2 } };

describe('a scenario that comes out as written', () => {
  it('has nothing to report', () => {
    const all = findings({
      moves: [
        {
          Anna: { kind: 'dive' },
          events: [{ fact: 'dived', seat: 'Anna', shell: null }],
          heard: { Anna: [{ shell: 4 }], Ben: [{ shell: null }], spectator: [{ shell: null }] },
        },
        { Anna: { kind: 'rest' }, expect: { turn: 'Ben' } },
        { Anna: { kind: 'dive' }, refused: { rule: 'K2', because: ['not-active'] } },
        {
          Ben: [
            { kind: 'show', shell: 3 },
            { kind: 'finish', polish: false },
          ],
        },
        { Ben: 'undo', expect: { phase: 'finish' } },
        { may: { Ben: [{ kind: 'finish' }] }, mayNot: { Ben: [{ kind: 'dive' }] }, mayOnly: { Anna: [], Ben: [{ kind: 'finish' }] } },
      ],
      expect: { Anna: { hand: [2, 4, 6] }, Ben: { hand: [1] }, deck: [] },
      views: { Ben: { hand: [1], Anna: { hand: 3 } }, spectator: { hand: [] } },
      outcome: null,
    });
    expect(all).toEqual([]);
  });

  it('may start from a fresh set-up, with options', () => {
    expect(findings({ position: undefined, options: { rounds: 2 }, seed: 'x', expect: { round: 1, turn: 'Anna' } })).toEqual([]);
  });
});

describe('a scenario says what differs', () => {
  it.each([
    ['in the position', { expect: { Ben: { hand: [1] } } }, { at: 'end', path: 'Ben.hand', expected: [1], found: [1, 3] }],
    [
      'after a move',
      { moves: [{ ...showTwo, expect: { phase: 'rest' } }] },
      { at: 'move 1', path: 'phase', expected: 'rest', found: 'finish' },
    ],
    ['in a view', { views: { Ben: { deck: 7 } } }, { at: 'end', path: 'views.Ben.deck', expected: 7, found: 1 }],
    ['in the outcome', { outcome: { places: [1, 2] } }, { at: 'end', path: 'outcome', expected: { places: [1, 2] }, found: null }],
    [
      'in a move that is refused',
      { moves: [{ Anna: { kind: 'rest' } }] },
      { at: 'move 1', path: 'played', found: { rule: 'S2', reasons: [{ code: 'must-act' }] } },
    ],
    [
      'in a move that should be refused',
      { moves: [{ ...showTwo, refused: { rule: 'S2' } }] },
      { at: 'move 1', path: 'refused', found: 'played' },
    ],
    [
      'in the rule of a refusal',
      { moves: [{ Anna: { kind: 'rest' }, refused: { rule: 'S3' } }] },
      { path: 'refused.rule', expected: 'S3', found: 'S2' },
    ],
    [
      'in its reasons',
      { moves: [{ Anna: { kind: 'rest' }, refused: { rule: 'S2', because: ['asleep'] } }] },
      { path: 'refused.because[0]', expected: 'asleep', found: 'must-act' },
    ],
    [
      'in what is told',
      { moves: [{ Anna: { kind: 'dive' }, events: [{ fact: 'storm' }] }] },
      { path: 'events', expected: { fact: 'storm' } },
    ],
    [
      'in what somebody hears',
      { moves: [{ Anna: { kind: 'dive' }, heard: { Ben: [{ shell: 4 }] } }] },
      { path: 'heard.Ben', expected: { shell: 4 } },
    ],
    ['in what is offered', { may: { Anna: [{ kind: 'rest' }] } }, { path: 'may.Anna', found: 'not offered' }],
    ['in what is not offered', { mayNot: { Anna: [{ kind: 'dive' }] } }, { path: 'mayNot.Anna', found: 'offered' }],
    ['where more is offered', { mayOnly: { Anna: [{ kind: 'dive' }] } }, { path: 'mayOnly.Anna' }],
    ['where less is offered', { mayOnly: { Ben: [{ kind: 'dive' }] } }, { path: 'mayOnly.Ben', found: [] }],
    ['in an undo that is refused', { moves: [{ Anna: 'undo' }] }, { path: 'played', found: { rule: 'K4' } }],
  ])('%s', (_, more, expected) => {
    const found = findings(more);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject(expected);
  });

  it('and stops at a step of somebody who is not there, or of two at once', () => {
    expect(findings({ moves: [{ Carl: { kind: 'dive' } }, showTwo] })).toMatchObject([{ at: 'move 1', path: 'player', found: ['Carl'] }]);
    expect(findings({ moves: [{ ...showTwo, Ben: { kind: 'dive' } }] })).toMatchObject([{ at: 'move 1', path: 'player' }]);
  });

  it('and of a viewer who is not there: a misspelt name is not a spectator', () => {
    for (const check of ['may', 'mayNot', 'mayOnly'] as const) {
      expect(findings({ [check]: { Ana: [] } })).toEqual([
        { at: 'end', path: 'player', expected: ['Anna', 'Ben', 'spectator'], found: 'Ana' },
      ]);
    }
    expect(findings({ moves: [{ ...showTwo, heard: { Bob: [] } }] })).toMatchObject([{ at: 'move 1', found: 'Bob' }]);
    expect(findings({ views: { Bob: {} } })).toMatchObject([{ at: 'end', found: 'Bob' }]);
  });

  it('and of what could never be: something refused or told without a move, something told by a refused one', () => {
    expect(findings({ moves: [{ refused: { rule: 'S9' } }] })).toMatchObject([{ at: 'move 1', path: 'refused' }]);
    expect(findings({ moves: [{ events: [] }, { heard: { Anna: [] } }] })).toMatchObject([{ path: 'events' }, { path: 'heard' }]);
    expect(findings({ moves: [{ Anna: { kind: 'rest' }, refused: { rule: 'S2' }, events: [{}] }] })).toMatchObject([{ path: 'events' }]);
  });

  it("and names the player, not the seat, in a position's faults", () => {
    expect(findings({ position: { Ben: { hand: [9] } } })[0]?.path).toMatch(/^Ben\.hand/);
  });

  it('and does not begin with a position, options or names that cannot be', () => {
    expect(findings({ position: { Anna: { hand: [9] } } })).toMatchObject([{ at: 'position' }]);
    expect(findings({ options: { rounds: 0 } })).toMatchObject([{ at: 'position', path: 'options' }]);
    expect(findings({ players: ['Anna', 'Anna'] })).toMatchObject([{ at: 'players' }]);
    expect(findings({ players: ['Anna', 'undo'] })).toMatchObject([{ at: 'players' }]);
  });
});
