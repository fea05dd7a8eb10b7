import * as z from 'zod/mini';
import { changed, put } from '../change.ts';
import { commoditySchema } from '../data/schema.ts';
import { COMMODITIES } from '../data/words.ts';
import { no, notInPhase2 } from '../refusal.ts';
import { of } from '../state.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('order'), commodity: commoditySchema });
export type Order = Readonly<z.infer<typeof schema>>;
const ORDERS: readonly Order[] = COMMODITIES.map((commodity) => ({ kind: 'order', commodity }));

const forgetSchema = z.strictObject({ kind: z.literal('forget-orders') });
export type ForgetOrders = Readonly<z.infer<typeof forgetSchema>>;
const FORGET: readonly ForgetOrders[] = [{ kind: 'forget-orders' }];

/** Q3.2: one more commodity at the end of the own standing orders. Nobody else hears of it. */
export const order: Kind<Order> = {
  schema,
  candidates: (view) => (view.phase === 'act' ? ORDERS : NONE),
  refuse: (view, { commodity }) =>
    notInPhase2(view) ?? (view.orders.includes(commodity) ? no('Q3.2', 'already-ordered', { commodity }) : undefined),
  perform: (state, seat, { commodity }) => changed(state, { orders: put(state.orders, seat, [...of(state.orders, seat), commodity]) }),
};

/** Q3.2: no standing orders any more. Once a turn, so that a turn comes to an end. */
export const forgetOrders: Kind<ForgetOrders> = {
  schema: forgetSchema,
  candidates: (view) => (view.phase === 'act' ? FORGET : NONE),
  refuse: (view) =>
    notInPhase2(view) ?? (view.forgot ? no('Q3.2', 'already-forgotten') : view.orders.length === 0 ? no('Q3.2', 'no-orders') : undefined),
  perform: (state, seat) => changed(state, { orders: put(state.orders, seat, []), forgot: true }),
};
