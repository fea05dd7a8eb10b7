import { InMasthead } from '../frame/slots.tsx';
import { Flag, Icon } from '../pieces/index.ts';
import { useTable } from './context.tsx';

/** Whose turn it is, in the masthead. */
export function TurnOrder({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { view, t, called, seat, layout, now } = useTable();
  const { table } = view;
  const order = table.seats.map((_, at) => (table.first + at) % table.seats.length);
  const last = table.end !== null && table.round >= table.end.lastRound;
  return (
    <>
      <InMasthead at="middle">
        <div className="turn-order">
          <span className="turn-round" data-narrow={layout === 'phone'}>
            {t('table.round', { round: table.round })}
            {table.end !== null && <b className="plan-text"> · {t(last ? 'table.lastRound' : 'table.lastRoundNext')}</b>}
          </span>
          {layout === 'phone' || layout === 'tablet' ? (
            <span className="turn-pill" data-mine={table.turn.seat === seat}>
              <Flag seat={table.turn.seat} width={20} />
              <span className="turn-name">
                {table.over ? t('table.overTitle') : table.turn.seat === seat ? t('table.yourTurn') : called(table.turn.seat)}
              </span>
            </span>
          ) : (
            <ol>
              {order.map((each) => {
                const on = each === table.turn.seat && !table.over;
                return (
                  <li key={each} data-on={on} data-mine={each === seat} aria-current={on ? 'true' : undefined}>
                    <Flag seat={each} width={20} />
                    <span className="turn-name">{each === seat ? (on ? t('table.yourTurn') : t('table.you')) : called(each)}</span>
                  </li>
                );
              })}
            </ol>
          )}
          {now.viewer === 'spectator' && (
            <span className="turn-spectator">
              <Icon name="spectator" size={15} /> {t('table.spectator')}
            </span>
          )}
        </div>
      </InMasthead>
      {layout !== 'phone' && (
        <InMasthead at="tools">
          <button
            type="button"
            className="quiet-button"
            title={t('table.shortcuts')}
            aria-label={t('table.shortcuts')}
            onClick={onShortcuts}
          >
            <Icon name="keyboard" size={20} />
          </button>
        </InMasthead>
      )}
    </>
  );
}
