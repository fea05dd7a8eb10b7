import { seatSchema, type Viewer } from '@archipel/kernel';
import * as z from 'zod/mini';
import { nameSchema } from '../data/schema.ts';
import type { CardId, ExpeditionId } from '../data/words.ts';
import { type State, type Table, tableSchema } from './state.ts';

/** All that a viewer may know: the table, and of what is secret only his own. */
export const viewSchema = z.readonly(
  z.strictObject({
    viewer: z.union([seatSchema, z.literal('spectator')]),
    table: tableSchema,
    hand: z.readonly(z.array(nameSchema<CardId>())),
    expeditions: z.readonly(z.array(nameSchema<ExpeditionId>())),
  }),
);
export type View = z.infer<typeof viewSchema>;

const NOTHING: readonly never[] = [];

export function view(state: State, viewer: Viewer): View {
  const { table, secret } = state;
  if (viewer === 'spectator') return { viewer, table, hand: NOTHING, expeditions: NOTHING };
  return { viewer, table, hand: secret.hands[viewer] ?? NOTHING, expeditions: secret.expeditions[viewer] ?? NOTHING };
}

/** The same view of another table. */
export function viewOn(table: Table, { viewer, hand, expeditions }: View): View {
  return { viewer, table, hand, expeditions };
}

export function mayMove({ viewer, table }: View): boolean {
  return !table.over && viewer === table.turn.seat;
}
