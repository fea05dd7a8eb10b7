import { anno1800, type CardId, COMPONENTS, DECKS, type State, sampleState } from '@archipel/anno1800';
import { thinking } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { courseOf, pointsAt } from '../src/anno1800/course.ts';
import { expert } from '../src/anno1800/expert.ts';
import { EXPERT } from '../src/anno1800/expertWeights.ts';
import { forecast } from '../src/anno1800/forecast.ts';
import { plannerWith } from '../src/anno1800/medium.ts';
import { playTurn } from '../src/anno1800/playTurn.ts';
import { WEIGHTS } from '../src/anno1800/weights.ts';
import { playerChain } from '../src/index.ts';

const PATIENT = 600_000;
const budget = (seed: string, iterations: number) => thinking(diceFrom(seeded(seed)), iterations);

/** A position at the beginning of a turn in this round, played so far by the planner. */
function middle(seats: number, seed: string, round: number): State {
  let state = anno1800.setup(anno1800.schemas.options.parse({}), seats, seed);
  while (!state.table.over && state.table.round < round) state = playTurn(state, WEIGHTS);
  return state;
}

const viewed = (state: State) => {
  const view = anno1800.view(state, state.table.turn.seat);
  return { view, moves: anno1800.moves(view) };
};

describe('expert of Anno 1800', () => {
  it('chooses alike for equal dice, whatever is hidden', { timeout: PATIENT }, () => {
    const real = middle(2, 'cheat', 9);
    const swapped = sampleState(viewed(real).view, diceFrom(seeded('swapped')));
    expect(swapped.secret.decks).not.toEqual(real.secret.decks);
    const choice = (state: State) => {
      const { view, moves } = viewed(state);
      return expert.choose(view, moves, budget('same', 12));
    };
    expect(choice(swapped)).toEqual(choice(real));
  });

  it('asks before every trial, and without any plays as its own planner does', { timeout: PATIENT }, () => {
    const { view, moves } = viewed(middle(2, 'search', 7));
    const asked: number[] = [];
    const counting = { dice: diceFrom(seeded('count')), more: (done: number) => asked.push(done) > 0 && done < 20 };
    expect(moves).toContainEqual(expert.choose(view, moves, counting));
    // The second search goes on counting where the first has ended.
    expect(asked).toEqual(Array.from({ length: 21 }, (_, at) => at));
    expect(expert.choose(view, moves, budget('none', 0))).toEqual(plannerWith(EXPERT).choose(view, moves, budget('none', 0)));
  });

  it('does not search for what is free', () => {
    const { view, moves } = viewed(middle(2, 'ahead', 6));
    const unasked = { dice: diceFrom(seeded('free')), more: () => expect.unreachable('a free effect was searched') };
    expect(expert.choose(view, moves, unasked)).toMatchObject({ kind: 'activate' });
  });

  it('says how often it has looked ahead', { timeout: PATIENT }, () => {
    const { view, moves } = viewed(middle(2, 'ahead', 7));
    const advice = expert.advise(view, moves, budget('ahead', 30));
    expect(advice[0]?.reasons.at(-1)).toMatchObject({ code: 'looked-ahead' });
    expect(new Set(advice.map(({ move }) => move)).size).toBe(advice.length);
  });

  it('is followed by hard where it fails', () => {
    for (const game of ['anno1800', 'anno1503'])
      expect(playerChain('expert', game).map(({ level }) => level)).toEqual(['expert', 'hard', 'medium', 'easy', 'random']);
  });
});

describe('with its last card payable, expert', () => {
  const state = middle(2, 'end', 14);
  const me = state.table.turn.seat;
  /** One card in hand, and so much gold for either; effects are used up, so that the choice is about the card. */
  const position = (card: CardId, mine: number, theirs: number): State => {
    const seats = state.table.seats.map((player, seat) => ({
      ...player,
      gold: seat === me ? mine : theirs,
      played: player.played.map((each) => ({ ...each, used: true })),
      ...(seat === me ? { hand: [1, 0, 0] } : {}),
    }));
    const hands = state.secret.hands.map((hand, seat) => (seat === me ? [card] : hand));
    return { table: { ...state.table, seats }, secret: { ...state.secret, hands } };
  };
  const taken = new Set<string>([
    ...state.secret.hands.flat(),
    ...state.table.seats.flatMap(({ played }) => played.map(({ card }) => card)),
  ]);
  const payable = COMPONENTS.populationCards.find(
    ({ id, deck }) =>
      deck === DECKS[0] && !taken.has(id) && viewed(position(id, 0, 0)).moves.some((move) => move.kind === 'play' && move.card === id),
  );
  const playsIt = (mine: number, theirs: number) => {
    if (payable === undefined) throw new Error('no card can be paid here');
    const { view, moves } = viewed(position(payable.id, mine, theirs));
    return expert.choose(view, moves, budget('end', 30)).kind === 'play';
  };

  it('ends the game when it leads', { timeout: PATIENT }, () => {
    expect(playsIt(120, 0)).toBe(true);
  });

  it('goes on when it is behind', { timeout: PATIENT }, () => {
    expect(playsIt(0, 150)).toBe(false);
  });
});

describe('a course', () => {
  const state = middle(3, 'course', 5);
  const { seat } = state.table.turn;

  it('is played by those who have weights, round by round, and passes the others over', () => {
    const { state: end, points } = courseOf(state, (each) => (each === seat ? WEIGHTS : undefined), 8);
    expect(end.table.round).toBe(9);
    for (const [other, player] of state.table.seats.entries()) {
      if (other === seat) continue;
      expect(end.table.seats[other]?.played).toEqual(player.played);
      expect(points[other]).toEqual([]);
    }
    expect(points[seat]?.filter((each) => each !== undefined)).toHaveLength(4);
  });

  it('tells the points of a round, of the last one before it, or those of the start', () => {
    const course = courseOf(state, (each) => (each === seat ? WEIGHTS : undefined), 7);
    expect(pointsAt(course, seat, 6, 0)).toBe(course.points[seat]?.[6]);
    expect(pointsAt(course, seat, 30, 0)).toBe(course.points[seat]?.[7]);
    expect(pointsAt(course, seat, 4, 17)).toBe(17);
  });
});

describe('a forecast', () => {
  it('knows the last round where others are about to end the game', () => {
    let state = middle(2, 'forecast', 40);
    while (!state.table.over && state.table.end === null) state = playTurn(state, WEIGHTS);
    const { view } = viewed(state);
    const me = state.table.turn.seat;
    const seen = forecast(view, me, diceFrom(seeded('seen')), WEIGHTS, state.table.round + 20);
    expect(seen.last).toBe(state.table.end?.lastRound);
  });

  it('sees no end where there is none, and what the others then have', () => {
    const state = middle(2, 'forecast', 6);
    const { view } = viewed(state);
    const seen = forecast(view, state.table.turn.seat, diceFrom(seeded('seen')), WEIGHTS, 16);
    expect(seen.last).toBeNull();
    expect(seen.best(16)).not.toBe(seen.best(6));
    expect(seen.promise).not.toBe(seen.best(16));
  });
});
