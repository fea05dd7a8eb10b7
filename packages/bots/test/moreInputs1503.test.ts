import { anno1503, type Move, type State, sampleState, type View } from '@archipel/anno1503';
import { type Player, playout, thinking } from '@archipel/host';
import { diceFrom, type Seat, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { deviating } from '../src/anno1503/deviating.ts';
import { INPUTS, inputsOf } from '../src/anno1503/inputs.ts';
import { medium } from '../src/anno1503/medium.ts';
import { MORE_INPUTS, moreInputsOf } from '../src/anno1503/moreInputs.ts';
import { WEIGHTS } from '../src/anno1503/weights.ts';

const dice = (seed: string) => diceFrom(seeded(seed));

interface Step {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}

function game(seats: number, seed: string, player: Player<View, Move>): readonly Step[] {
  let state = anno1503.setup({ rounds: 40 }, seats, seed);
  const budget = thinking(dice(seed), 1);
  const steps: Step[] = [];
  for (const { seat, move, applied } of playout(anno1503, state, Array(seats).fill(player), () => budget)) {
    steps.push({ state, seat, move });
    ({ state } = applied);
  }
  return steps;
}

describe('what the network of expert is told', () => {
  it.each([2, 3, 4])('with %i seats: as many numbers as it says, each a number, and first what hard’s is told', (seats) => {
    for (const { state, seat } of game(seats, `told ${seats}`, medium).filter((_, at) => at % 7 === 0)) {
      const all = moreInputsOf(state, seat);
      expect(all).toHaveLength(seats);
      for (const [other, before] of inputsOf(state, seat).entries()) {
        expect(all[other]?.slice(0, INPUTS)).toEqual(before);
        expect(all[other]).toHaveLength(MORE_INPUTS);
        expect(all[other]?.every((value) => Math.abs(value) < 20)).toBe(true);
      }
    }
  });

  it('is the same whatever is hidden', () => {
    let others = 0;
    const worlds = dice('worlds');
    for (const { state, seat } of game(3, 'hidden', medium).filter((_, at) => at % 11 === 0)) {
      const other = sampleState(anno1503.view(state, seat), worlds);
      if (JSON.stringify(other.secret.hands) !== JSON.stringify(state.secret.hands)) others++;
      expect(moreInputsOf(other, seat)).toEqual(moreInputsOf(state, seat));
    }
    expect(others).toBeGreaterThan(5);
  });

  it('differs by what the one who looks holds and has seen', () => {
    const [{ state, seat } = { state: undefined, seat: 0 }] = game(2, 'own', medium).filter((step) => step.state.open.round === 12);
    if (state === undefined) throw new Error('the game was over too soon');
    const richer = {
      ...state,
      secret: { ...state.secret, hands: state.secret.hands.map((hand) => ({ ...hand, tobacco: hand.tobacco + 2 })) },
    };
    expect(moreInputsOf(richer, seat)[seat]).not.toEqual(moreInputsOf(state, seat)[seat]);
  });
});

describe('a player who deviates', () => {
  const off = (steps: readonly Step[]) =>
    steps.filter(({ state, seat, move }) => {
      const view = anno1503.view(state, seat);
      const moves = anno1503.moves(view);
      const advice = medium.advise(view, moves, thinking(dice('any'), 0));
      const worth = advice.find((each) => JSON.stringify(each.move) === JSON.stringify(move))?.value ?? 0;
      return worth < (advice[0]?.value ?? 0);
    }).length;

  it('leaves the plan now and then, and one who never does not', () => {
    const some = game(2, 'astray', deviating(medium, WEIGHTS, 50, dice('deviations')));
    expect(off(some)).toBeGreaterThan(5);
    expect(off(some)).toBeLessThan(some.length / 3);
    expect(off(game(2, 'astray', deviating(medium, WEIGHTS, 0, dice('deviations'))))).toBe(0);
  });
});
