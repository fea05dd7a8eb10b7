import { replay, seatsOf } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { matchesIn, readMatch } from '../../../tools/match-digests.mjs';
import { layoutOf, owned } from '../src/board/board.ts';
import { boxOf, named } from '../src/box/box.ts';
import { DECK_INDICES, LEVEL_INDICES, SIDES } from '../src/data/words.ts';
import { anno1800, bestVisits, byHand, COMPONENTS, outcomeOf, type PlayerCounts, type State, worths } from '../src/index.ts';
import { playerAt } from '../src/state/state.ts';

const NOTHING: PlayerCounts = {
  cards: [0, 0, 0],
  cubes: [0, 0, 0, 0, 0],
  animal: [0, 0, 0, 0, 0],
  artefact: [0, 0, 0, 0, 0],
  gold: 0,
  fireworks: false,
  industries: [],
  buildings: 0,
  hand: 0,
  tradeTokens: 0,
  oldWorld: 0,
  newWorld: 0,
};
const counts = (some: Partial<PlayerCounts>): PlayerCounts => ({ ...NOTHING, ...some });
const box = boxOf({});

/** What people would count on the table of this position. */
function counted({ table, secret }: State): readonly PlayerCounts[] {
  return seatsOf(table.seats.length).map((seat) => {
    const player = playerAt(table, seat);
    const cards = (secret.expeditions[seat] ?? []).map((id) => named(box.expeditions, id));
    const [animal, artefact] = SIDES.map((side) =>
      LEVEL_INDICES.map((level) => cards.filter((card) => card[side].visitor === level).length),
    );
    return {
      cards: DECK_INDICES.map((deck) => player.played.filter(({ card }) => named(box.cards, card).deck === deck).length),
      cubes: LEVEL_INDICES.map((level) => owned(player, level)),
      animal: animal ?? [],
      artefact: artefact ?? [],
      gold: player.gold,
      fireworks: table.end?.by === seat,
      industries: layoutOf(box, player).industries,
      buildings: layoutOf(box, player).buildings,
      hand: player.hand.reduce((sum, each) => sum + each, 0),
      tradeTokens: player.onShips.trade + player.spent.trade + player.onCards.trade,
      oldWorld: player.oldWorld.length,
      newWorld: player.newWorld.length,
    };
  });
}

describe('what was counted at a cardboard table', () => {
  const folder = new URL('../golden/', import.meta.url);
  const short = matchesIn(folder).filter((name) => /short|mixed-0/.test(name));

  it.each(short)('%s comes out as the match did', (name) => {
    const { setup, log } = readMatch(folder, name);
    const again = replay(anno1800, setup, log);
    if (!again.ok) throw new Error('the match does not replay');
    const { state } = again.match;
    const outcome = anno1800.outcome(state);
    expect(outcome).not.toBeNull();
    expect(outcomeOf(byHand(state.table.objectives, counted(state)))).toEqual(outcome);
  });

  it('is scored by every objective, whatever was counted', () => {
    const objectives = COMPONENTS.objectives.map(({ id }) => id);
    const rich = counts({ cubes: [1, 2, 3, 4, 5], tradeTokens: 2, animal: [0, 0, 1, 0, 0], newWorld: 2, oldWorld: 3, hand: 4 });
    const { sheets } = outcomeOf(byHand(objectives, [rich, NOTHING]));
    const points = (id: string, seat = 0) => sheets[seat]?.lines.find(({ line }) => line === id)?.points;
    expect(['hannah-goode', 'university', 'worlds-fair', 'madame-kahina', 'tourist'].map((id) => points(id))).toEqual([10, 10, 10, 10, 10]);
    expect([points('isabel-sarmento'), points('pyrphorian'), points('bente-jorgensen'), points('zoo')]).toEqual([12, -8, 0, 1]);
    // Who has nothing has no place in a majority, but no second island either.
    expect([points('university', 1), points('bente-jorgensen', 1)]).toEqual([0, 18]);
  });

  it('breaks ties by buildings, then by cards in hand, and shares what is equal', () => {
    const places = (...players: readonly Partial<PlayerCounts>[]) => outcomeOf(byHand([], players.map(counts))).places;
    expect(places({ buildings: 19 }, { buildings: 21 })).toEqual([2, 1]);
    expect(places({ buildings: 9, hand: 1 }, { buildings: 9, hand: 2 })).toEqual([1, 2]);
    expect(places({}, {}, { gold: 3 })).toEqual([2, 2, 1]);
  });

  it('sends visitors where an objective rewards them', () => {
    const hand = counts({ cubes: [0, 0, 2, 0, 0], animal: [0, 0, 1, 0, 0], artefact: [0, 0, 2, 0, 0] });
    const sides = (objectives: Parameters<typeof byHand>[0]) => bestVisits(byHand(objectives, [hand]), 0).map(({ side }) => side);
    expect(sides(['zoo']).toSorted()).toEqual(['animal', 'artefact']);
    expect(sides(['museum'])).toEqual(['artefact', 'artefact']);
  });

  it('is worth what the box says', () => {
    const { cards, fields } = worths(box);
    expect(DECK_INDICES.map(cards)).toEqual([3, 8, 5]);
    expect(LEVEL_INDICES.map(fields)).toEqual([0, 0, 1, 2, 3]);
  });
});
