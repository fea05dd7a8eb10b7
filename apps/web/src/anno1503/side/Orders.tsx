import type { Choice } from '@archipel/anno1503';
import { memo } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { broughtBy, mayOrder } from '../model/orders.ts';
import { Die, Ware } from '../pieces/index.ts';

/** The own standing orders: they choose when others roll, and nobody else sees them (Q3.2). */
export const Orders = memo(function Orders() {
  const { view, seat } = useFacts();
  const { t, label } = useWords();
  const orderName = useOrderName();
  const { openSheet } = useCommands();
  if (seat === undefined) return null;
  const { orders } = view;
  return (
    <section className="orders" aria-label={t('table1503.orders')}>
      <header>
        <h2>{t('table1503.orders')}</h2>
        {mayOrder(view) ? (
          <button type="button" className="link" data-key="orders" onClick={() => openSheet({ show: 'orders', orders })}>
            {t('table1503.ordersChange')}
          </button>
        ) : (
          <p>{t('table1503.ordersWhen')}</p>
        )}
      </header>
      <p className="orders-rank">
        {orders.length === 0 ? (
          <span className="quiet">{t('table1503.ordersNone')}</span>
        ) : (
          orders.map((choice, at) => (
            <span key={choice} title={label(orderName(choice))}>
              {at > 0 && <Icon name="right" size={13} />}
              <Ordered choice={choice} size={24} />
              <span className="hidden-name">{orderName(choice)}</span>
            </span>
          ))
        )}
      </p>
      <OrdersByDie orders={orders} />
    </section>
  );
});

/** What an order is called: a commodity, or that golden times are declined (Q9.3). */
export function useOrderName(): (choice: Choice) => string {
  const { t, names } = useWords();
  return (choice) => (choice === 'nothing' ? t('table1503.orderNothing') : names.commodity(choice));
}

export function Ordered({ choice, size }: { readonly choice: Choice; readonly size: number }) {
  return choice === 'nothing' ? <Icon name="lose" size={size} /> : <Ware ware={choice} size={size} />;
}

/** What each number then brings, and golden times. */
export function OrdersByDie({ orders }: { readonly orders: readonly Choice[] }) {
  const { view, seat } = useFacts();
  const { t, names, label } = useWords();
  const orderName = useOrderName();
  const [golden] = orders;
  if (seat === undefined) return null;
  return (
    <ol className="orders-die">
      {broughtBy(view, seat, orders).map(({ die, options, taken }) => (
        <li key={die}>
          <Die value={die} size={20} />
          <span className="hidden-name">{die}: </span>
          {taken ? <Ware ware={taken} size={22} /> : <span className="asks">?</span>}
          {taken && <span className="hidden-name">{names.commodity(taken)}, </span>}
          <small>{t(taken === null ? 'table1503.asksYou' : options.length === 1 ? 'table1503.onlyOne' : 'table1503.byOrder')}</small>
        </li>
      ))}
      <li className="orders-golden">
        <Icon name="golden-times" size={20} />
        <span>{label(names.event('golden-times'))}</span>
        {golden ? <Ordered choice={golden} size={22} /> : <span className="asks">?</span>}
        {golden && <span className="hidden-name">{orderName(golden)}, </span>}
        <small>{t(golden === undefined ? 'table1503.asksYou' : 'table1503.byOrder')}</small>
      </li>
    </ol>
  );
}
