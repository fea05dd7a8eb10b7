import { seatSchema, type Viewer } from '@archipel/kernel';
import * as z from 'zod/mini';
import { choiceSchema } from '../data/schema.ts';
import type { Choice } from '../data/words.ts';
import { type Fresh, openOf } from './change.ts';
import {
  activeSeats,
  type Faces,
  facesSchema,
  type Goods,
  goodsSchema,
  NO_GOODS,
  type Open,
  openShape,
  type Secret,
  type State,
} from './state.ts';

/** What one viewer knows: all that is open, and of what is hidden only the own. */
export const viewSchema = z.strictObject({
  ...openShape,
  viewer: z.union([seatSchema, z.literal('spectator')]),
  /** How many tiles the reserve holds. */
  reserve: z.int(),
  hand: goodsSchema,
  /** Tiles that the viewer has looked at and that still lie there (Q6.3). */
  notes: facesSchema,
  orders: z.readonly(z.array(choiceSchema)),
  forgot: z.boolean(),
  /** What the viewer has chosen and not yet got. */
  picks: z.readonly(z.array(choiceSchema)),
});

/** What is the viewer's own. */
interface Own {
  readonly viewer: Viewer;
  readonly reserve: number;
  readonly hand: Goods;
  readonly notes: Faces;
  readonly orders: readonly Choice[];
  readonly forgot: boolean;
  readonly picks: readonly Choice[];
}
export interface View extends Open, Own {}

const NONE: readonly never[] = [];
const NO_FACES: Faces = {};

export function viewOf({ open, secret }: State, viewer: Viewer): View {
  const view = openOf(open);
  addOwn(view, secret, viewer);
  return view;
}

/** Field by field: merging two records costs the engine five times as much. */
function addOwn(view: Fresh<Open> & Partial<Fresh<Own>>, secret: Secret, viewer: Viewer): asserts view is Fresh<View> {
  const seat = viewer === 'spectator' ? -1 : viewer;
  view.viewer = viewer;
  view.reserve = secret.reserve.length;
  view.hand = secret.hands[seat] ?? NO_GOODS;
  view.notes = secret.notes[seat] ?? NO_FACES;
  view.orders = secret.orders[seat] ?? NONE;
  // Only the player on turn can forget orders, and only that player knows of it (Q3.2).
  view.forgot = secret.forgot && seat === view.turn;
  view.picks = secret.picks[seat] ?? NONE;
}

export function mayMove(view: View): boolean {
  return view.viewer !== 'spectator' && activeSeats(view).includes(view.viewer);
}
