import { type AnyRules, type Dice, diceFrom, type Seat, seeded, type Viewer } from '@archipel/kernel';
import {
  anno1503,
  CHOICES,
  type Choice,
  COMMODITIES,
  COMPONENTS,
  type Commodity,
  type Components,
  componentsSchema,
  type Goods,
  type Move,
  type Options,
  type Secret,
  type State,
} from '../src/index.ts';

/** How much longer than usual the random tests play: `ARCHIPEL_LONG=100` for an evening, `0.1` for mutation testing. */
export const LONG = Number(process.env['ARCHIPEL_LONG'] ?? 1);

/** Lays out a position in the words of the table. */
export function position(described: Readonly<Record<string, unknown>>): State {
  const seats = Array.isArray(described['seats']) ? described['seats'].length : 0;
  const built = anno1503.positionFormat.build(described, seats);
  if (!built.ok) throw new Error(built.faults.join('\n'));
  return built.state;
}

/** Why a position cannot be laid out. */
export function faultsOf(described: unknown, seats = 2): readonly string[] {
  const built = anno1503.positionFormat.build(described, seats);
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
  const dice = diceFrom(seeded(`choices ${seed}`));
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

/** What is wrong with a box that differs from the one of the house by this. */
export function boxFaults(change: Readonly<Record<string, unknown>>): readonly string[] {
  const parsed = componentsSchema.safeParse({ ...COMPONENTS, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The victory of the house with other objectives. */
export function wanting(objectives: Partial<Components['victory']['objectives']>): Components['victory'] {
  return { ...COMPONENTS.victory, objectives: { ...COMPONENTS.victory.objectives, ...objectives } };
}

/**
 * Another world for this viewer: everything that is hidden from it is laid differently. Written from the rules (Q1.5, Q3.2, Q6.3) and not
 * from `view`, so that a leak in `view` shows.
 */
export function otherwise(state: State, viewer: Viewer, dice: Dice): State {
  const hidden = (seat: Seat) => seat !== viewer;
  const { faces, reserve } = otherTiles(state, viewer, dice);
  const secret: Secret = {
    hands: otherHands(state, hidden, dice),
    faces,
    reserve,
    notes: state.secret.notes.map((notes, seat) =>
      hidden(seat) ? Object.fromEntries(Object.entries(faces).filter(([square]) => square in notes)) : notes,
    ),
    orders: state.secret.orders.map((orders, seat) => (hidden(seat) ? dice.shuffle(CHOICES).slice(0, dice.below(8)) : orders)),
    forgot: hidden(state.open.turn) ? dice.below(2) === 0 : state.secret.forgot,
    picks: state.secret.picks.map((picks, seat) => (hidden(seat) ? otherPicks(state, seat, picks, dice) : picks)),
    losses: state.secret.losses.map((loss, seat) => {
      const { outposts, agreements } = at(state.open.seats, seat);
      const all = [...outposts.map(({ pier }) => pier), ...agreements.map(() => 'wooden' as const)];
      return hidden(seat) && loss !== null ? dice.pick(all) : loss;
    }),
    chance: [dice.below(2 ** 32), dice.below(2 ** 32), dice.below(2 ** 32), dice.below(2 ** 32)],
  };
  return { open: state.open, secret };
}

/** Tiles that the viewer has not noted change places with others of the same back, on the board and in the reserve. */
function otherTiles(state: State, viewer: Viewer, dice: Dice) {
  const known = viewer === 'spectator' ? {} : at(state.secret.notes, viewer);
  const lying = Object.entries(state.secret.faces);
  const pool = dice.shuffle([...lying.flatMap(([square, tile]) => (square in known ? [] : [tile])), ...state.secret.reserve]);
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
  const cards = state.secret.hands.flatMap((hand, seat) => (hidden(seat) ? cardsOf(hand) : []));
  const pool = dice.shuffle(cards);
  return state.secret.hands.map((hand, seat) => (hidden(seat) ? goodsOf(pool.splice(0, cardsOf(hand).length)) : hand));
}

/** Other picks of the same number, where the choice is free and the stacks are high; in golden times anything may have been declined (Q9.3). */
function otherPicks(state: State, seat: Seat, picks: readonly Choice[], dice: Dice): readonly Choice[] {
  const { island } = at(state.open.seats, seat);
  const shown = (state.open.components ?? COMPONENTS).homeIslands[island].byDie;
  const golden = state.open.asking?.about === 'golden-times';
  const any = golden || Object.values(shown)[(state.open.throws[0] ?? 1) - 1] === 'any';
  const high = COMMODITIES.filter((commodity) => state.open.stacks[commodity] > 1);
  const free: readonly Choice[] = golden ? [...high, 'nothing'] : high;
  return any && high.length > 1 ? picks.map(() => dice.pick(free)) : picks;
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
