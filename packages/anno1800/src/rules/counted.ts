import type { Seat } from '@archipel/kernel';
import { layoutOf, owned } from '../board/board.ts';
import { type Box, boxOf, levelOf, named } from '../box/box.ts';
import { nth } from '../data/list.ts';
import type { ObjectiveData } from '../data/schema.ts';
import { type Deck, LEVEL_INDICES, type Level, type ObjectiveId, type SIDES, type TileId } from '../data/words.ts';
import { type Player, playerAt, type State } from '../state/state.ts';

/** A field of an expedition card: who may visit it, and what that brings. */
export interface VisitField {
  readonly visitor: Level;
  readonly points: number;
  readonly side: (typeof SIDES)[number];
}

/** What scoring asks about the players of a table: their things lie on it (`onTable`), or somebody has counted them (`byHand`). */
export interface Counted {
  readonly box: Box;
  readonly seats: number;
  readonly objectives: readonly ObjectiveId[];
  /** Played cards of a deck. */
  cards(seat: Seat, deck: Deck): { readonly count: number; readonly points: number };
  fields(seat: Seat): readonly VisitField[];
  /** Cubes of a level, wherever they are. */
  cubes(seat: Seat, level: Level): number;
  gold(seat: Seat): number;
  fireworks(seat: Seat): boolean;
  /** Industries in use. */
  industries(seat: Seat): readonly TileId[];
  /** Industries, shipyards and ships in use. */
  buildings(seat: Seat): number;
  hand(seat: Seat): number;
  /** What an objective counts. */
  counts(seat: Seat, what: ObjectiveData['counts']): number;
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The players of a match. */
export function onTable({ table, secret }: State): Counted {
  const box = boxOf(table);
  const player = (seat: Seat) => playerAt(table, seat);
  return {
    box,
    seats: table.seats.length,
    objectives: table.objectives,
    cards(seat, deck) {
      const cards = player(seat)
        .played.map((each) => named(box.cards, each.card))
        .filter((card) => card.deck === deck);
      return { count: cards.length, points: total(cards.map(({ points }) => points)) };
    },
    fields: (seat) =>
      nth(secret.expeditions, seat).flatMap((id): readonly VisitField[] => {
        const { animal, artefact } = named(box.expeditions, id);
        return [
          { ...animal, side: 'animal' },
          { ...artefact, side: 'artefact' },
        ];
      }),
    cubes: (seat, level) => owned(player(seat), level),
    gold: (seat) => player(seat).gold,
    fireworks: (seat) => table.end?.by === seat,
    industries: (seat) => layoutOf(box, player(seat)).industries,
    buildings: (seat) => layoutOf(box, player(seat)).buildings,
    hand: (seat) => total(player(seat).hand),
    counts: (seat, what) => countOf(player(seat), what),
  };
}

/** What objectives count; trade tokens wherever they are: on ships, exhausted, on cards. */
function countOf(player: Player, counts: ObjectiveData['counts']): number {
  switch (counts) {
    case 'population-total':
      return total(LEVEL_INDICES.map((level) => owned(player, level)));
    case 'engineer':
    case 'investor':
      return owned(player, levelOf(counts));
    case 'trade-tokens-owned':
      return player.onShips.trade + player.spent.trade + player.onCards.trade;
    case 'expedition-cards':
      return player.expeditions;
    case 'old-world-islands':
      return player.oldWorld.length;
    case 'new-world-islands':
      return player.newWorld.length;
    case 'hand-population-cards':
      return total(player.hand);
    default:
      throw new RangeError(`nothing counts ${counts}`);
  }
}
