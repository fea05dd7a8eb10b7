import { seatSchema, type Viewer } from '@archipel/kernel';
import * as z from 'zod/mini';
import { NO_GOODS } from './cards.ts';
import { commoditySchema } from './data/schema.ts';
import type { Commodity } from './data/words.ts';
import { activeSeats, type Faces, facesSchema, type Goods, goodsSchema, type Open, openShape, type State } from './state.ts';

/** What one viewer knows: all that is open, and of what is hidden only the own. */
export const viewSchema = z.strictObject({
  ...openShape,
  viewer: z.union([seatSchema, z.literal('spectator')]),
  /** How many tiles the reserve holds. */
  reserve: z.int(),
  hand: goodsSchema,
  /** Tiles that the viewer has looked at and that still lie there (Q6.3). */
  notes: facesSchema,
  orders: z.readonly(z.array(commoditySchema)),
  forgot: z.boolean(),
  /** What the viewer has chosen and not yet got. */
  picks: z.readonly(z.array(commoditySchema)),
});

export interface View extends Open {
  readonly viewer: Viewer;
  readonly reserve: number;
  readonly hand: Goods;
  readonly notes: Faces;
  readonly orders: readonly Commodity[];
  readonly forgot: boolean;
  readonly picks: readonly Commodity[];
}

const NONE: readonly never[] = [];
const NO_FACES: Faces = {};

/** Copies nothing: a position never changes, so views share its parts. */
export function viewOf(state: State, viewer: Viewer): View {
  const seat = viewer === 'spectator' ? -1 : viewer;
  return {
    viewer,
    components: state.components,
    rounds: state.rounds,
    first: state.first,
    round: state.round,
    turn: state.turn,
    phase: state.phase,
    throws: state.throws,
    done: state.done,
    look: state.look,
    asking: state.asking,
    stacks: state.stacks,
    islands: state.islands,
    supply: state.supply,
    seats: state.seats,
    winner: state.winner,
    reserve: state.reserve.length,
    hand: state.hands[seat] ?? NO_GOODS,
    notes: state.notes[seat] ?? NO_FACES,
    orders: state.orders[seat] ?? NONE,
    // Only the player on turn can forget orders, and only that player knows of it (Q3.2).
    forgot: state.forgot && seat === state.turn,
    picks: state.picks[seat] ?? NONE,
  };
}

export function mayMove(view: View): boolean {
  return view.viewer !== 'spectator' && activeSeats(view).includes(view.viewer);
}
