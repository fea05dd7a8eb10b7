import { useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { PaymentSheet } from '../sheet/PaymentSheet.tsx';
import { ActionPanel } from './act/ActionPanel.tsx';
import { Later, useTable } from './context.tsx';
import { Dialog } from './Dialog.tsx';
import { Hand } from './hand/Hand.tsx';
import { Ledger } from './hand/Ledger.tsx';
import { Islands } from './islands/Islands.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { Market } from './market/Market.tsx';
import { Opponents } from './Opponents.tsx';
import { Log } from './side/Log.tsx';
import { Objectives } from './side/Objectives.tsx';
import { Supply } from './side/Supply.tsx';
import { useOthers } from './useOthers.ts';

/** Everything at once: columns on a wide screen; on a smaller one the side is a drawer, and actions stand along the bottom. */
export function DeskLayout({ rows, market, payment, veiled, onLook, onShow, onOverlay, chat, unread }: LayoutProps) {
  const { layout, seat, view, t } = useTable();
  const [drawer, setDrawer] = useState(false);
  const [marketOpen, setMarketOpen] = useState(false);
  const shown = seat ?? view.table.turn.seat;
  const others = useOthers(view.table.seats.length, shown);
  const log = <Log rows={rows} chat={chat} unread={unread} onShow={onShow} />;
  const panel = (
    <ActionPanel bar={layout !== 'wide'} onOther={() => onOverlay({ show: 'other' })} onHint={() => onOverlay({ show: 'hints' })} />
  );
  const side = (
    <Later>
      <Objectives />
      <Supply />
      {log}
    </Later>
  );
  return (
    <>
      <div className="main-column">
        <Later>
          <Opponents rows={rows} seats={others} onLook={onLook} />
          {layout !== 'tablet' && <Market {...market} />}
        </Later>
        <div className="middle">
          <Islands seat={shown} mine={shown === seat} />
          <Ledger seat={shown} />
        </div>
        {seat !== undefined && (
          <Later>
            <Hand />
          </Later>
        )}
      </div>
      {layout === 'wide' ? (
        <aside className="side-column">
          {/* It stays there under a payment, so that it need not be drawn anew afterwards. */}
          <div className="side-parts" inert={veiled}>
            {side}
            {panel}
          </div>
          {payment && (
            <div className="side-payment">
              <PaymentSheet {...payment} />
            </div>
          )}
        </aside>
      ) : (
        <div className="bottom-bar">
          {layout === 'tablet' && (
            <button type="button" className="button" data-key="market" onClick={() => setMarketOpen(true)}>
              <Icon name="build" size={17} /> {t('table.market')}
            </button>
          )}
          <button type="button" className="button" onClick={() => setDrawer(true)}>
            <Icon name="log" size={17} /> {t('table.drawer')}
          </button>
          {panel}
        </div>
      )}
      {drawer && (
        <Dialog title={t('table.drawer')} from="right" onClose={() => setDrawer(false)}>
          <div className="drawer">{side}</div>
        </Dialog>
      )}
      {marketOpen && layout === 'tablet' && (
        <Dialog title={t('table.market')} from="bottom" onClose={() => setMarketOpen(false)}>
          <Later>
            <Market {...market} />
          </Later>
        </Dialog>
      )}
    </>
  );
}
