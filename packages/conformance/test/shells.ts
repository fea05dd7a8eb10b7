import {
  type Chance,
  type Dice,
  diceFrom,
  type EventRecorder,
  inTurnOrder,
  issuesOf,
  type MoveKinds,
  placesBy,
  type Reason,
  type Refusal,
  rulesOf,
  type Seat,
  seatSchema,
  seatsOf,
  seeded,
  type Viewer,
} from '@archipel/kernel';
import * as z from 'zod/mini';

/**
 * Shells, a tiny game made for the suite. It has what the suite looks at and nothing else: a secret deck and hands, a die, a decision in the
 * middle of an action, choices of several seats at once, moves that can be taken back and moves that cannot.
 *
 * S1 Eighteen shells, 1 to 6 thrice, are shuffled; each seat takes two in hand.
 * S2 In a turn: dive (draw a shell) or show a shell of the hand, then rest. Who can do neither just rests.
 * S3 A shown shell is kept plain, or polished: on a die of 4 to 6 it counts double, else it breaks.
 * S4 Who shows a 6 raises a storm: every other seat with shells in hand gives one up, chosen in secret, all at once.
 * S5 The game ends after six rounds; the highest sum of shown shells wins.
 */
const shell = z.int().check(z.minimum(1), z.maximum(6));
const moveSchemas = {
  dive: z.strictObject({ kind: z.literal('dive') }),
  show: z.strictObject({ kind: z.literal('show'), shell }),
  finish: z.strictObject({ kind: z.literal('finish'), polish: z.boolean() }),
  give: z.strictObject({ kind: z.literal('give'), shell }),
  rest: z.strictObject({ kind: z.literal('rest') }),
};
type Move = { [Kind in keyof typeof moveSchemas]: Readonly<z.infer<(typeof moveSchemas)[Kind]>> }[keyof typeof moveSchemas];

const factSchema = z.union([
  z.strictObject({ fact: z.enum(['dived', 'showed', 'broke', 'gave', 'rested']), seat: seatSchema, shell: z.optional(z.int()) }),
  z.strictObject({ fact: z.literal('storm'), seats: z.array(seatSchema) }),
]);
type Fact = z.infer<typeof factSchema>;

const optionsSchema = z.strictObject({ rounds: z._default(z.int().check(z.minimum(1), z.maximum(6)), 6) });
export type Options = z.infer<typeof optionsSchema>;

interface Player {
  readonly hand: readonly number[];
  readonly shown: readonly number[];
}

export interface State {
  readonly rounds: number;
  readonly round: number;
  readonly turn: Seat;
  readonly phase: 'act' | 'finish' | 'storm' | 'rest' | 'over';
  readonly raised: number;
  /** What has been given up in the storm, by seat; null while that seat still has to choose. */
  readonly given: readonly (number | null | undefined)[];
  readonly seats: readonly Player[];
  readonly deck: readonly number[];
  readonly chance: Chance;
}

const viewSchema = z.strictObject({
  viewer: z.union([seatSchema, z.literal('spectator')]),
  round: z.int(),
  turn: seatSchema,
  phase: z.enum(['act', 'finish', 'storm', 'rest', 'over']),
  raised: z.int(),
  hand: z.array(shell),
  waiting: z.array(seatSchema),
  deck: z.int(),
  seats: z.array(z.strictObject({ hand: z.int(), shown: z.array(z.int()) })),
});
export type View = z.infer<typeof viewSchema>;

export function active(state: State): readonly Seat[] {
  if (state.phase === 'over') return [];
  return state.phase === 'storm' ? seatsOf(state.seats.length).filter((seat) => state.given[seat] === null) : [state.turn];
}

function view(state: State, viewer: Viewer): View {
  const { round, turn, phase, raised } = state;
  return {
    viewer,
    round,
    turn,
    phase,
    raised,
    hand: viewer === 'spectator' ? [] : [...(state.seats[viewer]?.hand ?? [])],
    waiting: [...active(state)],
    deck: state.deck.length,
    seats: state.seats.map(({ hand, shown }) => ({ hand: hand.length, shown: [...shown] })),
  };
}

/** The deck and all other hands are of the lowest shell. */
function visibleState({ round, turn, phase, raised, hand, waiting, deck, seats, viewer }: View): State {
  const given = phase === 'storm' ? seats.map((_, seat) => (waiting.includes(seat) ? null : -1)) : [];
  const players = seats.map(({ hand: count, shown }, seat) => ({ hand: seat === viewer ? hand : Array(count).fill(1), shown }));
  return { rounds: 6, round, turn, phase, raised, given, seats: players, deck: Array(deck).fill(1), chance: [0, 0, 0, 0] };
}

const no = (rule: string, code: string, more: Omit<Reason, 'code'> = {}): Refusal => ({ rule, reasons: [{ code, ...more }] });
const without = (list: readonly number[], item: number) => list.toSpliced(list.indexOf(item), 1);
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);
const distinct = (list: readonly number[]) => sorted([...new Set(list)]);
const withSeat = (state: State, seat: Seat, change: (player: Player) => Player): State => ({
  ...state,
  seats: state.seats.map((player, index) => (index === seat ? change(player) : player)),
});

function settleStorm(state: State, recorder: EventRecorder<Fact>): State {
  if (active(state).length > 0) return state;
  recorder.reveal('everybody');
  let after = state;
  for (const seat of inTurnOrder(state.turn, state.seats.length)) {
    const given = state.given[seat];
    if (typeof given !== 'number') continue;
    recorder.tell({ fact: 'gave', seat, shell: given });
    after = withSeat(after, seat, (player) => ({ ...player, hand: without(player.hand, given) }));
  }
  return { ...after, phase: 'rest', given: [] };
}

const kinds: MoveKinds<State, View, Move, Fact> = {
  dive: {
    schema: moveSchemas.dive,
    candidates: () => [{ kind: 'dive' }],
    refuse: (at) => (at.phase !== 'act' ? no('S2', 'wrong-phase') : at.deck === 0 ? no('S2', 'deck-empty') : undefined),
    perform(state, seat, _, recorder) {
      const [top = 0, ...deck] = state.deck;
      recorder.reveal([seat]);
      recorder.whisper([seat], { fact: 'dived', seat, shell: top }, { fact: 'dived', seat });
      return withSeat({ ...state, deck, phase: 'rest' }, seat, (player) => ({ ...player, hand: sorted([...player.hand, top]) }));
    },
  },
  show: {
    schema: moveSchemas.show,
    candidates: (at) => distinct(at.hand).map((shown) => ({ kind: 'show', shell: shown })),
    refuse: (at, move) =>
      at.phase !== 'act'
        ? no('S2', 'wrong-phase')
        : at.hand.includes(move.shell)
          ? undefined
          : no('S2', 'not-in-hand', { shell: move.shell }),
    perform: (state, seat, move) =>
      withSeat({ ...state, phase: 'finish', raised: move.shell }, seat, (player) => ({
        ...player,
        hand: without(player.hand, move.shell),
      })),
  },
  finish: {
    schema: moveSchemas.finish,
    candidates: () => [
      { kind: 'finish', polish: false },
      { kind: 'finish', polish: true },
    ],
    refuse: (at) => (at.phase === 'finish' ? undefined : no('S3', 'nothing-shown')),
    perform(state, seat, move, recorder) {
      const dice = diceFrom(state.chance);
      if (move.polish) recorder.reveal('everybody');
      const worth = !move.polish ? state.raised : dice.die(6) >= 4 ? 2 * state.raised : 0;
      recorder.tell(worth > 0 ? { fact: 'showed', seat, shell: worth } : { fact: 'broke', seat });
      const threatened = seatsOf(state.seats.length).filter((other) => other !== seat && (state.seats[other]?.hand.length ?? 0) > 0);
      const storm = state.raised === 6 && threatened.length > 0;
      if (storm) recorder.tell({ fact: 'storm', seats: threatened });
      const given = storm ? state.seats.map((_, other) => (threatened.includes(other) ? null : -1)) : [];
      const after: State = { ...state, chance: dice.chance, raised: 0, phase: storm ? 'storm' : 'rest', given };
      return withSeat(after, seat, (player) => (worth > 0 ? { ...player, shown: [...player.shown, worth] } : player));
    },
  },
  give: {
    schema: moveSchemas.give,
    candidates: (at) => distinct(at.hand).map((given) => ({ kind: 'give', shell: given })),
    refuse: (at, move) =>
      at.phase !== 'storm'
        ? no('S4', 'no-storm')
        : at.hand.includes(move.shell)
          ? undefined
          : no('S4', 'not-in-hand', { shell: move.shell }),
    perform: (state, seat, move, recorder) =>
      settleStorm({ ...state, given: state.given.map((given, other) => (other === seat ? move.shell : given)) }, recorder),
  },
  rest: {
    schema: moveSchemas.rest,
    candidates: () => [{ kind: 'rest' }],
    refuse: (at) => {
      const stuck = at.phase === 'act' && at.deck === 0 && at.hand.length === 0;
      return at.phase === 'rest' || stuck ? undefined : no('S2', 'must-act');
    },
    perform(state, seat, _, recorder) {
      recorder.tell({ fact: 'rested', seat });
      const turn = (seat + 1) % state.seats.length;
      const round = turn === 0 ? state.round + 1 : state.round;
      return { ...state, turn, round, phase: round > state.rounds ? 'over' : 'act' };
    },
  },
};

function setup(options: Options, seats: number, seed: string): State {
  const dice = diceFrom(seeded(seed));
  const deck = dice.shuffle([1, 2, 3, 4, 5, 6].flatMap((each) => [each, each, each]));
  const players = seatsOf(seats).map((seat) => ({ hand: sorted(deck.slice(2 * seat, 2 * seat + 2)), shown: [] }));
  const start = { rounds: options.rounds, round: 1, turn: 0, phase: 'act', raised: 0, given: [] } as const;
  return { ...start, seats: players, deck: deck.slice(2 * seats), chance: dice.chance };
}

const total = (player: Player | undefined) => (player?.shown ?? []).reduce((sum, each) => sum + each, 0);

const positionSchema = z.strictObject({
  turn: z._default(seatSchema, 0),
  round: z._default(z.int(), 1),
  deck: z._default(z.array(shell), []),
  seats: z.array(z.strictObject({ hand: z._default(z.array(shell), []), shown: z._default(z.array(z.int()), []) })),
});

export const shells = rulesOf<State, View, Move, Fact, Options>({
  id: 'shells',
  version: 1,
  seats: { min: 2, max: 4 },
  schemas: { options: optionsSchema, view: viewSchema, fact: factSchema },
  kinds,
  mayMove: (at) => at.viewer !== 'spectator' && at.waiting.includes(at.viewer),
  setup,
  active,
  view,
  visibleState,
  outcome(state) {
    if (state.phase !== 'over') return null;
    const points = state.seats.map(total);
    return {
      places: [...placesBy(points.length, (a, b) => (points[a] ?? 0) - (points[b] ?? 0))],
      sheets: points.map((sum) => ({ total: sum, lines: [{ line: 'shown', points: sum }] })),
    };
  },
  round: (state) => state.round,
  positionFormat: {
    build(position, seats) {
      const parsed = positionSchema.safeParse(position);
      if (!parsed.success) return { ok: false, faults: issuesOf(parsed.error) };
      return { ok: true, state: { ...setup({ rounds: 6 }, seats, 'scene'), ...parsed.data } };
    },
    describe: (state) => ({
      turn: state.turn,
      round: state.round,
      phase: state.phase,
      deck: state.deck,
      seats: state.seats.map((each) => ({ ...each })),
    }),
  },
});

/** Another world for this viewer: the deck and all hands but its own are dealt again, what others chose in secret too, and chance is another. */
export function otherwise(state: State, viewer: Viewer, dice: Dice): State {
  const pool = dice.shuffle([...state.deck, ...state.seats.flatMap((player, seat) => (seat === viewer ? [] : player.hand))]);
  const seats = state.seats.map((player, seat) =>
    seat === viewer ? player : { ...player, hand: sorted(pool.splice(0, player.hand.length)) },
  );
  const given = state.given.map((chosen, seat) =>
    seat !== viewer && typeof chosen === 'number' && chosen > 0 ? dice.pick(seats[seat]?.hand ?? [0]) : chosen,
  );
  return { ...state, seats, given, deck: pool, chance: seeded(`other ${dice.below(1e6)}`) };
}
