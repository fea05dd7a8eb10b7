import type { Example } from '../../table/rulesParts.ts';

const players = ['Anna', 'Ben'];
const game = 'anno1800';
const brewery = [
  { kind: 'build', tile: 'brewery' },
  { kind: 'place', field: 'coast-2' },
  { kind: 'produce', good: 'grain', field: 'land-2' },
  { kind: 'produce', good: 'coal', field: 'land-6' },
];
const token = (from: string, kind = 'trade') => ({ kind: 'token', token: kind, from });

/** Examples of the rules: little plays that the engine plays on the page, and the tests check. Their titles are `examples1800` in packages/text. */
export const EXAMPLES_1800: readonly Example[] = [
  {
    id: 'turn',
    rule: 'R2',
    shows: ['home'],
    scenario: {
      scenario: 'One action a turn',
      rules: 'R2',
      game,
      players,
      position: {},
      moves: [
        {
          Anna: [
            { kind: 'build', tile: 'sawmill-worker' },
            { kind: 'place', field: 'coast-2' },
          ],
        },
        { Anna: { kind: 'build', tile: 'shipyard-1' }, refused: { rule: 'R2', because: ['no-action-left'] } },
      ],
    },
  },
  {
    id: 'work',
    rule: 'R3.2',
    shows: ['home'],
    scenario: {
      scenario: 'People at work pay for a tile',
      rules: 'R3.2',
      game,
      players,
      position: {},
      moves: [{ Anna: brewery, events: [{ fact: 'produced', good: 'grain' }, { fact: 'produced', good: 'coal' }, { fact: 'built' }] }],
    },
  },
  {
    id: 'unpaid',
    rule: 'R3.1',
    shows: ['home'],
    scenario: {
      scenario: 'What cannot be paid to the end is not begun',
      rules: 'R3.1',
      game,
      players,
      position: { Anna: { cubes: { farmer: 4 }, spent: { trade: 2 } } },
      moves: [{ Anna: { kind: 'build', tile: 'brewery' }, refused: { rule: 'R3.1' } }],
    },
  },
  {
    id: 'trade',
    rule: 'R4.1',
    shows: ['home', 'home 1'],
    scenario: {
      scenario: 'A trade token buys coal from a neighbour',
      rules: ['R4.1', 'R4.2'],
      game,
      players,
      position: { Ben: { tiles: { 'coast-2': 'coal-worker' } } },
      moves: [
        {
          Anna: [
            { kind: 'build', tile: 'glassworks' },
            { kind: 'place', field: 'coast-2' },
            { kind: 'produce', good: 'goods', field: 'land-8' },
            { kind: 'trade', good: 'coal', from: 'Ben' },
            token('ships'),
          ],
          events: [{ fact: 'traded', good: 'coal', tokens: 1 }, { fact: 'built' }],
          expect: { Ben: { gold: 1 } },
        },
      ],
    },
    otherwise: {
      scenario: 'Coal that artisans make costs two tokens',
      rules: ['R4.1', 'R4.2'],
      game,
      players,
      position: {},
      moves: [
        {
          Anna: [
            { kind: 'build', tile: 'glassworks' },
            { kind: 'place', field: 'coast-2' },
            { kind: 'produce', good: 'goods', field: 'land-8' },
            { kind: 'trade', good: 'coal', from: 'Ben' },
            token('ships'),
            token('ships'),
          ],
          events: [{ fact: 'traded', good: 'coal', tokens: 2 }, { fact: 'built' }],
          expect: { Ben: { gold: 1 } },
        },
      ],
    },
  },
  {
    id: 'shift',
    rule: 'R5',
    shows: ['home'],
    scenario: {
      scenario: 'One farmer makes both goods, for a gold',
      rules: ['R5', 'R3.2'],
      game,
      players,
      position: { Anna: { cubes: { farmer: 1 }, gold: 1 } },
      moves: [
        {
          Anna: [
            { kind: 'build', tile: 'sails-worker' },
            { kind: 'place', field: 'coast-2' },
            { kind: 'produce', good: 'planks', field: 'land-1' },
          ],
        },
        { Anna: { kind: 'produce', good: 'wool', field: 'land-5' }, refused: { rule: 'R3.2', because: ['no-rested-cube'] } },
        { Anna: { kind: 'end-shift', level: 'farmer', at: 'land-1' } },
        { Anna: { kind: 'produce', good: 'wool', field: 'land-5' }, events: [{ fact: 'built', tile: 'sails-worker' }] },
      ],
    },
    otherwise: {
      scenario: 'Without gold the second good is bought',
      rules: ['R5', 'R3.2'],
      game,
      players,
      position: { Anna: { cubes: { farmer: 1 } } },
      moves: [
        {
          Anna: [
            { kind: 'build', tile: 'sails-worker' },
            { kind: 'place', field: 'coast-2' },
            { kind: 'produce', good: 'planks', field: 'land-1' },
          ],
        },
        { Anna: { kind: 'end-shift', level: 'farmer', at: 'land-1' }, refused: { rule: 'R5', because: ['too-little-gold'] } },
        { Anna: [{ kind: 'trade', good: 'wool', from: 'Ben' }, token('ships')], events: [{ fact: 'built', tile: 'sails-worker' }] },
      ],
    },
  },
  {
    id: 'cover',
    rule: 'R6.2',
    shows: ['home'],
    scenario: {
      scenario: 'A tile covers the industry that has just worked for it',
      rules: 'R6.2',
      game,
      players,
      position: {},
      moves: [
        {
          Anna: [
            { kind: 'build', tile: 'bricks-worker' },
            { kind: 'place', field: 'land-6' },
            { kind: 'produce', good: 'coal', field: 'land-6' },
          ],
          expect: { Anna: { tiles: { 'land-6': 'bricks-worker' }, exhausted: { artisan: 1 } } },
        },
      ],
    },
  },
  {
    id: 'twice',
    rule: 'R6.4',
    shows: ['home'],
    scenario: {
      scenario: 'No second industry of the same kind',
      rules: 'R6.4',
      game,
      players,
      position: { Anna: { tiles: { 'coast-2': 'coal-worker' } } },
      moves: [
        {
          Anna: [
            { kind: 'build', tile: 'coal-worker' },
            { kind: 'place', field: 'land-6' },
          ],
          refused: { rule: 'R6.4' },
        },
      ],
    },
  },
  {
    id: 'ship',
    rule: 'R6.7',
    shows: ['home'],
    scenario: {
      scenario: 'A ship brings its token, and a shipyard builds one ship',
      rules: ['R6.7', 'R6.6'],
      game,
      players,
      position: {},
      moves: [
        {
          Anna: [
            { kind: 'build', tile: 'trade-ship-1' },
            { kind: 'place', field: 'sea-4' },
            { kind: 'produce', good: 'sails', field: 'land-10' },
            { kind: 'produce', good: 'planks', field: 'land-1' },
          ],
          expect: { Anna: { tokens: { trade: 3 } } },
        },
      ],
    },
  },
  {
    id: 'play',
    rule: 'R7',
    shows: ['hand', 'home'],
    scenario: {
      scenario: 'A card is paid with goods and lies open',
      rules: 'R7',
      game,
      players,
      position: { Anna: { hand: ['fw-13', 'fw-01'], tiles: { 'coast-2': 'brewery' } } },
      moves: [
        {
          Anna: [
            { kind: 'play', card: 'fw-13' },
            { kind: 'produce', good: 'goods', field: 'land-8' },
            { kind: 'produce', good: 'beer', field: 'coast-2' },
          ],
          events: [{ fact: 'played', card: 'fw-13' }],
        },
      ],
    },
  },
  {
    id: 'swap',
    rule: 'R8',
    shows: ['hand'],
    scenario: {
      scenario: 'Two cards are swapped',
      rules: 'R8',
      game,
      players,
      position: {
        decks: { 'farmer-worker': ['fw-10', 'fw-11', 'fw-12'] },
        Anna: { hand: ['fw-13', 'fw-01', 'fw-36'] },
      },
      moves: [
        {
          Anna: [{ kind: 'swap', card: 'fw-13' }, { kind: 'swap', card: 'fw-01' }, { kind: 'finish' }],
        },
      ],
    },
  },
  {
    id: 'activate',
    rule: 'R9',
    shows: ['played'],
    scenario: {
      scenario: 'A played card gives its effect once',
      rules: 'R9',
      game,
      players,
      position: { Anna: { played: ['fw-41'] } },
      moves: [
        { Anna: { kind: 'activate', card: 'fw-41' }, events: [{ fact: 'gained', gold: 4 }] },
        { Anna: { kind: 'activate', card: 'fw-41' }, refused: { rule: 'R9', because: ['already-used'] } },
      ],
    },
  },
  {
    id: 'recruit',
    rule: 'R10.1',
    shows: ['home'],
    scenario: {
      scenario: 'A new farmer works at once for the next one',
      rules: 'R10.1',
      game,
      players,
      position: { Anna: { cubes: { farmer: 1 }, spent: { trade: 2 } } },
      moves: [
        {
          Anna: [
            { kind: 'recruit', level: 'farmer' },
            { kind: 'produce', good: 'planks', field: 'land-1' },
          ],
        },
        {
          Anna: [
            { kind: 'recruit', level: 'farmer' },
            { kind: 'produce', good: 'planks', field: 'land-1' },
          ],
        },
        { Anna: { kind: 'recruit', level: 'farmer' }, refused: { rule: 'R3.1', because: ['too-little'] } },
      ],
    },
  },
  {
    id: 'rise',
    rule: 'R11',
    shows: ['home'],
    scenario: {
      scenario: 'A farmer rises twice in one action',
      rules: 'R11',
      game,
      players,
      position: { Anna: { cubes: { farmer: 1, artisan: 3 } } },
      moves: [
        {
          Anna: [
            { kind: 'upgrade', level: 'farmer' },
            { kind: 'produce', good: 'bricks', field: 'land-7' },
          ],
          expect: { Anna: { cubes: { farmer: 0, worker: 1 } } },
        },
        {
          Anna: [
            { kind: 'upgrade', level: 'worker' },
            { kind: 'produce', good: 'coal', field: 'land-6' },
            { kind: 'produce', good: 'goods', field: 'land-8' },
          ],
          expect: { Anna: { cubes: { worker: 0, artisan: 1 } } },
        },
      ],
    },
  },
  {
    id: 'settle',
    rule: 'R12.1',
    shows: ['islands'],
    scenario: {
      scenario: 'The first Old World island costs one exploration token',
      rules: 'R12.1',
      game,
      players,
      position: { oldWorld: ['ow-11', 'ow-04'], Anna: { played: ['nwc-01'] } },
      moves: [
        { Anna: [{ kind: 'settle' }, token('ships', 'exploration')], events: [{ fact: 'settled', island: 'ow-11' }] },
        { Anna: { kind: 'activate', card: 'nwc-01' } },
        { Anna: { kind: 'settle' }, refused: { rule: 'R12.1', because: ['too-few-tokens'] } },
      ],
    },
  },
  {
    id: 'festival',
    rule: 'R12.4',
    shows: ['home'],
    scenario: {
      scenario: 'A festival brings everybody home',
      rules: 'R12.4',
      game,
      players,
      position: {
        Anna: {
          cubes: { farmer: 2, worker: 3 },
          working: { 'land-1': ['farmer'], 'land-6': ['artisan'] },
          exhausted: { artisan: 1, farmer: 1 },
          spent: { trade: 2 },
        },
      },
      moves: [{ Anna: { kind: 'festival' }, expect: { Anna: { cubes: { farmer: 4, worker: 3, artisan: 2 }, tokens: { trade: 2 } } } }],
    },
  },
  {
    id: 'graves',
    rule: 'R13',
    shows: ['home'],
    scenario: {
      scenario: 'Alonso Graves sells one more action, once a turn',
      rules: 'R13',
      game,
      players,
      position: { objectives: ['alonso-graves'], Anna: { gold: 6, onCards: { exploration: 6 } } },
      moves: [
        {
          Anna: [{ kind: 'graves' }, token('cards', 'exploration'), token('cards', 'exploration'), token('cards', 'exploration')],
          events: [{ fact: 'gained', actions: 1 }],
        },
        { Anna: { kind: 'graves' }, refused: { rule: 'R13', because: ['once-a-turn'] } },
      ],
    },
  },
  {
    id: 'last',
    rule: 'R15.1',
    shows: ['hand', 'home'],
    scenario: {
      scenario: 'The last card brings the fireworks and the last round',
      rules: 'R15.1',
      game,
      players,
      position: { Anna: { hand: ['fw-13'], tiles: { 'coast-2': 'brewery' } } },
      moves: [
        {
          Anna: [
            { kind: 'play', card: 'fw-13' },
            { kind: 'produce', good: 'goods', field: 'land-8' },
            { kind: 'produce', good: 'beer', field: 'coast-2' },
          ],
          events: [{ fact: 'played', card: 'fw-13' }],
        },
      ],
    },
  },
];
