import { applyPlan, canonical, equal, hash, illegalMoveSchema, type Refused, seatsOf, seeded, throwing } from '@archipel/kernel';
import fc from 'fast-check';
import { mutated } from '../mutate.ts';
import { always, type Check, type Subject } from '../subject.ts';
import { arrive, fromOutside, insist, insistEqual, walk, ways } from '../walk.ts';

/** What is listed is accepted, what is accepted was listed, and a refusal changes nothing and says why. */
export function legalityChecks<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  const { rules } = subject;
  const anyWay = ways(rules.seats, subject.options, subject.depth ?? subject.bound);
  const listFor = (state: State, seat: number) => rules.moves(rules.view(state, seat));

  return [
    {
      name: 'exactly the active seats have moves, and nobody once the game is over',
      run: () =>
        always(subject, anyWay, (way) => {
          const look = (state: State) => {
            const active = rules.active(state);
            insist((rules.outcome(state) !== null) === (active.length === 0), 'the game is over and somebody is active, or neither');
            for (const seat of seatsOf(way.seats)) {
              const has = listFor(state, seat).length > 0;
              insist(has === active.includes(seat), `seat ${seat} is active without moves, or has moves without being active`);
            }
            insist(rules.moves(rules.view(state, 'spectator')).length === 0, 'a spectator has moves');
          };
          for (const { before, result } of walk(rules, way)) {
            look(before);
            look(result.state);
          }
        }),
    },
    {
      name: 'every listed move is accepted and listed once',
      run: () =>
        always(subject, anyWay, (way) => {
          for (const { before } of walk(rules, way)) {
            for (const seat of rules.active(before)) {
              const listed = listFor(before, seat);
              insist(new Set(listed.map(canonical)).size === listed.length, 'a move is listed twice', listed);
              for (const move of listed) {
                const result = rules.apply(before, seat, fromOutside(move));
                insist(result.ok, 'a listed move was refused', { seat, move, result });
              }
            }
          }
        }),
    },
    {
      name: 'every accepted move was listed',
      run: () =>
        always(subject, anyWay, (way) => {
          const dice = throwing(seeded(`mutants ${way.choices}`));
          const seen: unknown[] = [];
          for (const { before, listed } of walk(rules, way)) {
            seen.push(...listed.slice(0, 8));
            for (const seat of seatsOf(way.seats)) {
              const moves = new Set(listFor(before, seat).map(canonical));
              for (let tries = 0; tries < 6; tries++) {
                const move = mutated(dice.pick(seen), seen, dice);
                const accepted = rules.apply(before, seat, move).ok;
                insist(!accepted || moves.has(canonical(move)), 'a move was accepted that is not listed', { seat, move });
              }
            }
          }
        }),
    },
    {
      name: 'nothing given to a game is ever changed by it',
      run: () =>
        always(subject, anyWay, (way) => {
          frozen(way.options);
          for (const { before, seat, move } of walk({ ...rules, setup: (...given) => frozen(rules.setup(...given)) }, way)) {
            frozen(before);
            const view = frozen(rules.view(before, seat));
            for (const listed of rules.moves(view)) frozen(listed);
            rules.active(before);
            rules.outcome(before);
            rules.round(before);
            rules.scenery.describe(before);
            for (const [who, what] of [
              [seat, frozen(move)],
              [seat, { ...move, extra: true }],
              [(seat + 1) % way.seats, move],
            ] as const)
              rules.apply(before, who, what);
          }
        }),
    },
    {
      name: 'any JSON value gets an answer',
      run: () => {
        const anySeat = fc.oneof(fc.nat(5), fc.constantFrom(-1, 0.5, 1e9, Number.NaN));
        always(subject, fc.tuple(anyWay, fc.array(fc.tuple(anySeat, fc.jsonValue()), { minLength: 20 })), ([way, values]) => {
          const kinds = [...walk(rules, { ...way, length: 6 })].flatMap((step) => step.listed).map((move) => ({ ...move }));
          const state = arrive(rules, way);
          for (const [seat, value] of values) {
            for (const move of [value, ...kinds.slice(0, 4).map((kind) => ({ ...kind, ...Object(value) }))]) {
              const answer = rules.apply(state, seat, move);
              if (!answer.ok) explains(answer);
              else
                insist(
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
        always(subject, anyWay, (way) => {
          for (const { before, seat, move, result } of walk(rules, way)) {
            const text = canonical(before);
            const broken = applyPlan(rules, before, seat, [move, { kind: 'no such move' }]);
            insist(!broken.ok && broken.at === 1, 'a plan with a move that does not exist was applied', broken);
            insist(canonical(before) === text, 'a refused plan left traces behind', move);
            const next = rules.active(result.state).includes(seat) ? listFor(result.state, seat)[0] : undefined;
            const plan = next === undefined ? [move] : [move, next];
            const whole = applyPlan(rules, before, seat, plan);
            insist(whole.ok, 'a plan of legal moves was refused', plan);
            const after = next === undefined ? result : rules.apply(result.state, seat, next);
            insistEqual(hash(whole.state), after.ok && hash(after.state), 'a plan led elsewhere than its moves');
          }
        }),
    },
    {
      name: 'moves need nothing but the view',
      run: () =>
        always(subject, anyWay, (way) => {
          for (const { before, seat: mover, move, result } of walk(rules, way)) {
            for (const seat of rules.active(before)) {
              const view = rules.view(before, seat);
              const sent: View = JSON.parse(JSON.stringify(view));
              insistEqual(rules.moves(sent), rules.moves(view), 'a view that was sent has other moves');
              const sorted: View = JSON.parse(canonical(view));
              insistEqual(asSet(rules.moves(sorted)), asSet(rules.moves(view)), 'the moves depend on the order of keys');
            }
            const stored: State = JSON.parse(canonical(before));
            const later = rules.apply(stored, mover, move);
            insist(later.ok, 'a state that was stored refuses the move', move);
            insistEqual(hash(later.state), hash(result.state), 'a state that was stored goes on differently');
          }
        }),
    },
  ];
}

function explains(answer: Refused): void {
  const { illegal } = answer;
  insist(illegalMoveSchema.safeParse(illegal).success, 'a refusal has the wrong form', illegal);
  insist(/^[A-Z]\d+(\.\d+)?$/.test(illegal.rule), 'a refusal names no rule', illegal);
  insist(illegal.reasons.length > 0, 'a refusal gives no reason', illegal);
}

const asSet = (moves: readonly unknown[]): readonly string[] => moves.map(canonical).toSorted();

/** Locked all the way down: whoever tries to change it is caught in the act. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
