import { applyPlan, canonical, diceFrom, equal, hash, illegalMoveSchema, type Refused, seatsOf, seeded } from '@archipel/kernel';
import fc from 'fast-check';
import { mutated } from '../mutate.ts';
import { type Check, forAll, type Subject } from '../subject.ts';
import { assert, assertEqual, finalState, fromOutside, randomGames, walk } from '../walk.ts';

/** What is listed is accepted, what is accepted was listed, and a refusal changes nothing and says why. */
export function legalityChecks<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  const { rules } = subject;
  const anyGame = randomGames(rules.seats, subject.options, subject.depth ?? subject.bound);
  const listFor = (state: State, seat: number) => rules.moves(rules.view(state, seat));

  return [
    {
      name: 'exactly the active seats have moves, and nobody once the game is over',
      run: () =>
        forAll(subject, anyGame, (game) => {
          const look = (state: State) => {
            const active = rules.active(state);
            assert((rules.outcome(state) !== null) === (active.length === 0), 'the game is over and somebody is active, or neither');
            for (const seat of seatsOf(game.seats)) {
              const has = listFor(state, seat).length > 0;
              assert(has === active.includes(seat), `seat ${seat} is active without moves, or has moves without being active`);
            }
            assert(rules.moves(rules.view(state, 'spectator')).length === 0, 'a spectator has moves');
          };
          for (const { before, result } of walk(rules, game)) {
            look(before);
            look(result.state);
          }
        }),
    },
    {
      name: 'every listed move is accepted and listed once',
      run: () =>
        forAll(subject, anyGame, (game) => {
          for (const { before } of walk(rules, game)) {
            for (const seat of rules.active(before)) {
              const listed = listFor(before, seat);
              assert(new Set(listed.map(canonical)).size === listed.length, 'a move is listed twice', listed);
              for (const move of listed) {
                const result = rules.apply(before, seat, fromOutside(move));
                assert(result.ok, 'a listed move was refused', { seat, move, result });
              }
            }
          }
        }),
    },
    {
      name: 'every accepted move was listed',
      run: () =>
        forAll(subject, anyGame, (game) => {
          const dice = diceFrom(seeded(`mutants ${game.choices}`));
          const seen: unknown[] = [];
          for (const { before, listed } of walk(rules, game)) {
            seen.push(...listed.slice(0, 8));
            for (const seat of seatsOf(game.seats)) {
              const moves = new Set(listFor(before, seat).map(canonical));
              for (let tries = 0; tries < 6; tries++) {
                const move = mutated(dice.pick(seen), seen, dice);
                const accepted = rules.apply(before, seat, move).ok;
                assert(!accepted || moves.has(canonical(move)), 'a move was accepted that is not listed', { seat, move });
              }
            }
          }
        }),
    },
    {
      name: 'nothing given to a game is ever changed by it',
      run: () =>
        forAll(subject, anyGame, (game) => {
          frozen(game.options);
          for (const { before, seat, move } of walk({ ...rules, setup: (...given) => frozen(rules.setup(...given)) }, game)) {
            frozen(before);
            const view = frozen(rules.view(before, seat));
            for (const listed of rules.moves(view)) frozen(listed);
            rules.active(before);
            rules.outcome(before);
            rules.round(before);
            rules.positionFormat.describe(before);
            for (const [who, what] of [
              [seat, frozen(move)],
              [seat, { ...move, extra: true }],
              [(seat + 1) % game.seats, move],
            ] as const)
              rules.apply(before, who, what);
          }
        }),
    },
    {
      name: 'a listed move that somebody changes is judged anew, and is listed as it was',
      run: () =>
        forAll(subject, anyGame, (game) => {
          for (const { before, seat } of walk(rules, game)) {
            const text = canonical(listFor(before, seat));
            for (const move of listFor(before, seat)) {
              if (!Reflect.set(Object(move), 'kind', 'changed')) continue;
              assert(!rules.apply(before, seat, move).ok, 'a listed move that was changed is accepted', move);
              assertEqual(canonical(listFor(before, seat)), text, 'a change to a listed move has changed the list');
            }
          }
        }),
    },
    {
      name: 'any JSON value gets an answer',
      run: () => {
        const anySeat = fc.oneof(fc.nat(5), fc.constantFrom(-1, 0.5, 1e9, Number.NaN));
        forAll(subject, fc.tuple(anyGame, fc.array(fc.tuple(anySeat, fc.jsonValue()), { minLength: 20 })), ([game, values]) => {
          const kinds = [...walk(rules, { ...game, length: 6 })].flatMap((step) => step.listed).map((move) => ({ ...move }));
          const state = finalState(rules, game);
          for (const [seat, value] of values) {
            for (const move of [value, ...kinds.slice(0, 4).map((kind) => ({ ...kind, ...Object(value) }))]) {
              const answer = rules.apply(state, seat, move);
              if (!answer.ok) explains(answer);
              else
                assert(
                  listFor(state, seat).some((listed) => equal(listed, move)),
                  'nonsense was accepted',
                  { seat, move },
                );
            }
          }
        });
      },
    },
    {
      name: 'a plan is applied whole or not at all',
      run: () =>
        forAll(subject, anyGame, (game) => {
          for (const { before, seat, move, result } of walk(rules, game)) {
            const text = canonical(before);
            const broken = applyPlan(rules, before, seat, [move, { kind: 'no such move' }]);
            const revealing = result.reveals.length > 0;
            assert(!broken.ok && broken.at === (revealing ? 0 : 1), 'a plan with a move that does not exist was applied', broken);
            assert(!revealing || broken.illegal.rule === 'K5', 'a plan goes on behind a move that reveals something', broken);
            assert(canonical(before) === text, 'a refused plan left traces behind', move);
            const goesOn = !revealing && rules.active(result.state).includes(seat);
            const next = goesOn ? listFor(result.state, seat)[0] : undefined;
            const plan = next === undefined ? [move] : [move, next];
            const whole = applyPlan(rules, before, seat, plan);
            assert(whole.ok, 'a plan of legal moves was refused', plan);
            const after = next === undefined ? result : rules.apply(result.state, seat, next);
            assertEqual(hash(whole.state), after.ok && hash(after.state), 'a plan led elsewhere than its moves');
          }
        }),
    },
    {
      name: 'moves need nothing but the view',
      run: () =>
        forAll(subject, anyGame, (game) => {
          for (const { before, seat: mover, move, result } of walk(rules, game)) {
            for (const seat of rules.active(before)) {
              const view = rules.view(before, seat);
              const sent: View = JSON.parse(JSON.stringify(view));
              assertEqual(rules.moves(sent), rules.moves(view), 'a view that was sent has other moves');
              const sorted: View = JSON.parse(canonical(view));
              assertEqual(asSet(rules.moves(sorted)), asSet(rules.moves(view)), 'the moves depend on the order of keys');
            }
            const stored: State = JSON.parse(canonical(before));
            const later = rules.apply(stored, mover, move);
            assert(later.ok, 'a state that was stored refuses the move', move);
            assertEqual(hash(later.state), hash(result.state), 'a state that was stored goes on differently');
          }
        }),
    },
  ];
}

function explains(answer: Refused): void {
  const { illegal } = answer;
  assert(illegalMoveSchema.safeParse(illegal).success, 'a refusal has the wrong form', illegal);
  assert(/^[A-Z]\d+(\.\d+)?$/.test(illegal.rule), 'a refusal names no rule', illegal);
  assert(illegal.reasons.length > 0, 'a refusal gives no reason', illegal);
}

const asSet = (moves: readonly unknown[]): readonly string[] => moves.map(canonical).toSorted();

/** Freezes a value to full depth: whoever tries to change it fails. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
