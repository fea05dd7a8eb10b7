import { shared } from '@archipel/kernel';
import * as z from 'zod/mini';
import { choiceSchema } from '../data/schema.ts';
import { CHOICES } from '../data/words.ts';
import { no, notInPhase2 } from '../rules/refusal.ts';
import { put, withSecret } from '../state/change.ts';
import { of } from '../state/state.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('order'), commodity: choiceSchema });
export type Order = Readonly<z.infer<typeof schema>>;
const ORDERS = shared(...CHOICES.map((commodity): Order => ({ kind: 'order', commodity })));

const forgetSchema = z.strictObject({ kind: z.literal('forget-orders') });
export type ForgetOrders = Readonly<z.infer<typeof forgetSchema>>;
const FORGET = shared<ForgetOrders>({ kind: 'forget-orders' });

/** Q3.2: one more choice at the end of the own standing orders, `nothing` for declining golden times (Q9.3). Nobody else hears of it. */
export const order: Kind<Order> = {
  schema,
  candidates: (view) => (view.phase === 'act' ? ORDERS : NONE),
  refuse: (view, { commodity }) =>
    notInPhase2(view) ?? (view.orders.includes(commodity) ? no('Q3.2', 'already-ordered', { commodity }) : undefined),
  perform(state, seat, { commodity }) {
    const { orders } = state.secret;
    return withSecret(state, { orders: put(orders, seat, [...of(orders, seat), commodity]) });
  },
};

/** Q3.2: no standing orders any more. Once a turn, so that a turn comes to an end. */
export const forgetOrders: Kind<ForgetOrders> = {
  schema: forgetSchema,
  candidates: (view) => (view.phase === 'act' ? FORGET : NONE),
  refuse: (view) =>
    notInPhase2(view) ?? (view.forgot ? no('Q3.2', 'already-forgotten') : view.orders.length === 0 ? no('Q3.2', 'no-orders') : undefined),
  perform: (state, seat) => withSecret(state, { orders: put(state.secret.orders, seat, []), forgot: true }),
};
