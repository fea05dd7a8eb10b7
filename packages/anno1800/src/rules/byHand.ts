import { type Box, boxOf, levelOf } from '../box/box.ts';
import { nth } from '../data/list.ts';
import type { ObjectiveData } from '../data/schema.ts';
import { type Deck, LEVEL_INDICES, type Level, type ObjectiveId, SIDES, type TileId } from '../data/words.ts';
import { type Counted, total, type VisitField } from './counted.ts';

/** What somebody at a cardboard table has counted of one player. */
export interface PlayerCounts {
  /** Played cards, by deck. */
  readonly cards: readonly number[];
  /** Cubes, by level. */
  readonly cubes: readonly number[];
  /** Fields on the expedition cards, by the level that they want. */
  readonly animal: readonly number[];
  readonly artefact: readonly number[];
  readonly gold: number;
  readonly fireworks: boolean;
  /** Of the industries that objectives name, those in use. */
  readonly industries: readonly TileId[];
  readonly buildings: number;
  readonly hand: number;
  readonly tradeTokens: number;
  readonly oldWorld: number;
  readonly newWorld: number;
}

/** What a card of a deck brings, and a visited field by the level that it wants (R15.2, R15.3). */
export function worths(box: Box): { readonly cards: (deck: Deck) => number; readonly fields: (level: Level) => number } {
  const cards = [...box.cards.values()];
  const fields = [...box.expeditions.values()].flatMap(({ animal, artefact }) => [animal, artefact]);
  return {
    cards: (deck) => cards.find((card) => card.deck === deck)?.points ?? 0,
    fields: (level) => fields.find(({ visitor }) => visitor === level)?.points ?? 0,
  };
}

/** The players of a cardboard table, by what was counted there. */
export function byHand(objectives: readonly ObjectiveId[], players: readonly PlayerCounts[], box: Box = boxOf({})): Counted {
  const worth = worths(box);
  const at = (seat: number) => nth(players, seat);
  return {
    box,
    seats: players.length,
    objectives,
    cards(seat, deck) {
      const count = nth(at(seat).cards, deck);
      return { count, points: count * worth.cards(deck) };
    },
    fields: (seat) =>
      SIDES.flatMap((side) =>
        LEVEL_INDICES.flatMap((visitor): readonly VisitField[] =>
          Array.from({ length: nth(at(seat)[side], visitor) }, () => ({ visitor, side, points: worth.fields(visitor) })),
        ),
      ),
    cubes: (seat, level) => nth(at(seat).cubes, level),
    gold: (seat) => at(seat).gold,
    fireworks: (seat) => at(seat).fireworks,
    industries: (seat) => at(seat).industries,
    buildings: (seat) => at(seat).buildings,
    hand: (seat) => at(seat).hand,
    counts: (seat, what) => countOf(at(seat), what),
  };
}

function countOf(player: PlayerCounts, counts: ObjectiveData['counts']): number {
  switch (counts) {
    case 'population-total':
      return total(player.cubes);
    case 'engineer':
    case 'investor':
      return nth(player.cubes, levelOf(counts));
    case 'trade-tokens-owned':
      return player.tradeTokens;
    case 'expedition-cards':
      // Every card has a field of each side: who has written down one side only has counted the cards all the same.
      return Math.max(...SIDES.map((side) => total(player[side])));
    case 'old-world-islands':
      return player.oldWorld;
    case 'new-world-islands':
      return player.newWorld;
    case 'hand-population-cards':
      return player.hand;
    default:
      throw new RangeError(`nothing counts ${counts}`);
  }
}
