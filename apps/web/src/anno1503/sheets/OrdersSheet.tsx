import type { Choice } from '@archipel/anno1503';
import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { notOrdered, ordersPlan } from '../model/orders.ts';
import { Ordered, OrdersByDie, useOrderName } from '../side/Orders.tsx';
import { Confirm, SheetButtons, SheetFrame } from './SheetFrame.tsx';

/** Changes the standing orders: a ranking that answers when others roll, and what each number then brings. */
export function OrdersSheet({ orders }: { readonly orders: readonly Choice[] }) {
  const { view } = useFacts();
  const { t, label } = useWords();
  const orderName = useOrderName();
  const { play, openSheet } = useCommands();
  const plan = ordersPlan(view, orders);
  const change = (next: readonly Choice[]) => openSheet({ show: 'orders', orders: next });
  const close = () => openSheet(null);
  const up = (at: number) =>
    change(orders.map((each, place) => (place === at - 1 ? (orders[at] ?? each) : place === at ? (orders[at - 1] ?? each) : each)));
  return (
    <SheetFrame
      tone="plan"
      picture={<Icon name="orders" size={28} />}
      title={t('table1503.orders')}
      about={t('table1503.ordersAbout')}
      onClose={close}
      onConfirm={() => plan && (plan.length > 0 ? play(plan) : close())}
    >
      <ol className="order-list">
        {orders.map((choice, at) => (
          <li key={choice}>
            <em>{at + 1}</em>
            <Ordered choice={choice} size={26} />
            <b>{label(orderName(choice))}</b>
            {at > 0 && (
              <button
                type="button"
                className="quiet-button"
                aria-label={t('table1503.orderUp', { ware: orderName(choice) })}
                onClick={() => up(at)}
              >
                <Icon name="upgrade" size={16} />
              </button>
            )}
            <button
              type="button"
              className="quiet-button"
              aria-label={t('table1503.orderOut', { ware: orderName(choice) })}
              onClick={() => change(orders.filter((each) => each !== choice))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ol>
      {notOrdered(orders).length > 0 && (
        <p className="order-more">
          {t('table1503.orderAdd')}
          {notOrdered(orders).map((choice) => (
            <button
              key={choice}
              type="button"
              className="order-add"
              aria-label={t('table1503.orderAddOne', { ware: orderName(choice) })}
              title={label(orderName(choice))}
              onClick={() => change([...orders, choice])}
            >
              <Ordered choice={choice} size={26} />
            </button>
          ))}
          <span className="quiet">{t('table1503.orderRest')}</span>
        </p>
      )}
      <OrdersByDie orders={orders} />
      {plan === undefined && <p className="why-not">{t('table1503.ordersOnce')}</p>}
      <SheetButtons onCancel={close}>
        <Confirm label={t('table1503.ordersConfirm')} disabled={plan === undefined} />
      </SheetButtons>
    </SheetFrame>
  );
}
