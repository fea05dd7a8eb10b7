import { boxOf, type Open, type State } from '@archipel/anno1503';
import { idleCounter, type WasteCounter } from '../player/waste.ts';

/** Cards are saved for some turns: a turn is idle if it and ten before it begin alike, gold and hand aside. */
const TURNS = 10;

export function wasteCounter(): WasteCounter<State> {
  const idle = idleCounter(TURNS, true);
  let last: Open | undefined;
  return {
    observe({ open }) {
      const { phase, turn } = open;
      const player = open.seats[turn];
      if (phase === 'roll' && last?.phase !== 'roll' && player !== undefined) {
        const { gold: _, cards: __, ...own } = player;
        idle.begin(turn, JSON.stringify(own));
      }
      last = open;
    },
    waste() {
      if (last === undefined) return [];
      const { objectives } = boxOf(last).components.victory;
      return last.seats.map(({ gold, cards }, seat) => ({
        gold: Math.max(0, gold - objectives.gold),
        cards,
        idleTurns: idle.count(seat),
      }));
    },
    reachedBound: () => last?.phase === 'over' && last.winner === null,
  };
}
