import { anno1800, type CardId, COMPONENTS, type Move, type State, sampleState, type View } from '@archipel/anno1800';
import { bestByScore, type Player, playout, thinking } from '@archipel/host';
import { diceFrom, seatsOf, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { easy } from '../src/anno1800/easy.ts';
import { hard } from '../src/anno1800/hard.ts';
import { FOR_TWO } from '../src/anno1800/hardWeights.ts';
import { medium, plannerWith } from '../src/anno1800/medium.ts';
import { planOf } from '../src/anno1800/plan.ts';
import { playTurn } from '../src/anno1800/playTurn.ts';
import { WEIGHTS } from '../src/anno1800/weights.ts';

const LONG = Number(process.env['ARCHIPEL_LONG'] ?? 1);
/** Whole games take their time on a busy machine. */
const start = (seats: number, seed: string): State => anno1800.setup(anno1800.schemas.options.parse({}), seats, seed);
const budget = (seed: string, iterations: number) => thinking(diceFrom(seeded(seed)), iterations);

function played(seats: number, seed: string, players: readonly Player<View, Move>[]): State {
  const thought = budget(seed, 8);
  const game = playout(anno1800, start(seats, seed), players, () => thought);
  let next = game.next();
  while (!next.done) next = game.next();
  return next.value;
}

/** A position at the beginning of a turn in this round, played so far by the planner. */
function middle(seats: number, seed: string, round: number): State {
  let state = start(seats, seed);
  while (!state.table.over && state.table.round < round) state = playTurn(state, WEIGHTS);
  return state;
}

/** Any move: one that thinks nothing of any, so that the dice choose. */
const chance = bestByScore<View, Move>((_, moves) => moves.map((move) => ({ move, value: 0, reasons: [] })));

const viewed = (state: State) => {
  const view = anno1800.view(state, state.table.turn.seat);
  return { view, moves: anno1800.moves(view) };
};

const wins = (better: Player<View, Move>, worse: Player<View, Move>, games: number) =>
  Array.from({ length: games }, (_, game) => {
    const seat = game % 2;
    const state = played(2, `duel ${game >> 1}`, seat === 0 ? [better, worse] : [worse, better]);
    return anno1800.outcome(state)?.places[seat] === 1 ? 1 : 0;
  }).reduce<number>((sum, won) => sum + won, 0);

describe('a state made up behind a view', () => {
  const state = middle(3, 'hidden', 14);
  const { view } = viewed(state);
  const guess = sampleState(view, diceFrom(seeded('guess')));

  it('shows the viewer what it saw, and every card of the box is in one place', () => {
    expect(anno1800.view(guess, state.table.turn.seat)).toEqual(view);
    const { hands, decks, expeditions, expeditionDeck, oldWorld, newWorld } = guess.secret;
    const { seats } = guess.table;
    const cards = [...hands, ...decks, seats.flatMap((player) => player.played.map(({ card }) => card))].flat();
    expect(cards.toSorted()).toEqual(COMPONENTS.populationCards.map(({ id }) => id).toSorted());
    expect([...expeditions.flat(), ...expeditionDeck].toSorted()).toEqual(COMPONENTS.expeditionCards.map(({ id }) => id).toSorted());
    const islands = [...oldWorld, ...newWorld, ...seats.flatMap((player) => [...player.oldWorld, ...player.newWorld])];
    expect(islands).toHaveLength(COMPONENTS.oldWorldIslands.length + COMPONENTS.newWorldIslands.length);
  });

  it('deals every hand as many cards of every deck as it has', () => {
    const deckOf = new Map(COMPONENTS.populationCards.map((card) => [card.id, card.deck]));
    for (const seat of seatsOf(3)) {
      const hand = guess.secret.hands[seat] ?? [];
      const counts = ['farmer-worker', 'artisan-engineer-investor', 'new-world'].map((deck) =>
        hand.filter((card) => deckOf.get(card) === deck),
      );
      expect(counts.map((each) => each.length)).toEqual(guess.table.seats[seat]?.hand);
    }
  });

  it('is another one with other dice', () => {
    expect(sampleState(view, diceFrom(seeded('other'))).secret.decks).not.toEqual(guess.secret.decks);
  });
});

describe('no player cheats', () => {
  const real = middle(2, 'cheat', 9);
  const swapped = sampleState(viewed(real).view, diceFrom(seeded('swapped')));

  it.each([
    ['easy', easy],
    ['medium', medium],
    ['hard', hard],
  ] as const)('%s chooses the same, whatever is hidden', (_, player) => {
    expect(swapped.secret.decks).not.toEqual(real.secret.decks);
    const choice = (state: State) => {
      const { view, moves } = viewed(state);
      return player.choose(view, moves, budget('same', 12));
    };
    expect(choice(swapped)).toEqual(choice(real));
  });
});

describe('the plan of a hand', () => {
  const plan = (state: State) => planOf(state.table, 0, state.secret.hands[0] ?? [], WEIGHTS);
  const first = anno1800.setup(anno1800.schemas.options.parse({ first: 0 }), 2, 'plan');
  const dealt = (cards: readonly CardId[]): State => ({
    ...first,
    secret: { ...first.secret, hands: [cards, first.secret.hands[1] ?? []] },
  });

  it('puts a card nearer whose goods are made already', () => {
    // Coal is printed on every home island, soap is not made anywhere yet; steam carriages are far.
    const [soap, schnapps, carriages] = plan(dealt(['fw-30', 'fw-08', 'aei-04'])).handCards.map((card) => card.distance);
    expect(soap).toBeLessThan(schnapps ?? 0);
    expect(schnapps).toBeLessThan(carriages ?? 0);
  });

  it('counts for how many cards an industry is good', () => {
    const { cardsFor, index } = plan(dealt(['fw-30', 'fw-29', 'fw-28', 'fw-01']));
    expect(cardsFor[index.byTile.get('soap-factory') ?? -1]).toBe(3);
    expect(cardsFor[index.byTile.get('distillery') ?? -1]).toBe(1);
    expect(cardsFor[index.byTile.get('brewery') ?? -1]).toBe(0);
  });
});

describe('players of Anno 1800', () => {
  it('grow stronger from level to level', () => {
    const games = 2 * Math.max(1, Math.round(4 * LONG));
    expect(wins(easy, chance, 2)).toBe(2);
    expect(wins(medium, easy, games)).toBeGreaterThanOrEqual(0.75 * games);
  });

  it('come to an end long before the bound, with two, three and four', () => {
    for (const seats of [2, 3, 4]) {
      const state = played(
        seats,
        'end',
        seatsOf(seats).map(() => medium),
      );
      expect(state.table.end).not.toBeNull();
      expect(Math.max(...(anno1800.outcome(state)?.sheets.map((sheet) => sheet.total) ?? []))).toBeGreaterThan(60);
    }
  });

  it('search as long as they may, and choose alike for equal dice', () => {
    const { view, moves } = viewed(middle(2, 'search', 7));
    let asked = 0;
    const counting = { dice: diceFrom(seeded('count')), more: (done: number) => ++asked > 0 && done < 20 };
    const choice = hard.choose(view, moves, counting);
    expect(moves).toContainEqual(choice);
    expect(asked).toBeGreaterThan(10);
    expect(hard.choose(view, moves, budget('count', 20))).toEqual(choice);
    expect(hard.choose(view, moves, budget('none', 0))).toEqual(plannerWith(FOR_TWO).choose(view, moves, budget('none', 0)));
  });
});

describe('the time of a turn', () => {
  it('goes to its action, and none of it to a free effect that comes before', () => {
    const { view, moves } = viewed(middle(2, 'ahead', 6));
    const unasked = { dice: diceFrom(seeded('free')), more: () => expect.unreachable('a free effect was searched') };
    expect(hard.choose(view, moves, unasked)).toMatchObject({ kind: 'activate' });
  });
});

/** docs/bots-anno1800.md lists them. */
const CODES =
  `points last-card extra-action gains-gold sheds-card stronger-shipyard more-tokens tokens-for-cards good-for-cards good-for-plans
  other-workers objective majority level-for-cards busiest-level new-world-for-cards draws-cards new-fields visits far-card comes-home free-effect
  least-lost least-missed needed-now nothing-better looked-ahead`.split(/\s+/);

describe('advice', () => {
  it('begins with what the player would choose, and gives reasons of the list', () => {
    const seen = new Set<string>();
    for (const round of [1, 4, 8, 12, 18, 26]) {
      const { view, moves } = viewed(middle(2, 'advice', round));
      const advice = medium.advise(view, moves, budget('advice', 1));
      expect(advice[0]?.move).toEqual(medium.choose(view, moves, budget('advice', 1)));
      expect(new Set(advice.map(({ move }) => move)).size).toBe(advice.length);
      for (const { move, reasons } of advice) {
        expect(moves).toContainEqual(move);
        for (const { code } of reasons) seen.add(code);
      }
    }
    expect(CODES).toEqual(expect.arrayContaining([...seen]));
    expect(seen.size).toBeGreaterThan(5);
  });

  it('says of a good for how many cards in hand it is', () => {
    const { view, moves } = viewed(middle(2, 'truth', 1));
    const told = medium.advise(view, moves, budget('truth', 1)).flatMap(({ move, reasons }) => {
      const reason = reasons.find(({ code }) => code === 'good-for-cards');
      return move.kind === 'build' && reason ? [{ reason, tile: move.tile }] : [];
    });
    expect(told.length).toBeGreaterThan(0);
    for (const { reason, tile } of told) {
      const makes = COMPONENTS.industries.find((industry) => industry.id === tile)?.makes ?? '';
      const need = COMPONENTS.populationCards.filter(
        (card) => view.hand.includes(card.id) && card.cost.resources?.some((good) => good === makes),
      );
      expect(reason).toEqual({ code: 'good-for-cards', good: makes, cards: need.length });
    }
  });

  it('of hard says how often it has looked ahead', () => {
    const { view, moves } = viewed(middle(2, 'ahead', 7));
    const [best] = hard.advise(view, moves, budget('ahead', 24));
    expect(best?.reasons.at(-1)).toMatchObject({ code: 'looked-ahead' });
  });
});
