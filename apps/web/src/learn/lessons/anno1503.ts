import type { Json } from '@archipel/kernel';
import type { Lesson } from './lesson.ts';

/** The button that confirms whatever is planned or asked. */
const CONFIRM = '.sheet15 button[type="submit"]:enabled';
const tab = (number: number) => `.phone-tabs button:nth-child(${number})`;
const [SEA, HOME, , OTHERS] = [1, 2, 3, 4].map(tab);

/** One turn in which there is a card for everything: the die shows 4, and a spice outpost lies beside the start. */
const FIRST_TURN: Json = {
  dice: [4, 1],
  islands: { b2: 'spice outpost' },
  seats: [{ island: 'A', gold: 7, hand: { wood: 1, tools: 1, stone: 2, cloth: 1 } }, { island: 'B' }],
};

/** A few turns later: the next place has a site for a building, and the die will soon show a 6. */
const BUILDING: Json = {
  round: 6,
  phase: 'act',
  throws: [2],
  dice: [5, 6, 3],
  seats: [
    { island: 'A', gold: 9, hand: { wood: 1, tools: 1 }, inhabitants: ['settler', 'settler', 'explorer'], outposts: { 3: 'spice' } },
    { island: 'B', gold: 8, inhabitants: ['explorer', 'settler', 'explorer'], hand: { cloth: 1 } },
  ],
};

/** Two objectives are held, and the third is one sale away. */
const WINNING: Json = {
  round: 17,
  phase: 'act',
  throws: [2],
  seats: [
    {
      island: 'A',
      gold: 27,
      hand: { tobacco: 1 },
      inhabitants: ['settler', 'citizen', 'merchant'],
      outposts: { 2: 'tobacco', 3: 'spice', 4: 'spice', 5: 'tools' },
      agreements: 3,
    },
    { island: 'B', gold: 14, hand: { cloth: 1 }, inhabitants: ['explorer', 'settler', 'explorer'] },
  ],
};

/** A first game of Anno 1503, in three positions: a first turn, the middle, and the end. */
export const lesson1503 = {
  game: 'anno1503',
  area: 'guide1503',
  seats: 2,
  options: {},
  steps: [
    {
      id: 'island',
      position: FIRST_TURN,
      moves: [],
      allows: [],
      lit: ['.homeland', '.phone-home', `${HOME}`],
      things: { commodity: 'commodity cloth', one: 'level explorer', other: 'level settler' },
      rules: ['Q3.1', 'Q2'],
    },
    {
      id: 'roll',
      moves: [{ kind: 'roll' }],
      allows: [{ kind: 'roll' }],
      done: { fact: 'rolled', seat: 0 },
      lit: ['[data-key="roll"]:enabled'],
      things: { commodity: 'commodity cloth' },
      rules: ['Q3.1', 'Q3.4'],
    },
    {
      id: 'sell',
      moves: [{ kind: 'sell', commodity: 'cloth', inhabitant: 2 }],
      allows: [{ kind: 'sell', commodity: 'cloth' }],
      done: { fact: 'sold', seat: 0 },
      lit: [CONFIRM, '[data-at="inhabitant-2"] .pays', `${HOME}`],
      things: { commodity: 'commodity cloth', level: 'level settler', gold: 'gold 2' },
      rules: ['Q5.1', 'Q5.2'],
    },
    {
      id: 'settle',
      moves: [{ kind: 'place' }],
      allows: [{ kind: 'place' }],
      done: { fact: 'placed', seat: 0 },
      lit: [CONFIRM, '[data-key="settle"]', `${HOME}`],
      things: { level: 'level explorer', one: 'commodity wood', other: 'commodity tools' },
      rules: ['Q4.1', 'Q4.2'],
    },
    {
      id: 'develop',
      moves: [{ kind: 'develop', inhabitant: 1 }],
      allows: [{ kind: 'develop' }],
      done: { fact: 'developed', seat: 0 },
      lit: [CONFIRM, '[data-at="inhabitant-1"] .rise', `${HOME}`],
      things: { level: 'level explorer', next: 'level settler', one: 'commodity cloth', other: 'commodity stone' },
      rules: ['Q4', 'Q10'],
    },
    {
      id: 'sail',
      moves: [{ kind: 'sail', ship: 1, to: 'b3' }],
      allows: [{ kind: 'sail', to: 'b3' }],
      done: { fact: 'sailed', seat: 0 },
      lit: [CONFIRM, '[data-at="square-b3"]', `${SEA}`],
      things: {},
      rules: ['Q6.2', 'Q2'],
    },
    {
      id: 'look',
      moves: [{ kind: 'look', ship: 1, space: 'b2' }],
      allows: [{ kind: 'look', space: 'b2' }],
      done: { fact: 'looked', seat: 0 },
      lit: [CONFIRM, '[data-at="square-b2"]', `${SEA}`],
      things: { one: 'tile outpost', other: 'tile agreement', third: 'tile treasure' },
      rules: ['Q6.3', 'Q6.3'],
    },
    {
      id: 'outpost',
      moves: [{ kind: 'use', pier: 3 }],
      allows: [{ kind: 'use' }],
      done: { fact: 'used', seat: 0 },
      lit: [CONFIRM],
      things: { tile: 'tile outpost', commodity: 'commodity spice' },
      rules: ['Q7', 'Q10'],
    },
    {
      id: 'end',
      moves: [{ kind: 'end' }],
      allows: [{ kind: 'end' }],
      done: { fact: 'turn', seat: 1 },
      lit: ['[data-key="end"]:enabled'],
      things: {},
      rules: ['Q2', 'Q6.1'],
    },
    {
      id: 'any',
      before: [{ seat: 1, moves: [{ kind: 'roll' }] }],
      moves: [{ kind: 'choose', commodity: 'tobacco' }],
      allows: [{ kind: 'choose' }],
      done: { fact: 'took', seat: 0 },
      lit: [CONFIRM, '.choose-ware:enabled'],
      things: { commodity: 'commodity tobacco' },
      rules: ['Q3.1', 'Q3.2'],
    },
    {
      id: 'building',
      position: BUILDING,
      moves: [{ kind: 'place', building: 'school' }],
      allows: [{ kind: 'place' }],
      done: { fact: 'placed', seat: 0 },
      lit: [CONFIRM, '[data-key="settle"]', `${HOME}`],
      things: { building: 'building school', level: 'level explorer', gold: 'gold 2' },
      rules: ['Q4.2', 'Q8'],
    },
    {
      id: 'event',
      before: [
        { seat: 0, moves: [{ kind: 'end' }] },
        { seat: 1, moves: [{ kind: 'roll' }, { kind: 'end' }] },
      ],
      moves: [{ kind: 'roll' }],
      allows: [{ kind: 'roll' }],
      done: { fact: 'event', event: 'fire' },
      lit: ['[data-key="roll"]:enabled'],
      things: {},
      rules: ['Q3.4', 'Q9.3'],
    },
    {
      id: 'fire',
      moves: [],
      allows: [],
      lit: ['.sheet15', '.homeland', '.phone-home', `${HOME}`],
      things: { building: 'building fire-brigade', gold: 'gold 1' },
      rules: ['Q9.2', 'Q9.1'],
    },
    {
      id: 'objectives',
      moves: [],
      allows: [],
      lit: ['.goals', `${OTHERS}`],
      things: {},
      rules: ['Q10', 'Q10'],
    },
    {
      id: 'win',
      position: WINNING,
      moves: [{ kind: 'sell', commodity: 'tobacco', inhabitant: 3 }],
      allows: [{ kind: 'sell' }],
      done: { fact: 'won', seat: 0 },
      lit: [CONFIRM, '[data-at="inhabitant-3"] .pays', '.pile[data-ware="tobacco"]', `${HOME}`],
      things: { commodity: 'commodity tobacco', level: 'level merchant', gold: 'gold 4' },
      rules: ['Q10', 'Q5.1'],
    },
  ],
} as const satisfies Lesson;
