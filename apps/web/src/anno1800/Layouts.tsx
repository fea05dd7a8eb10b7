import { type ReactNode, useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { PaymentSheet } from '../sheet/PaymentSheet.tsx';
import { ActionPanel } from './act/ActionPanel.tsx';
import type { PaymentProps } from './asking.ts';
import { useTable } from './context.tsx';
import { Dialog } from './Dialog.tsx';
import { Hand } from './hand/Hand.tsx';
import { Ledger } from './hand/Ledger.tsx';
import { Islands } from './islands/Islands.tsx';
import { Market } from './market/Market.tsx';
import type { Row } from './model/log.ts';
import { Opponents } from './Opponents.tsx';
import type { Overlay } from './Overlays.tsx';
import { PhoneLayout } from './PhoneLayout.tsx';
import { Log } from './side/Log.tsx';
import { Objectives } from './side/Objectives.tsx';
import { Supply } from './side/Supply.tsx';

export const TABS = ['islands', 'market', 'hand', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

export interface LayoutProps {
  readonly rows: readonly Row[];
  readonly market: Parameters<typeof Market>[0];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly payment: PaymentProps | null;
  /** The other player whose islands are looked at. */
  readonly looking: number | null;
  readonly onLook: (seat: number | null) => void;
  readonly onOverlay: (overlay: Overlay) => void;
  readonly chat: ReactNode;
  readonly unread: number | undefined;
}

/** Where the parts of the table stand on this screen. */
export function Layouts(props: LayoutProps) {
  const { layout, called, t } = useTable();
  const { looking, onLook } = props;
  return (
    <>
      {layout === 'phone' ? <PhoneLayout {...props} /> : <DeskLayout {...props} />}
      {looking !== null && (
        <Dialog title={t('table.islandsOf', { name: called(looking) })} onClose={() => onLook(null)}>
          <div className="looking">
            <Islands seat={looking} mine={false} />
            <Ledger seat={looking} />
          </div>
        </Dialog>
      )}
      {layout !== 'wide' && props.payment && (
        <div className="payment-drawer">
          <PaymentSheet {...props.payment} />
        </div>
      )}
    </>
  );
}

/** Everything at once: columns on a wide screen; on a smaller one the side is a drawer, and actions stand along the bottom. */
function DeskLayout({ rows, market, payment, onLook, onOverlay, chat, unread }: LayoutProps) {
  const { layout, seat, view, t } = useTable();
  const [drawer, setDrawer] = useState(false);
  const [marketOpen, setMarketOpen] = useState(false);
  const shown = seat ?? view.table.turn.seat;
  const others = view.table.seats.map((_, at) => (shown + 1 + at) % view.table.seats.length).filter((each) => each !== shown);
  const log = <Log rows={rows} chat={chat} unread={unread} onShow={() => undefined} />;
  const panel = (
    <ActionPanel bar={layout !== 'wide'} onOther={() => onOverlay({ show: 'other' })} onHint={() => onOverlay({ show: 'hints' })} />
  );
  const side = (
    <>
      <Objectives />
      <Supply />
      {log}
    </>
  );
  return (
    <>
      <div className="main-column">
        <Opponents rows={rows} seats={others} onLook={onLook} />
        {layout !== 'tablet' && <Market {...market} />}
        <div className="middle">
          <Islands seat={shown} mine={shown === seat} />
          <Ledger seat={shown} />
        </div>
        {seat !== undefined && <Hand />}
      </div>
      {layout === 'wide' ? (
        <aside className="side-column">
          {payment ? (
            <PaymentSheet {...payment} />
          ) : (
            <>
              {side}
              {panel}
            </>
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
          <Market {...market} />
        </Dialog>
      )}
    </>
  );
}
