import type { Json } from '@archipel/kernel';
import { boxOf } from '../box.ts';
import { objectivesHeld } from '../objectives.ts';
import { activeSeats, of, type State } from '../state.ts';
import { wordOf } from './tiles.ts';

/** A position in the words that `build` reads; `waiting`, `look`, `winner` and each player's `objectives` are told besides. */
export function describe(state: State): Json {
  const { spaces } = boxOf(state).board;
  const islands = spaces.map(({ square, number }) => {
    const tile = state.faces[square];
    if (tile === undefined) return [square, 'none'] as const;
    return [square, tile.back === number ? wordOf(tile) : `${wordOf(tile)} (${tile.back})`] as const;
  });
  return {
    turn: state.turn,
    first: state.first,
    round: state.round,
    rounds: state.rounds,
    phase: state.phase,
    throws: state.throws,
    sold: state.done.sold,
    bought: state.done.bought,
    branched: state.done.branched,
    stacks: state.stacks,
    supply: state.supply,
    islands: Object.fromEntries(islands),
    reserve: state.reserve.map(wordOf),
    waiting: activeSeats(state),
    look: state.look,
    winner: state.winner,
    seats: state.seats.map((player, seat) => ({
      island: player.island,
      gold: player.gold,
      hand: of(state.hands, seat),
      inhabitants: player.inhabitants,
      buildings: player.buildings,
      outposts: Object.fromEntries(player.outposts.map(({ pier, commodity }) => [pier, commodity])),
      agreements: player.agreements.length,
      ships: player.ships,
      notes: Object.keys(of(state.notes, seat)).toSorted(),
      orders: of(state.orders, seat),
      objectives: objectivesHeld(state, seat),
    })),
  };
}
