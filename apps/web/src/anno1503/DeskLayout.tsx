import { Icon } from '../pieces/index.ts';
import { useFreeSize } from '../table/useWindowSize.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ActionPanel } from './act/ActionPanel.tsx';
import { Deferred, useCommands, useFacts, useOpen, useWords } from './context/context.tsx';
import { GameSince } from './follow/GameSince.tsx';
import { Hand } from './hand/Hand.tsx';
import { Home } from './home/Home.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { Sea } from './sea/Sea.tsx';
import { Sheets, useShown } from './sheets/Sheets.tsx';
import { Goals } from './side/Goals.tsx';
import { GoldTrack } from './side/GoldTrack.tsx';
import { Orders } from './side/Orders.tsx';
import { Rivals } from './side/Rivals.tsx';
import { Supply } from './side/Supply.tsx';
import { TableLog } from './side/TableLog.tsx';

/** From this height on, in pixels, what has happened has room below the stacks of a desk. */
const TALL = 860;
/** So much more of it each opponent takes, and so much the log. */
const [OPPONENT, LOG] = [54, 90];

/**
 * Everything at once. On a wide screen log and orders stand beside it; on a smaller one they are a drawer, and the way on stands along the bottom. Where the
 * window is tall, the log stands beside the board there as well.
 */
export function DeskLayout(props: LayoutProps) {
  const { view, seat } = useFacts();
  const { layout, state } = useOpen();
  const { t } = useWords();
  const { update } = useCommands();
  const shown = useShown();
  const { height } = useFreeSize();
  const { aside } = props;
  const wide = layout === 'wide';
  const tall = layout === 'desk' && height >= TALL;
  const logged = height >= TALL + LOG + OPPONENT * (view.seats.length - 4);
  const sheet = shown && <Sheets shown={shown} />;
  const log = (
    <Deferred>
      <TableLog {...props} />
    </Deferred>
  );
  return (
    <>
      <div className="board-column">
        <Sea />
        {wide && <GoldTrack />}
        <Home seat={seat ?? view.turn} />
        {layout === 'tablet' && <GoldTrack />}
        {wide && <Hand />}
      </div>
      <div className="others-column">
        {!wide && aside}
        <Deferred>
          {(wide || aside === undefined) && <Rivals />}
          {layout === 'desk' && aside === undefined && <GoldTrack />}
          {!wide && <Goals />}
          <Supply texts={wide} />
        </Deferred>
        {aside === undefined && tall && (logged ? log : <Recent {...props} />)}
      </div>
      {wide ? (
        <aside className="side15">
          <div className="side15-parts" inert={shown !== undefined && shown !== 'event' && shown !== 'choose'}>
            <Deferred>
              <Goals />
              {aside === undefined && <Orders />}
            </Deferred>
            {aside ?? log}
            <ActionPanel bar={false} />
          </div>
          {sheet && <div className="side15-sheet">{sheet}</div>}
        </aside>
      ) : (
        <>
          <Hand />
          {sheet && <div className="drawn-sheet">{sheet}</div>}
          <div className="bottom-bar">
            <button type="button" className="button" data-key="drawer" onClick={() => update({ type: 'drawer', drawer: 'side' })}>
              <Icon name="log" size={17} /> {t('table1503.drawer')}
              {(props.unread ?? 0) > 0 && <em className="news">{props.unread}</em>}
            </button>
            <ActionPanel bar />
          </div>
          {state.drawer === 'side' && (
            <Dialog title={t('table1503.drawer')} from="right" onClose={() => update({ type: 'drawer', drawer: null })}>
              <div className="drawer15">
                <Orders />
                {log}
              </div>
            </Dialog>
          )}
        </>
      )}
    </>
  );
}

function Recent({ rows, onShow }: LayoutProps) {
  return (
    <Deferred>
      <GameSince rows={rows} onShow={onShow} />
    </Deferred>
  );
}
