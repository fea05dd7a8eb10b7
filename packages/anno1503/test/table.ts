import { type AnyRules, type Dice, type Seat, seeded, throwing, type Viewer } from '@archipel/kernel';
import {
  anno1503,
  COMMODITIES,
  COMPONENTS,
  type Commodity,
  type Components,
  type Goods,
  type Move,
  type Options,
  type State,
} from '../src/index.ts';

/** How much longer than usual the random tests play: `ARCHIPEL_LONG=100` for an evening, `0.1` for mutation testing. */
export const LONG = Number(process.env['ARCHIPEL_LONG'] ?? 1);

/** Lays out a position in the words of the table. */
export function position(described: Readonly<Record<string, unknown>>): State {
  const seats = Array.isArray(described['seats']) ? described['seats'].length : 0;
  const built = anno1503.scenery.build(described, seats);
  if (!built.ok) throw new Error(built.faults.join('\n'));
  return built.state;
}

/** Why a position cannot be laid out. */
export function faultsOf(described: unknown, seats = 2): readonly string[] {
  const built = anno1503.scenery.build(described, seats);
  return built.ok ? [] : built.faults;
}

/** Plays moves of one seat and answers the last step. */
export function play(state: State, seat: Seat, ...moves: readonly Move[]) {
  let now = { state, events: [] as readonly unknown[], reveals: [] as unknown };
  for (const move of moves) {
    const step = anno1503.apply(now.state, seat, move);
    if (!step.ok) throw new Error(JSON.stringify(step.illegal));
    now = step;
  }
  return now;
}

export function refusal(state: State, seat: Seat, move: unknown) {
  const step = anno1503.apply(state, seat, move);
  return step.ok ? 'played' : step.illegal;
}

export const movesOf = (state: State, seat: Seat): readonly Move[] => anno1503.moves(anno1503.view(state, seat));

/** The rules as hosts know them: the one place where the tests forget the types. */
export const anyAnno1503 = anno1503 as unknown as AnyRules;

export interface Step {
  readonly before: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: State;
  /** How many moves have been made. */
  readonly count: number;
}

/** A whole game of players who choose by lot among their legal moves. */
export function* randomGame(options: Options, seats: number, seed: string): Generator<Step> {
  const dice = throwing(seeded(`choices ${seed}`));
  let before = anno1503.setup(options, seats, seed);
  for (let count = 1; anno1503.active(before).length > 0; count++) {
    const seat = dice.pick(anno1503.active(before));
    const move = dice.pick(movesOf(before, seat));
    const { state: after } = play(before, seat, move);
    yield { before, seat, move, after, count };
    before = after;
  }
}

/** A set of components that brings on in a few rounds what takes dozens with the real ones: rich players and crowded islands. */
export const RICH: Components = {
  ...COMPONENTS,
  start: {
    gold: 3,
    cards: { tools: 2, stone: 2, wood: 2, spice: 3, tobacco: 2, cloth: 1 },
    inhabitants: ['explorer', 'settler', 'settler'],
    shipsAtSea: 2,
  },
  board: { rows: ['~43~24~2~~24', '~2~~~~~32~~~', '~~~232~S~~32', '~2~~~~242~~~', '34~22~~~~432'] },
  actionPointsPerShip: { 2: 8, 3: 8, 4: 8 },
};

/**
 * Another world for this viewer: everything that is hidden from it is laid differently. Written from the rules (Q1.5, Q3.2, Q6.3) and not
 * from `view`, so that a leak in `view` shows.
 */
export function otherwise(state: State, viewer: Viewer, dice: Dice): State {
  const hidden = (seat: Seat) => seat !== viewer;
  const { faces, reserve } = otherTiles(state, viewer, dice);
  return {
    ...state,
    hands: otherHands(state, hidden, dice),
    faces,
    reserve,
    notes: state.notes.map((notes, seat) =>
      hidden(seat) ? Object.fromEntries(Object.entries(faces).filter(([square]) => square in notes)) : notes,
    ),
    orders: state.orders.map((orders, seat) => (hidden(seat) ? dice.shuffle(COMMODITIES).slice(0, dice.below(7)) : orders)),
    forgot: hidden(state.turn) ? dice.below(2) === 0 : state.forgot,
    picks: state.picks.map((picks, seat) => (hidden(seat) ? otherPicks(state, seat, picks, dice) : picks)),
    losses: state.losses.map((loss, seat) => {
      const { outposts, agreements } = at(state.seats, seat);
      const all = [...outposts.map(({ pier }) => pier), ...agreements.map(() => 'wooden' as const)];
      return hidden(seat) && loss !== null ? dice.pick(all) : loss;
    }),
    chance: [dice.below(2 ** 32), dice.below(2 ** 32), dice.below(2 ** 32), dice.below(2 ** 32)],
  };
}

/** Tiles that the viewer has not noted change places with others of the same back, on the board and in the reserve. */
function otherTiles(state: State, viewer: Viewer, dice: Dice) {
  const known = viewer === 'spectator' ? {} : at(state.notes, viewer);
  const lying = Object.entries(state.faces);
  const pool = dice.shuffle([...lying.flatMap(([square, tile]) => (square in known ? [] : [tile])), ...state.reserve]);
  const faces = lying.map(([square, tile]) => {
    if (square in known) return [square, tile] as const;
    const [other = tile] = pool.splice(
      pool.findIndex(({ back }) => back === tile.back),
      1,
    );
    return [square, other] as const;
  });
  return { faces: Object.fromEntries(faces), reserve: pool };
}

function otherHands(state: State, hidden: (seat: Seat) => boolean, dice: Dice): readonly Goods[] {
  const cards = state.hands.flatMap((hand, seat) => (hidden(seat) ? cardsOf(hand) : []));
  const pool = dice.shuffle(cards);
  return state.hands.map((hand, seat) => (hidden(seat) ? goodsOf(pool.splice(0, cardsOf(hand).length)) : hand));
}

/** Other picks of the same number, where the choice is free and the stacks are high. */
function otherPicks(state: State, seat: Seat, picks: readonly Commodity[], dice: Dice): readonly Commodity[] {
  const { island } = at(state.seats, seat);
  const shown = (state.components ?? COMPONENTS).homeIslands[island].byDie;
  const any = state.asking?.about === 'golden-times' || Object.values(shown)[(state.throws[0] ?? 1) - 1] === 'any';
  const high = COMMODITIES.filter((commodity) => state.stacks[commodity] > 1);
  return any && high.length > 1 ? picks.map(() => dice.pick(high)) : picks;
}

export const cardsOf = (hand: Goods): Commodity[] => COMMODITIES.flatMap((kind) => Array.from({ length: hand[kind] }, () => kind));

export function goodsOf(cards: readonly Commodity[]): Goods {
  const count = (kind: Commodity) => cards.filter((card) => card === kind).length;
  return {
    wood: count('wood'),
    stone: count('stone'),
    tools: count('tools'),
    cloth: count('cloth'),
    spice: count('spice'),
    tobacco: count('tobacco'),
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}
