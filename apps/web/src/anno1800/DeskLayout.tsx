import { useOtherSeats } from '../table/useOtherSeats.ts';
import { ActionPanel } from './act/ActionPanel.tsx';
import { Deferred, useFacts } from './context/context.ts';
import { GameSince } from './follow/GameSince.tsx';
import { Hand } from './hand/Hand.tsx';
import { Ledger } from './hand/Ledger.tsx';
import { Islands } from './islands/Islands.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { Market } from './market/Market.tsx';
import { Opponents } from './Opponents.tsx';
import { PaymentSheet } from './payment/PaymentSheet.tsx';
import { GameLog } from './side/GameLog.tsx';
import { Objectives } from './side/Objectives.tsx';
import { Supply } from './side/Supply.tsx';

/** Everything at once, in two columns: for large windows. */
export function DeskLayout({ state, dispatch, rows, payment, dimmed, onShow, chat, unread, aside }: LayoutProps) {
  const { seat, view } = useFacts();
  const shown = seat ?? view.table.turn.seat;
  const others = useOtherSeats(view.table.seats.length, shown);
  return (
    <>
      <div className="main-column">
        <Deferred>
          <Opponents rows={rows} seats={others} dispatch={dispatch} />
          <Market search={state.search} filter={state.filter} dispatch={dispatch} />
        </Deferred>
        <div className="middle">
          <Islands seat={shown} mine={shown === seat} />
          <Ledger seat={shown} />
        </div>
        {seat !== undefined && (
          <Deferred>
            <Hand />
          </Deferred>
        )}
      </div>
      <aside className="side-column">
        {/* It stays there under a payment, so that it need not be drawn anew afterwards. */}
        <div className="side-parts" inert={dimmed}>
          <Deferred>
            <Objectives />
            {aside === undefined && (
              <>
                <Supply />
                <GameSince rows={rows} onShow={onShow} />
                <GameLog rows={rows} chat={chat} unread={unread} onShow={onShow} />
              </>
            )}
          </Deferred>
          {aside}
          <ActionPanel
            onOther={() => dispatch({ type: 'open', overlay: { show: 'moves' } })}
            onHint={() => dispatch({ type: 'open', overlay: { show: 'hints' } })}
          />
        </div>
        {payment && (
          <div className="side-payment">
            <PaymentSheet {...payment} />
          </div>
        )}
      </aside>
    </>
  );
}
