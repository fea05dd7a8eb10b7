import { playerAt } from '@archipel/anno1800';
import { useState } from 'react';
import { Coin, Cube, Flag, Icon, type IconName, nameOfLevel, Token } from '../pieces/index.ts';
import { ActionPanel } from './act/ActionPanel.tsx';
import { Actions } from './act/Actions.tsx';
import { Buttons } from './act/Buttons.tsx';
import { useAsk } from './act/useAsk.ts';
import { Later, useTable } from './context.tsx';
import { Dialog } from './Dialog.tsx';
import { Hand } from './hand/Hand.tsx';
import { Ledger } from './hand/Ledger.tsx';
import { Islands } from './islands/Islands.tsx';
import { type LayoutProps, TABS, type Tab } from './layoutProps.ts';
import { Market } from './market/Market.tsx';
import { standingOf } from './model/standing.ts';
import { Opponents } from './Opponents.tsx';
import { Log } from './side/Log.tsx';
import { Objectives } from './side/Objectives.tsx';
import { Supply } from './side/Supply.tsx';
import { useOthers } from './useOthers.ts';

const ICONS: Readonly<Record<Tab, IconName>> = { islands: 'map', market: 'build', hand: 'cards', others: 'people', log: 'log' };

/** One part at a time, chosen by tabs; the actions above them. */
export function PhoneLayout({ rows, market, tab, onTab, onLook, onShow, onOverlay, chat, unread }: LayoutProps) {
  const { seat, view, lights, t, called, decision } = useTable();
  const [acting, setActing] = useState(false);
  const shown = seat ?? view.table.turn.seat;
  const others = useOthers(view.table.seats.length, shown);
  const news = rows.filter((row) => row.seat !== seat).length > 0 ? (unread ?? 0) : 0;
  const counts: Readonly<Partial<Record<Tab, number>>> = { market: lights.count('build'), hand: lights.count('play'), log: news };
  const tabs = TABS.filter((each) => each !== 'hand' || seat !== undefined);
  return (
    <>
      <div className="phone-seats">
        {view.table.seats.map((_, each) => (
          <span key={each} data-on={view.table.turn.seat === each}>
            <Flag seat={each} width={20} /> <i>{each === seat ? t('table.you') : called(each)}</i> <b>{standingOf(view, each).total}</b>
          </span>
        ))}
      </div>
      <div className="phone-main">
        {tab === 'islands' && (
          <>
            <Islands seat={shown} mine={shown === seat} />
            <Purse seat={shown} />
            <Ledger seat={shown} />
          </>
        )}
        <Later>
          {tab === 'market' && <Market {...market} />}
          {tab === 'hand' && <Hand />}
          {tab === 'others' && (
            <>
              <Opponents rows={rows} seats={others} onLook={onLook} />
              <Objectives />
              <Supply />
            </>
          )}
          {tab === 'log' && <Log rows={rows} chat={chat} unread={unread} onShow={onShow} />}
        </Later>
      </div>
      <PhoneBar onActions={() => setActing(true)} />
      <nav className="phone-tabs" aria-label={t('table.parts')}>
        {tabs.map((each) => (
          <button key={each} type="button" aria-current={tab === each ? 'page' : undefined} onClick={() => onTab(each)}>
            <Icon name={ICONS[each]} size={22} />
            {t(`table.tab-${each}`)}
            {(counts[each] ?? 0) > 0 && decision.ask !== 'wait' && <em data-kind={each}>{counts[each]}</em>}
          </button>
        ))}
      </nav>
      {acting && (
        <Dialog title={t('table.actions')} from="bottom" onClose={() => setActing(false)}>
          <ActionsSheet
            onDone={() => setActing(false)}
            onHint={() => onOverlay({ show: 'hints' })}
            onOther={() => onOverlay({ show: 'other' })}
          />
        </Dialog>
      )}
    </>
  );
}

function PhoneBar({ onActions }: { readonly onActions: () => void }) {
  const { decision, t, swapping } = useTable();
  const { title, about } = useAsk();
  const asked = decision.ask === 'act' && swapping === null;
  return (
    <div className="phone-bar">
      {!asked && (
        <p aria-live="polite">
          <b>{title}</b> {about}
        </p>
      )}
      <div className="phone-buttons" data-asked={asked}>
        {swapping !== null || decision.ask === 'pay' || decision.ask === 'which' ? (
          <ActionPanel bar onOther={onActions} onHint={onActions} />
        ) : (
          <Buttons />
        )}
        {decision.ask !== 'wait' && decision.ask !== 'over' && (
          <button type="button" className={asked ? 'button now' : 'button'} data-key="actions" onClick={onActions}>
            <Icon name="build" size={17} />
            {t('table.actions')}
          </button>
        )}
      </div>
    </div>
  );
}

function ActionsSheet({
  onDone,
  onHint,
  onOther,
}: {
  readonly onDone: () => void;
  readonly onHint: () => void;
  readonly onOther: () => void;
}) {
  const { t, decision } = useTable();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whatever is chosen inside closes the sheet; the buttons are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button's key press is a click as well
    <div onClick={(event) => event.target instanceof Element && event.target.closest('button') && onDone()}>
      {decision.ask === 'act' && <Actions />}
      <p className="ways">
        <button type="button" className="button" onClick={onHint}>
          <Icon name="hint" size={17} /> {t('table.hint')}
        </button>
        <button type="button" className="button" onClick={onOther}>
          <Icon name="more" size={17} /> {t('table.otherChoices')}
        </button>
      </p>
    </div>
  );
}

/** Tokens, gold and the exhausted, in one line. */
function Purse({ seat }: { readonly seat: number }) {
  const { view, t } = useTable();
  const player = playerAt(view.table, seat);
  return (
    <p className="phone-purse">
      {(['trade', 'exploration'] as const).map((kind) => (
        <span key={kind}>
          <Token kind={kind} size={20} />
          <b>{player.onShips[kind] + player.onCards[kind]}</b>/{player.onShips[kind] + player.onCards[kind] + player.spent[kind]}
        </span>
      ))}
      <span>
        <Coin size={19} />
        <b>{player.gold}</b>
      </span>
      <span className="phone-spent">
        {t('table.exhausted')}
        {player.exhausted.map((count, level) =>
          count > 0 ? (
            <span key={nameOfLevel(level)}>
              {count > 1 && count}
              <Cube level={level} size={16} />
            </span>
          ) : null,
        )}
      </span>
    </p>
  );
}
