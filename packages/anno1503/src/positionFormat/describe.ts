import type { Json } from '@archipel/kernel';
import { type Box, boxOf, type Tile } from '../data/box.ts';
import { objectivesHeld } from '../rules/objectives.ts';
import { activeSeats, of, type State } from '../state/state.ts';
import { wordOf } from './tiles.ts';

const withBack = (tile: Tile) => `${wordOf(tile)} (${tile.back})`;

/** Q7.3: the treasures that have left the game, of all tiles that were laid out for so many players. */
function goneFrom(box: Box, { open, secret }: State): readonly string[] {
  const treasures = (tiles: readonly Tile[]) => tiles.flatMap((tile) => (tile.kind === 'treasure' ? [withBack(tile)] : []));
  const gone = treasures(box.tiles.filter(({ back }) => back <= open.seats.length));
  for (const word of treasures([...Object.values(secret.faces), ...secret.reserve])) gone.splice(gone.indexOf(word), 1);
  return gone;
}

/** A position in the words that `build` reads; `waiting`, `look`, `winner` and each player's `objectives` are told besides. */
export function describe({ open, secret }: State): Json {
  const { spaces } = boxOf(open).board;
  const islands = spaces.map(({ square, number }) => {
    const tile = secret.faces[square];
    if (tile === undefined) return [square, 'none'] as const;
    return [square, tile.back === number ? wordOf(tile) : withBack(tile)] as const;
  });
  return {
    turn: open.turn,
    first: open.first,
    round: open.round,
    rounds: open.rounds,
    phase: open.phase,
    throws: open.throws,
    sold: open.done.sold,
    bought: open.done.bought,
    branched: open.done.branched,
    stacks: open.stacks,
    supply: open.supply,
    islands: Object.fromEntries(islands),
    reserve: secret.reserve.map(withBack),
    gone: goneFrom(boxOf(open), { open, secret }),
    waiting: activeSeats(open),
    look: open.look,
    winner: open.winner,
    seats: open.seats.map((player, seat) => ({
      island: player.island,
      gold: player.gold,
      hand: of(secret.hands, seat),
      inhabitants: player.inhabitants,
      buildings: player.buildings,
      outposts: Object.fromEntries(player.outposts.map(({ pier, commodity }) => [pier, commodity])),
      agreements: player.agreements.length,
      ships: player.ships,
      notes: Object.keys(of(secret.notes, seat)).toSorted(),
      orders: of(secret.orders, seat),
      objectives: objectivesHeld(open, seat),
    })),
  };
}
