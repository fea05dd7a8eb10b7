import { playerAt } from '@archipel/anno1800';
import { type UIEvent, useLayoutEffect, useRef } from 'react';
import { Flag, Icon, type IconName } from '../pieces/index.ts';
import { Change } from '../table/follow/Change.tsx';
import { useLookingOn } from '../table/room.ts';
import { useOtherSeats } from '../table/useOtherSeats.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ActionPanel } from './act/ActionPanel.tsx';
import { Actions } from './act/Actions.tsx';
import { Buttons } from './act/Buttons.tsx';
import { useAsk } from './act/useAsk.ts';
import { Deferred, useFacts, useWords } from './context/context.ts';
import { GameFollow } from './follow/GameFollow.tsx';
import { GameSince } from './follow/GameSince.tsx';
import { Hand } from './hand/Hand.tsx';
import { Ledger } from './hand/Ledger.tsx';
import { Islands } from './islands/Islands.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { Market } from './market/Market.tsx';
import { standingOf } from './model/standing.ts';
import { TABS, type Tab } from './model/tableState.ts';
import { Opponents } from './Opponents.tsx';
import { Coin, Cube, nameOfLevel, Token } from './pieces/index.ts';
import { GameLog } from './side/GameLog.tsx';
import { Objectives } from './side/Objectives.tsx';
import { Supply } from './side/Supply.tsx';

const ICONS: Readonly<Record<Tab, IconName>> = { islands: 'map', market: 'build', hand: 'cards', others: 'people', log: 'log' };

/** One part at a time, chosen by tabs; the actions above them. */
export function PhoneLayout({ state, dispatch, rows, onShow, chat, unread, aside }: LayoutProps) {
  const { seat, view, lights, decision, folds } = useFacts();
  const { t, playerName } = useWords();
  const { lying } = folds;
  // A phone on its side has the islands always in sight.
  const tabs = TABS.filter((each) => (each !== 'hand' || seat !== undefined) && !(lying && each === 'islands'));
  const tab = tabs.includes(state.tab) ? state.tab : (tabs.find((each) => each === 'hand') ?? 'others');
  const { main, onScroll } = useKeptScroll(tab);
  const closeActions = () => dispatch({ type: 'drawer', drawer: null });
  const shown = seat ?? view.table.turn.seat;
  const others = useOtherSeats(view.table.seats.length, shown);
  const news = rows.filter((row) => row.seat !== seat).length > 0 ? (unread ?? 0) : 0;
  const counts: Readonly<Partial<Record<Tab, number>>> = { market: lights.count('build'), hand: lights.count('play'), log: news };
  return (
    <>
      <div className="phone-seats" hidden={lying}>
        {view.table.seats.map((_, each) => (
          <span key={each} data-on={view.table.turn.seat === each} data-at={`seat-${each}`}>
            <Flag seat={each} width={20} />{' '}
            <i className={view.table.seats.length > 2 ? 'hidden-name' : undefined}>{each === seat ? t('table.you') : playerName(each)}</i>{' '}
            <b>{standingOf(view, each).total}</b>
          </span>
        ))}
      </div>
      {lying && (
        <div className="lying-board">
          <Islands seat={shown} mine={shown === seat} />
          <Tokens seat={shown} />
        </div>
      )}
      <div className="phone-main" ref={main} onScroll={onScroll}>
        {tab === 'islands' && (
          <>
            <Islands seat={shown} mine={shown === seat} />
            <Tokens seat={shown} />
            <Ledger seat={shown} />
          </>
        )}
        <Deferred>
          {tab === 'market' && <Market search={state.search} filter={state.filter} dispatch={dispatch} />}
          {tab === 'hand' && <Hand />}
          {tab === 'others' && (
            <>
              <Opponents rows={rows} seats={others} dispatch={dispatch} />
              <Objectives />
              <Supply />
              {lying && <Ledger seat={shown} />}
            </>
          )}
          {tab === 'log' && (
            <>
              <GameSince rows={rows} onShow={onShow} />
              <GameLog rows={rows} chat={chat} unread={unread} onShow={onShow} />
            </>
          )}
        </Deferred>
      </div>
      {aside}
      <PhoneBar onActions={() => dispatch({ type: 'drawer', drawer: 'actions' })} />
      <nav className="phone-tabs" aria-label={t('table.parts')}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={tab === each ? 'page' : undefined}
            onClick={() => dispatch({ type: 'tab', tab: each })}
          >
            <Icon name={ICONS[each]} size={22} />
            {t(`table.tab-${each}`)}
            {(counts[each] ?? 0) > 0 && decision.ask !== 'wait' && <em data-kind={each}>{counts[each]}</em>}
          </button>
        ))}
      </nav>
      {state.drawer === 'actions' && (
        <Dialog title={t('table.actions')} from="bottom" onClose={closeActions}>
          <ActionsSheet
            onDone={closeActions}
            onHint={() => dispatch({ type: 'open', overlay: { show: 'hints' } })}
            onOther={() => dispatch({ type: 'open', overlay: { show: 'moves' } })}
          />
        </Dialog>
      )}
    </>
  );
}

/** Each tab stays where it was scrolled to. */
function useKeptScroll(tab: Tab) {
  const main = useRef<HTMLDivElement>(null);
  const kept = useRef(new Map<Tab, number>());
  useLayoutEffect(() => {
    if (main.current) main.current.scrollTop = kept.current.get(tab) ?? 0;
  }, [tab]);
  return { main, onScroll: ({ currentTarget }: UIEvent) => void kept.current.set(tab, currentTarget.scrollTop) };
}

function PhoneBar({ onActions }: { readonly onActions: () => void }) {
  const { decision, swapping } = useFacts();
  const { t } = useWords();
  const { title, about } = useAsk();
  const asked = decision.ask === 'act' && swapping === null;
  if (useLookingOn()) return null;
  if (decision.ask === 'wait')
    return (
      <div className="phone-bar">
        <GameFollow bar={false} />
      </div>
    );
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
        {decision.ask !== 'over' && (
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
  const { decision } = useFacts();
  const { t } = useWords();
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
function Tokens({ seat }: { readonly seat: number }) {
  const { view } = useFacts();
  const { t } = useWords();
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
        <b>{player.gold}</b> <Change value={player.gold} />
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
