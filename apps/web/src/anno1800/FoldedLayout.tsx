import { useMemo } from 'react';
import { Icon } from '../pieces/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ActionPanel } from './act/ActionPanel.tsx';
import { Deferred, useFacts, useWords } from './context/context.ts';
import { FollowBoard } from './follow/FollowBoard.tsx';
import { GameSince } from './follow/GameSince.tsx';
import { Hand } from './hand/Hand.tsx';
import { LedgerRows } from './hand/LedgerRows.tsx';
import { Islands } from './islands/Islands.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { Market } from './market/Market.tsx';
import { Plates } from './Plates.tsx';
import { GameLog } from './side/GameLog.tsx';
import { Strip } from './side/Strip.tsx';

/** Everything at once, folded so that it fits: for laptops and tablets. What folds is decided by `model/folds.ts`. */
export function FoldedLayout({ state, dispatch, rows, onShow, chat, unread, aside }: LayoutProps) {
  const { layout, seat, view, folds } = useFacts();
  const { t } = useWords();
  const close = () => dispatch({ type: 'drawer', drawer: null });
  const shown = seat ?? view.table.turn.seat;
  // While somebody else is on, their islands stand beside one's own. On a tablet there is no room beside them.
  const follows = layout === 'desk' && seat !== undefined && view.table.turn.seat !== seat && !view.table.over;
  const market = (
    <Deferred>
      <Market search={state.search} filter={state.filter} dispatch={dispatch} />
    </Deferred>
  );
  const logLink = useMemo(
    () => <LogLink unread={unread} onOpen={() => dispatch({ type: 'drawer', drawer: 'side' })} />,
    [unread, dispatch],
  );
  return (
    <>
      <Deferred>
        {layout === 'tablet' && <Plates rows={rows} dispatch={dispatch} />}
        <Strip />
      </Deferred>
      {!folds.marketSheet && market}
      <div className="middle">
        <Islands seat={shown} mine={shown === seat} />
        <div className="ledger-column">
          <LedgerRows seat={shown} short={follows || aside !== undefined} played={aside !== undefined} />
          {follows && <FollowBoard />}
          {aside ?? (
            <Deferred>
              <GameSince rows={rows} onShow={onShow} beside={logLink} />
            </Deferred>
          )}
        </div>
      </div>
      {seat !== undefined && (
        <Deferred>
          <Hand />
        </Deferred>
      )}
      <div className="action-bar">
        {folds.marketSheet && (
          <button type="button" className="button" data-key="market" onClick={() => dispatch({ type: 'drawer', drawer: 'market' })}>
            <Icon name="build" size={17} /> {t('table.market')}
          </button>
        )}
        <ActionPanel
          bar
          onOther={() => dispatch({ type: 'open', overlay: { show: 'moves' } })}
          onHint={() => dispatch({ type: 'open', overlay: { show: 'hints' } })}
        />
      </div>
      {state.drawer === 'side' && (
        <Dialog title={t('table.log')} from="right" onClose={close}>
          <div className="drawer">
            <GameLog rows={rows} chat={chat} unread={unread} onShow={onShow} />
          </div>
        </Dialog>
      )}
      {state.drawer === 'market' && folds.marketSheet && (
        <div className="market-sheet" role="dialog" aria-label={t('table.market')}>
          <button type="button" className="quiet-button" aria-label={t('table.close')} title={t('table.close')} onClick={close}>
            <Icon name="close" size={20} />
          </button>
          {market}
        </div>
      )}
    </>
  );
}

function LogLink({ unread = 0, onOpen }: { readonly unread: number | undefined; readonly onOpen: () => void }) {
  const { t } = useWords();
  return (
    <button type="button" className="link" data-key="log" onClick={onOpen}>
      <Icon name="log" size={14} /> {t('table.log')}
      {unread > 0 && <em className="unread">{unread}</em>}
    </button>
  );
}
