import { canonical, isRecord, type Outcome, type ScoreSheet } from '@archipel/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conforms, type Subject } from '../src/index.ts';
import { type Options, otherwise, type State, shells, type View } from './shells.ts';

type Sample = Subject<State, View, { readonly kind: string }, unknown, Options>;
type Shells = Sample['rules'];

const options = fc.record({ rounds: fc.integer({ min: 1, max: 6 }) });
const subject = (rules: Shells, more: Partial<Sample> = {}): Sample => ({
  rules,
  options,
  otherwise,
  bound: 400,
  runs: 30,
  depth: 60,
  ...more,
});

describe('the sample game', () => {
  for (const check of conforms(subject(shells))) it(`holds: ${check.name}`, check.run);
});

type Apply = Shells['apply'];

/** Shells with another answer to each move. */
const applying = (change: (result: ReturnType<Apply>, ...args: Parameters<Apply>) => ReturnType<Apply>): Sample =>
  subject({ ...shells, apply: (state, seat, move) => change(shells.apply(state, seat, move), state, seat, move) });

function changedOutcome(state: State, change: (sheet: ScoreSheet) => ScoreSheet): Outcome | null {
  const outcome = shells.outcome(state);
  return outcome && { ...outcome, sheets: outcome.sheets.map(change) };
}

/** Deliberately broken games: the suite must turn red on each, by the check that is meant for it and for the right reason. */
const broken: readonly { readonly flaw: string; readonly check: string; readonly says: string; readonly sample: () => Sample }[] = [
  {
    flaw: 'deals differently each time it is set up',
    check: 'equal seeds and moves give equal positions',
    says: 'the same moves led elsewhere',
    sample: () => {
      let deals = 0;
      return subject({ ...shells, setup: (given, seats, seed) => shells.setup(given, seats, `${seed} ${deals++}`) });
    },
  },
  {
    flaw: 'ignores its seed',
    check: 'another seed deals another game',
    says: 'two seeds dealt the same game',
    sample: () => subject({ ...shells, setup: (given, seats) => shells.setup(given, seats, 'always') }),
  },
  {
    flaw: 'never ends',
    check: 'the game always ends within its bound',
    says: 'still not over after 400 moves',
    sample: () => applying((result) => (result.ok ? { ...result, state: { ...result.state, round: 1 } } : result)),
  },
  {
    flaw: 'counts in the state given to it',
    check: 'nothing given to a game is ever changed by it',
    says: 'read only property',
    sample: () =>
      subject({
        ...shells,
        apply(state, seat, move) {
          const result = shells.apply(state, seat, move);
          if (result.ok) Object.assign(state, { raised: state.raised + 1 });
          return result;
        },
      }),
  },
  {
    flaw: 'accepts whatever object it has listed, changed or not',
    check: 'a listed move that somebody changes is judged anew, and is listed as it was',
    says: 'a listed move that was changed is accepted',
    sample: () => {
      const listed = new WeakMap<object, { readonly kind: string }>();
      return subject({
        ...shells,
        moves: (view) => {
          const moves = shells.moves(view);
          for (const move of moves) listed.set(move, { ...move });
          return moves;
        },
        apply: (state, seat, move) => shells.apply(state, seat, (isRecord(move) && listed.get(move)) || move),
      });
    },
  },
  {
    flaw: 'hands out the same unprotected list again and again',
    check: 'a listed move that somebody changes is judged anew, and is listed as it was',
    says: 'a change to a listed move has changed the list',
    sample: () => {
      const lists = new Map<string, ReturnType<Shells['moves']>>();
      return subject({
        ...shells,
        setup(...given) {
          lists.clear();
          return shells.setup(...given);
        },
        moves: (view) => {
          const key = canonical(view);
          const list = lists.get(key) ?? shells.moves(view);
          lists.set(key, list);
          return list;
        },
      });
    },
  },
  {
    flaw: 'lists a move that it refuses',
    check: 'every listed move is accepted and listed once',
    says: 'a listed move was refused',
    sample: () =>
      subject({ ...shells, moves: (view) => (shells.moves(view).length > 0 ? [...shells.moves(view), { kind: 'show', shell: 7 }] : []) }),
  },
  {
    flaw: 'lists a move twice',
    check: 'every listed move is accepted and listed once',
    says: 'a move is listed twice',
    sample: () => subject({ ...shells, moves: (view) => [...shells.moves(view), ...shells.moves(view)] }),
  },
  {
    flaw: 'accepts a dive at any time of the turn',
    check: 'every accepted move was listed',
    says: 'a move was accepted that is not listed',
    sample: () =>
      subject({
        ...shells,
        apply(state, seat, move) {
          const lax = isRecord(move) && move['kind'] === 'dive' && state.phase === 'rest' ? { ...state, phase: 'act' as const } : state;
          return shells.apply(lax, seat, move);
        },
      }),
  },
  {
    flaw: 'accepts fields that no move has',
    check: 'every accepted move was listed',
    says: 'a move was accepted that is not listed',
    sample: () =>
      subject({
        ...shells,
        apply(state, seat, move) {
          const { extra: _, ...rest } = isRecord(move) ? move : { extra: move };
          return shells.apply(state, seat, rest);
        },
      }),
  },
  {
    flaw: 'forgets who is active in a storm',
    check: 'exactly the active seats have moves, and nobody once the game is over',
    says: 'the game is over and somebody is active, or neither',
    sample: () => subject({ ...shells, active: (state) => shells.active(state).slice(0, state.phase === 'storm' ? 0 : 1) }),
  },
  {
    flaw: 'stumbles over moves that are not objects',
    check: 'any JSON value gets an answer',
    says: 'a move has a kind',
    sample: () =>
      subject({
        ...shells,
        apply(state, seat, move) {
          if (move === null || typeof move !== 'object') throw new TypeError('a move has a kind');
          return shells.apply(state, seat, move);
        },
      }),
  },
  {
    flaw: 'refuses without a reason',
    check: 'any JSON value gets an answer',
    says: 'a refusal names no rule',
    sample: () => applying((result) => (result.ok ? result : { ok: false, illegal: { rule: 'no', reasons: [] } })),
  },
  {
    flaw: 'leaves traces of a plan that was refused',
    check: 'a plan is applied whole or not at all',
    says: 'a refused plan left traces behind',
    sample: () => {
      let last: State | undefined;
      return subject({
        ...shells,
        apply(state, seat, move) {
          const result = shells.apply(state, seat, move);
          if (!result.ok && last) Object.assign(last, { raised: 9 });
          last = state;
          return result;
        },
      });
    },
  },
  {
    flaw: 'lists moves by something that is not in the view',
    check: 'moves need nothing but the view',
    says: 'a view that was sent has other moves',
    sample: () => {
      const hidden = new WeakMap<View, State>();
      return subject({
        ...shells,
        view(state, viewer) {
          const view = shells.view(state, viewer);
          hidden.set(view, state);
          return view;
        },
        moves: (view) => (hidden.get(view)?.phase === 'over' ? [] : shells.moves(view).slice(0, hidden.has(view) ? 9 : 1)),
      });
    },
  },
  {
    flaw: 'plays differently the second time',
    check: 'replay and undo give the same positions',
    says: 'a recorded match replays to another position',
    sample: () => {
      let calls = 0;
      return applying((result) => (result.ok ? { ...result, state: { ...result.state, raised: calls++ } } : result));
    },
  },
  {
    flaw: 'shows the top of the deck in the view',
    check: 'nothing hidden leaks',
    says: 'what is hidden shows in the view',
    sample: () => subject({ ...shells, view: (state, viewer) => ({ ...shells.view(state, viewer), deck: state.deck[0] ?? 0 }) }),
  },
  {
    flaw: 'tells everybody which shell was drawn',
    check: 'nothing hidden leaks',
    says: 'what is hidden shows in the events',
    sample: () =>
      applying((result) =>
        result.ok ? { ...result, events: result.events.map((event) => ({ open: event.secret?.fact ?? event.open })) } : result,
      ),
  },
  {
    flaw: 'says that a die reveals nothing',
    check: 'nothing hidden leaks',
    says: 'what is hidden shows in the events',
    sample: () => applying((result, state) => (result.ok && state.phase === 'finish' ? { ...result, reveals: [] } : result)),
  },
  {
    flaw: 'comes with another world that is the same',
    check: 'nothing hidden leaks',
    says: 'the two worlds never differed',
    sample: () => subject(shells, { otherwise: (state) => state }),
  },
  {
    flaw: 'puts a date into its state',
    check: 'states, views, moves and events are plain data that fits its schema',
    says: 'a state is not plain data',
    sample: () => subject({ ...shells, setup: (...given) => ({ ...shells.setup(...given), since: new Date(0) }) }),
  },
  {
    flaw: 'puts more into a view than its schema says',
    check: 'states, views, moves and events are plain data that fits its schema',
    says: 'a view does not fit its schema',
    sample: () => subject({ ...shells, view: (state, viewer) => ({ ...shells.view(state, viewer), rounds: state.rounds }) }),
  },
  {
    flaw: 'keeps a note in the state when it is asked for the outcome',
    check: 'nothing given to a game is ever changed by it',
    says: 'read only property',
    sample: () => subject({ ...shells, outcome: (state) => shells.outcome(Object.assign(state, { raised: 1 })) }),
  },
  {
    flaw: 'takes a number written as a text',
    check: 'every accepted move was listed',
    says: 'a move was accepted that is not listed',
    sample: () =>
      subject({
        ...shells,
        apply: (state, seat, move) =>
          shells.apply(state, seat, isRecord(move) && 'shell' in move ? { ...move, shell: Number(move['shell']) } : move),
      }),
  },
  {
    flaw: 'lists moves by the order of keys in the view',
    check: 'moves need nothing but the view',
    says: 'the moves depend on the order of keys',
    sample: () =>
      subject({ ...shells, moves: (view) => (Object.keys(view)[0] === 'viewer' ? shells.moves(view) : shells.moves(view).slice(0, 1)) }),
  },
  {
    flaw: 'goes on differently from a state that was stored',
    check: 'moves need nothing but the view',
    says: 'a state that was stored goes on differently',
    sample: () =>
      applying((result, state) =>
        result.ok ? { ...result, state: { ...result.state, raised: Object.keys(state).indexOf('rounds') } } : result,
      ),
  },
  {
    flaw: 'tells at once what was chosen in secret',
    check: 'nothing hidden leaks',
    says: 'decides in secret is told',
    sample: () =>
      subject(
        {
          ...shells,
          apply(state, seat, move) {
            const result = shells.apply(state, seat, move);
            return result.ok && state.phase === 'storm'
              ? { ...result, events: [{ open: { fact: 'gave', seat, shell: Object(move).shell } }, ...result.events] }
              : result;
          },
        },
        { runs: 200 },
      ),
  },
  {
    flaw: 'shows too early what was chosen in secret',
    check: 'nothing hidden leaks',
    says: 'what is hidden shows in the view',
    sample: () =>
      subject(
        {
          ...shells,
          view: (state, viewer) => ({ ...shells.view(state, viewer), raised: Math.max(0, ...state.given.map((given) => given ?? 0)) }),
        },
        { runs: 200 },
      ),
  },
  {
    flaw: 'explains a refusal by what lies on top of the deck',
    check: 'nothing hidden leaks',
    says: 'what is hidden shows in the answer',
    sample: () =>
      applying((result, state) =>
        result.ok ? result : { ok: false, illegal: { ...result.illegal, reasons: [{ code: 'deck', top: state.deck[0] ?? 0 }] } },
      ),
  },
  {
    flaw: 'orders the keys of a view by what is hidden',
    check: 'nothing hidden leaks',
    says: 'what is hidden shows in the view',
    sample: () =>
      subject({
        ...shells,
        view(state, viewer) {
          const { deck, ...rest } = shells.view(state, viewer);
          return (state.deck[0] ?? 0) > 3 ? { deck, ...rest } : { ...rest, deck };
        },
      }),
  },
  {
    flaw: 'does not see from the view that a dive reveals a shell',
    check: 'whether a move reveals something is seen from the view',
    says: 'the view says something else of what {"kind":"dive"} reveals',
    sample: () =>
      subject({ ...shells, reveals: (view, move) => !(isRecord(move) && move['kind'] === 'dive') && shells.reveals(view, move) }),
  },
  {
    flaw: 'reveals only what is worth hiding',
    check: 'whether a move reveals something is seen from the view',
    says: 'the view says something else of what {"kind":"dive"} reveals',
    sample: () => applying((result, state) => (result.ok && (state.deck[0] ?? 0) <= 3 ? { ...result, reveals: [] } : result)),
  },
  {
    flaw: 'forgets the hand when it supposes a state',
    check: 'whether a move reveals something is seen from the view',
    says: 'the visible state of a view shows another view',
    sample: () => subject({ ...shells, visibleState: (view) => shells.visibleState({ ...view, hand: [] }) }),
  },
  {
    flaw: 'lets a plan go on behind a dive',
    check: 'a question or a refused plan tells nothing hidden',
    says: 'what is hidden shows in the answer to the plan',
    sample: () =>
      subject({
        ...shells,
        reveals: () => false,
        apply(state, seat, move) {
          const result = shells.apply(state, seat, move);
          // Who has dived goes on at once, so that the shell can be shown in the same plan.
          return result.ok && isRecord(move) && move['kind'] === 'dive'
            ? { ...result, reveals: [], state: { ...result.state, phase: 'act' } }
            : result;
        },
      }),
  },
  {
    flaw: 'gives advice by the deck',
    check: 'a question or a refused plan tells nothing hidden',
    says: "what is hidden shows in the answer to the question 'what to do'",
    sample: () => subject(shells, { questions: { 'what to do': (state) => ((state.deck[0] ?? 0) > 3 ? 'dive' : 'show') } }),
  },
  {
    flaw: 'keeps a map in its state',
    check: 'states, views, moves and events are plain data that fits its schema',
    says: 'a state is not plain data',
    sample: () => subject({ ...shells, setup: (...given) => ({ ...shells.setup(...given), seen: new Map([[1, 2]]) }) }),
  },
  {
    flaw: 'leaves something undefined in its state',
    check: 'states, views, moves and events are plain data that fits its schema',
    says: 'a state is not plain data',
    sample: () => subject({ ...shells, setup: (...given) => ({ ...shells.setup(...given), seen: undefined }) }),
  },
  {
    flaw: 'has a score sheet that does not add up',
    check: 'the game always ends within its bound',
    says: 'a score sheet does not add up',
    sample: () => subject({ ...shells, outcome: (state) => changedOutcome(state, (sheet) => ({ ...sheet, total: sheet.total + 1 })) }),
  },
  {
    flaw: 'counts rounds backwards',
    check: 'equal seeds and moves give equal positions',
    says: 'rounds do not count upwards',
    sample: () => subject({ ...shells, round: (state) => 1 - state.round }),
  },
  {
    flaw: 'looks only at the beginning of the seed',
    check: 'another seed deals another game',
    says: 'two seeds dealt the same game',
    sample: () => subject({ ...shells, setup: (given, seats, seed) => shells.setup(given, seats, seed.slice(0, 5)) }),
  },
  {
    flaw: 'stumbles over a position that is no position',
    check: 'any JSON value as a described position is answered',
    says: 'is not iterable',
    sample: () =>
      subject({
        ...shells,
        positionFormat: {
          ...shells.positionFormat,
          build: (position, seats) => shells.positionFormat.build({ seats: [...Object(position).seats] }, seats),
        },
      }),
  },
  {
    flaw: 'describes nothing',
    check: 'positions can be described',
    says: 'an empty description',
    sample: () => subject({ ...shells, positionFormat: { ...shells.positionFormat, describe: () => ({}) } }),
  },
];

/** Why a check is red: the reason behind the counterexample, so that a check cannot be red by accident. */
function complaint(run: () => void): string {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return error.cause instanceof Error ? error.cause.message : error.message;
  }
  return 'green';
}

describe('the suite is red on a game that', () => {
  for (const { flaw, check, says, sample } of broken) {
    it(flaw, () => {
      const found = conforms(sample()).find((each) => each.name === check);
      expect(found, check).toBeDefined();
      expect(complaint(() => found?.run())).toContain(says);
    });
  }

  it('every check is shown to fail by one of them', () => {
    const shown = new Set(broken.map((each) => each.check));
    expect(
      conforms(subject(shells))
        .map((check) => check.name)
        .filter((name) => !shown.has(name)),
    ).toEqual([]);
  });
});
