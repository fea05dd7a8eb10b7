import { Flag, Icon, type IconName } from '../pieces/index.ts';
import { Change } from '../table/follow/Change.tsx';
import { useLookingOn } from '../table/room.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Actions } from './act/Actions.tsx';
import { Buttons } from './act/Buttons.tsx';
import { Dice } from './act/Dice.tsx';
import { useAsk } from './act/useAsk.ts';
import { Deferred, useCommands, useFacts, useOpen, useWords } from './context/context.tsx';
import { GameFollow } from './follow/GameFollow.tsx';
import { Hand } from './hand/Hand.tsx';
import { Makings } from './hand/Makings.tsx';
import { PhoneHome } from './home/PhoneHome.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { offered } from './model/offered.ts';
import { heldBy, neededToWin } from './model/progress.ts';
import { TABS, type Tab } from './model/tableState.ts';
import { Sea } from './sea/Sea.tsx';
import { Sheets, useShown } from './sheets/Sheets.tsx';
import { Goals } from './side/Goals.tsx';
import { GoldTrack } from './side/GoldTrack.tsx';
import { Orders } from './side/Orders.tsx';
import { Rivals } from './side/Rivals.tsx';
import { Supply } from './side/Supply.tsx';
import { TableLog } from './side/TableLog.tsx';

const ICONS: Readonly<Record<Tab, IconName>> = { sea: 'map', home: 'home', hand: 'cards', others: 'people', log: 'log' };

/** One part at a time, chosen by tabs; what is asked and the way on above them. */
export function PhoneLayout(props: LayoutProps) {
  const { view, seat, lights, reaches, decision } = useFacts();
  const { tab } = useOpen().state;
  const { t } = useWords();
  const { update } = useCommands();
  const shown = useShown();
  const tabs = TABS.filter((each) => each !== 'hand' || seat !== undefined);
  const acting = decision.ask === 'act';
  const counts: Readonly<Partial<Record<Tab, number>>> = {
    sea: acting || decision.ask === 'sail' ? reaches.length : 0,
    hand: acting ? lights.count() : 0,
    log: props.unread ?? 0,
  };
  return (
    <>
      <SeatStrip />
      <div className="phone-main" data-tab={tab}>
        {tab === 'sea' && <Sea />}
        {tab === 'home' && <PhoneHome seat={seat ?? view.turn} />}
        {tab === 'hand' && (
          <>
            <Hand />
            <Makings />
          </>
        )}
        <Deferred>
          {tab === 'others' && (
            <>
              <Goals />
              <GoldTrack />
              <Rivals />
              <Supply texts />
            </>
          )}
          {tab === 'log' && (
            <>
              <Orders />
              <TableLog {...props} />
            </>
          )}
        </Deferred>
      </div>
      {props.aside}
      {shown ? (
        <div className="phone-sheet" data-sheet={shown}>
          <Sheets shown={shown} />
        </div>
      ) : (
        <PhoneBar />
      )}
      <nav className="phone-tabs" aria-label={t('table.parts')}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={tab === each ? 'page' : undefined}
            // What flies to a part that is not shown flies to its name.
            data-at={tab !== each && (each === 'hand' || each === 'home') ? each : undefined}
            onClick={() => update({ type: 'tab', tab: each })}
          >
            <Icon name={ICONS[each]} size={22} />
            {t(`table1503.tab-${each}`)}
            {(counts[each] ?? 0) > 0 && <em data-kind={each}>{counts[each]}</em>}
          </button>
        ))}
      </nav>
    </>
  );
}

/** Everybody's gold and objectives, in one line. */
function SeatStrip() {
  const { view, seat, now } = useFacts();
  const { t, playerName } = useWords();
  const need = neededToWin(view);
  return (
    <div className="seat-strip">
      {view.seats.map(({ gold }, each) => {
        const held = heldBy(view, each).length;
        return (
          <span key={each} data-on={view.turn === each} data-at={each === seat ? 'gold' : `seat-${each}`}>
            <Flag seat={each} width={20} />
            <span>
              <i title={playerName(each)}>
                {each === seat
                  ? t('table.you')
                  : now.chairs[each]?.kind === 'bot'
                    ? t('table.botShort', { number: each + 1 })
                    : playerName(each)}
              </i>
              <em>
                <b>{gold}</b>
                <Change value={gold} />
                <span className="seat-held" role="img" aria-label={t('table1503.heldOf', { count: held, need })}>
                  {Array.from({ length: need }, (_, at) => (
                    <u key={at} data-held={at < held} />
                  ))}
                </span>
              </em>
            </span>
          </span>
        );
      })}
    </div>
  );
}

function PhoneBar() {
  const facts = useFacts();
  const { decision } = facts;
  const { state } = useOpen();
  const { t } = useWords();
  const { update } = useCommands();
  const { title, about } = useAsk();
  const acting = offered(facts).length > 0;
  const mine = decision.ask !== 'wait' && decision.ask !== 'over';
  if (useLookingOn()) return null;
  if (decision.ask === 'wait')
    return (
      <div className="phone-bar">
        <Dice size={24} />
        <GameFollow bar={false} />
      </div>
    );
  return (
    <div className="phone-bar">
      <p className="phone-asks" aria-live="polite">
        <Dice size={24} />
        <span>
          <b>{title}</b> {about}
        </span>
      </p>
      <div className="phone-buttons" data-asked={acting}>
        <Buttons />
        {mine && (
          <button
            type="button"
            className={acting && decision.ask !== 'roll' ? 'button now' : 'button'}
            data-key="actions"
            onClick={() => update({ type: 'drawer', drawer: 'actions' })}
          >
            <Icon name={acting ? 'build' : 'more'} size={17} />
            {t('table.actions')}
          </button>
        )}
      </div>
      {state.drawer === 'actions' && (
        <Dialog title={t('table.actions')} from="bottom" onClose={() => update({ type: 'drawer', drawer: null })}>
          {acting && <Actions onDone={() => update({ type: 'drawer', drawer: null })} />}
          <p className="phone-more">
            <button type="button" className="button" onClick={() => update({ type: 'open', overlay: { show: 'hints' } })}>
              <Icon name="hint" size={17} /> {t('table.hint')}
            </button>
            <button type="button" className="button" onClick={() => update({ type: 'open', overlay: { show: 'moves' } })}>
              <Icon name="more" size={17} /> {t('table.otherChoices')}
            </button>
          </p>
        </Dialog>
      )}
    </div>
  );
}
