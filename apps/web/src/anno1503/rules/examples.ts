import type { Example } from '../../table/rulesParts.ts';

const players = ['Anna', 'Ben'];
const game = 'anno1503';

/** Examples of the rules: little plays that the engine plays on the page, and the tests check. Their titles are `examples1503` in packages/text. */
export const EXAMPLES_1503: readonly Example[] = [
  {
    id: 'phases',
    rule: 'Q2',
    shows: ['sea'],
    scenario: {
      scenario: 'Who has sailed does not sell any more',
      rules: 'Q2',
      game,
      players,
      position: { phase: 'act', Anna: { hand: { wood: 1 } } },
      moves: [
        { Anna: { kind: 'sail', ship: 1, to: 'b3' } },
        { Anna: { kind: 'sell', commodity: 'wood', inhabitant: 1 }, refused: { rule: 'Q2' } },
      ],
    },
  },
  {
    id: 'choice',
    rule: 'Q3.1',
    shows: ['home'],
    scenario: {
      scenario: 'The commodity at home, or that of the outpost',
      rules: 'Q3.1',
      game,
      players,
      position: { dice: [3], Anna: { outposts: { 3: 'spice' }, hand: {} } },
      moves: [
        { Anna: { kind: 'roll' } },
        { Anna: { kind: 'choose', commodity: 'tobacco' }, refused: { rule: 'Q3.1', because: ['not-an-option'] } },
        { Anna: { kind: 'choose', commodity: 'spice' }, events: [{ fact: 'took', commodity: 'spice' }] },
      ],
    },
  },
  {
    id: 'place',
    rule: 'Q4.2',
    shows: ['home'],
    scenario: {
      scenario: 'The fourth inhabitant brings a building',
      rules: 'Q4.2',
      game,
      players,
      position: { phase: 'act', Anna: { inhabitants: ['explorer', 'settler', 'explorer'], hand: { wood: 1, tools: 1 } } },
      moves: [
        {
          Anna: { kind: 'place', building: 'church' },
          events: [{ fact: 'placed', inhabitant: 4, building: 'church' }],
        },
      ],
    },
  },
  {
    id: 'develop',
    rule: 'Q4.3',
    shows: ['home', 'hand'],
    scenario: {
      scenario: 'Two steps with one inhabitant in a turn',
      rules: 'Q4.3',
      game,
      players,
      position: { phase: 'act', Anna: { inhabitants: ['explorer', 'settler'], hand: { cloth: 1, stone: 3, spice: 2 } } },
      moves: [
        { Anna: { kind: 'develop', inhabitant: 1 } },
        { Anna: { kind: 'develop', inhabitant: 1 }, expect: { Anna: { inhabitants: ['citizen', 'settler'] } } },
      ],
    },
  },
  {
    id: 'sell',
    rule: 'Q5.1',
    shows: ['home', 'hand'],
    scenario: {
      scenario: 'A settler buys cloth once a turn',
      rules: 'Q5.1',
      game,
      players,
      position: { phase: 'act', Anna: { gold: 3, hand: { cloth: 2 } } },
      moves: [
        { Anna: { kind: 'sell', commodity: 'cloth', inhabitant: 2 }, events: [{ fact: 'sold', gold: 2 }] },
        { Anna: { kind: 'sell', commodity: 'cloth', inhabitant: 2 }, refused: { rule: 'Q5.1', because: ['has-bought-already'] } },
      ],
    },
  },
  {
    id: 'voyage',
    rule: 'Q6.3',
    shows: ['sea'],
    scenario: {
      scenario: 'A point to sail, a point to look',
      rules: ['Q6.3', 'Q6.1'],
      game,
      players,
      position: { phase: 'act', islands: { b2: 'tobacco outpost' } },
      moves: [
        { Anna: { kind: 'sail', ship: 1, to: 'b3' } },
        { Anna: { kind: 'look', ship: 1, space: 'b2' } },
        { Anna: { kind: 'put-back' } },
        { Anna: { kind: 'sail', ship: 1, to: 'c3' }, refused: { rule: 'Q6.1', because: ['no-points-left'] } },
      ],
    },
    otherwise: {
      scenario: 'A shipyard doubles the points',
      rules: ['Q6.3', 'Q6.1'],
      game,
      players,
      position: {
        phase: 'act',
        islands: { b2: 'tobacco outpost' },
        Anna: { inhabitants: ['explorer', 'settler', 'explorer', 'explorer'], buildings: ['shipyard'] },
      },
      moves: [
        { Anna: { kind: 'sail', ship: 1, to: 'b3' } },
        { Anna: { kind: 'look', ship: 1, space: 'b2' } },
        { Anna: { kind: 'put-back' } },
        { Anna: { kind: 'sail', ship: 1, to: 'c3' } },
      ],
    },
  },
  {
    id: 'outpost',
    rule: 'Q7.1',
    shows: ['home'],
    scenario: {
      scenario: 'An outpost goes to a free stone pier',
      rules: 'Q7.1',
      game,
      players,
      position: { phase: 'act', islands: { b2: 'spice outpost' }, Anna: { ships: ['a2', 'c3'], outposts: { 2: 'cloth' } } },
      moves: [
        { Anna: { kind: 'look', ship: 1, space: 'b2' } },
        { Anna: { kind: 'use', pier: 2 }, refused: { rule: 'Q7.1', because: ['pier-taken'] } },
        { Anna: { kind: 'use', pier: 4 }, expect: { Anna: { outposts: { 2: 'cloth', 4: 'spice' } } } },
      ],
    },
  },
  {
    id: 'branch',
    rule: 'Q8',
    shows: ['home'],
    scenario: {
      scenario: 'The Big Branch takes a card for two gold, once a turn',
      rules: 'Q8',
      game,
      players: ['Anna', 'Ben', 'Cem'],
      position: {
        phase: 'act',
        Anna: { inhabitants: ['explorer', 'settler', 'explorer', 'explorer'], buildings: ['big-branch'], gold: 5, hand: {} },
        Ben: { hand: { spice: 3 }, gold: 1 },
        Cem: { hand: {} },
      },
      moves: [
        { Anna: { kind: 'branch', from: 'Cem' }, refused: { rule: 'Q8', because: ['hand-empty'] } },
        { Anna: { kind: 'branch', from: 'Ben' }, expect: { Anna: { gold: 3, hand: { spice: 1 } }, Ben: { gold: 3 } } },
        { Anna: { kind: 'branch', from: 'Ben' }, refused: { rule: 'Q8', because: ['branch-used'] } },
      ],
    },
  },
  {
    id: 'pirates',
    rule: 'Q9.1',
    shows: ['home'],
    scenario: {
      scenario: 'Who cannot pay the pirates loses a tile',
      rules: 'Q9.1',
      game,
      players,
      position: { dice: [6, 1], islands: { b2: 'none' }, Anna: { outposts: { 2: 'spice', 3: 'cloth' }, agreements: 1, gold: 2 } },
      moves: [
        { Anna: { kind: 'roll' } },
        { Anna: { kind: 'lose', pier: 2 }, events: [{ fact: 'lost', pier: 2 }], expect: { Anna: { gold: 2 } } },
      ],
    },
    otherwise: {
      scenario: 'Who can pay the pirates pays, and keeps every tile',
      rules: 'Q9.1',
      game,
      players,
      position: { dice: [6, 1], islands: { b2: 'none' }, Anna: { outposts: { 2: 'spice', 3: 'cloth' }, agreements: 1, gold: 3 } },
      moves: [{ Anna: { kind: 'roll' }, events: [{ fact: 'paid', seat: 0, gold: 3 }], expect: { Anna: { gold: 0 } } }],
    },
  },
  {
    id: 'win',
    rule: 'Q10',
    shows: ['home'],
    scenario: {
      scenario: 'The third objective wins at once',
      rules: 'Q10',
      game,
      players,
      position: {
        phase: 'act',
        Anna: { agreements: 3, outposts: { 2: 'spice', 3: 'spice', 4: 'tobacco', 5: 'cloth' }, gold: 29, hand: { wood: 1 } },
      },
      moves: [{ Anna: { kind: 'sell', commodity: 'wood', inhabitant: 1 }, events: [{ fact: 'won' }] }],
    },
  },
];
