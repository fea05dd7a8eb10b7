import { boxOf, named, nth, payable, type State } from '@archipel/anno1800';
import { idleCounter, type WasteCounter } from '../player/waste.ts';
import { afterFestival } from './rest.ts';

/** A turn is idle if it begins as one of the last four did, gold aside: festivals, and nothing made of them. */
const TURNS = 4;

export function wasteCounter(): WasteCounter<State> {
  const idle = idleCounter(TURNS, false);
  let last: State | undefined;
  return {
    observe(state) {
      const { turn, round } = state.table;
      if (last === undefined || last.table.turn.seat !== turn.seat || last.table.round !== round) {
        const { gold: _, ...own } = nth(state.table.seats, turn.seat);
        idle.begin(turn.seat, JSON.stringify([own, nth(state.secret.hands, turn.seat)]));
      }
      last = state;
    },
    waste() {
      if (last === undefined) return [];
      const { table, secret } = last;
      const box = boxOf(table);
      return table.seats.map(({ gold }, seat) => {
        const rested = afterFestival(table, seat);
        const cards = nth(secret.hands, seat).filter((card) => !payable(box, rested, seat, named(box.cards, card).cost));
        return { gold, cards: cards.length, idleTurns: idle.count(seat) };
      });
    },
    // R15.1: else somebody emptied the hand.
    reachedBound: () => last?.table.over === true && last.table.end === null,
  };
}
