import { anno1503, type State as State1503 } from '@archipel/anno1503';
import { anno1800, type State as State1800 } from '@archipel/anno1800';
import { wasteCounter as of1503 } from './anno1503/waste.ts';
import { wasteCounter as of1800 } from './anno1800/waste.ts';
import type { WasteCounter } from './player/waste.ts';

/** Watches a game of these rules; its states come from nowhere else. */
function watching<State>(counter: WasteCounter<State>): WasteCounter<unknown> {
  return { ...counter, observe: (state) => counter.observe(state as State) };
}

/** What counts waste in one game, for the games that have such a count. */
export function wasteCounterFor(game: string): WasteCounter<unknown> | undefined {
  if (game === anno1800.id) return watching<State1800>(of1800());
  if (game === anno1503.id) return watching<State1503>(of1503());
  return undefined;
}
