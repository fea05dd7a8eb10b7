import type { FieldId } from '@archipel/anno1800';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useReducer, useRef, useState } from 'react';
import { useFrameData } from '../frame/useFrameData.ts';
import type { Now, Session } from '../session/session.ts';
import { Announcement } from '../table/Announcement.tsx';
import { afterPaint } from '../table/afterPaint.ts';
import { Fireworks } from '../table/Fireworks.tsx';
import { Flights } from '../table/follow/Flights.tsx';
import { TurnCall } from '../table/follow/TurnCall.tsx';
import { useRedo } from '../table/redo.ts';
import { spotlight } from '../table/spotlight.ts';
import { useAnnouncement } from '../table/useAnnouncement.ts';
import { useFocusReturn } from '../table/useFocusReturn.ts';
import { useHarmless } from '../table/useHarmless.ts';
import { useScoreAtEnd } from '../table/useScoreAtEnd.ts';
import { useFreeSize } from '../table/useWindowSize.ts';
import { Deferred, type Facts, TableContext, type Words } from './context/context.ts';
import { PreviewContext } from './context/preview.tsx';
import { useMatchFacts } from './context/useMatchFacts.ts';
import { useIslandNews } from './follow/useIslandNews.ts';
import { GameExplain } from './GameExplain.tsx';
import { GameTurnOrder } from './GameTurnOrder.tsx';
import { Layouts } from './Layouts.tsx';
import { GameLiveLog } from './LogReaders.tsx';
import { makerOf } from './model/fields.ts';
import { flightsOf } from './model/flights.ts';
import { foldsFor } from './model/folds.ts';
import { placesOf, type Row, rowsOf, tabOf } from './model/log.ts';
import { previewOf } from './model/planPreview.ts';
import { tuneOf } from './model/sounds.ts';
import { FIRST_STATE, update } from './model/tableState.ts';
import { Overlays } from './Overlays.tsx';
import { Plates } from './Plates.tsx';
import { useCommands1800 } from './useCommands1800.ts';
import { useTableKeys } from './useTableKeys.ts';

interface Props {
  readonly session: Session;
  readonly now: Now;
  readonly words: Words;
  readonly chat?: ReactNode;
  readonly unread?: number | undefined;
  readonly aside?: ReactNode;
  readonly after?: ReactNode;
}

/** Draws the match and what is open on the table, and passes on what is done. */
export function Board({ session, now, words, chat, unread, aside, after }: Props) {
  const [state, dispatch] = useReducer(update, FIRST_STATE);
  const [anchor, setAnchor] = useState<Element>(document.body);
  const root = useRef<HTMLDivElement>(null);
  const match = useMatchFacts(now);
  const { view, decision, seat } = match;
  const size = useFreeSize();
  const seats = view.table.seats.length;
  const folds = useMemo(() => foldsFor(size, seats), [size, seats]);
  const { layout, wordMark } = folds;
  useFrameData(root, { table: now.game, tableLayout: layout, wordMark });
  const history = useRedo(session, now);
  const canRedo = history.redo !== undefined;
  const { draft, swapping, wish, more, site } = state;
  const considered = useMemo(() => ({ preview: draft ? previewOf(draft.moves) : null, sites: draft?.sites ?? NO_SITES }), [draft]);
  const facts: Facts = useMemo(() => ({ ...match, swapping, layout, folds, canRedo }), [match, swapping, layout, folds, canRedo]);
  const paying = wish !== null;
  const onOpener = useFocusReturn(root, paying);
  const all = useCommands1800(match, words, state, { session, history, root, dispatch, onAnchor: setAnchor, onOpener });
  const commands = useHarmless(all, PLAYING, all.announce);
  useTableKeys({ root, facts, words, commands, paying, dispatch });
  useAnnouncement(state.announcement, commands.announce);
  useIslandNews(match, words, commands.announce);

  const deferred = useDeferredValue(facts);
  const dimmed = useDeferredValue(paying);
  const late = useDeferredValue(considered);
  const rows = useMemo(() => rowsOf(deferred.now.entries), [deferred.now.entries]);
  const onShow = useCallback(
    (told: Pick<Row, 'events'>) => {
      const places = placesOf(told, seat);
      dispatch({ type: 'look', tab: tabOf(places) });
      afterPaint(() => root.current && spotlight(root.current, places));
    },
    [seat],
  );
  useScoreAtEnd(now.outcome !== null, commands.showScore);
  const payment = useMemo(
    () =>
      wish && {
        view,
        thing: wish,
        more,
        onMore: (levels: typeof more) => dispatch({ type: 'more', levels }),
        site,
        onSite: (field: FieldId) => dispatch({ type: 'site', field }),
        onDraft: (next: typeof draft) => dispatch({ type: 'draft', draft: next }),
        onConfirm: commands.act,
        onClose: () => dispatch({ type: 'close-payment' }),
      },
    [wish, more, site, view, commands],
  );
  return (
    <TableContext facts={facts} deferred={deferred} words={words} commands={commands}>
      <PreviewContext now={considered} later={late}>
        <div
          ref={root}
          className="game-table table1800"
          data-layout={layout}
          data-lying={folds.lying}
          data-field-names={folds.fieldNames}
          data-market={folds.market}
          style={{ '--grow': folds.grow }}
          data-paying={paying}
          data-dimmed={dimmed}
          data-mine={decision.ask !== 'wait' && decision.ask !== 'over'}
          data-over={view.table.over}
          data-position={now.position}
          data-settled={deferred === facts && dimmed === paying && late === considered}
        >
          <GameTurnOrder
            onShortcuts={() => dispatch({ type: 'open', overlay: { show: 'shortcuts' } })}
            beside={layout === 'desk' ? <Plates rows={rows} dispatch={dispatch} /> : undefined}
          />
          <Layouts
            state={state}
            dispatch={dispatch}
            rows={rows}
            dimmed={dimmed}
            payment={payment}
            onShow={onShow}
            chat={chat}
            unread={unread}
            aside={aside}
          />
          <Overlays
            overlay={state.overlay}
            anchor={anchor}
            session={session}
            after={after}
            onClose={useCallback(() => dispatch({ type: 'close' }), [])}
          />
          <GameExplain root={root} />
          <Announcement sentence={state.announcement} />
          <TurnCall
            mine={decision.ask !== 'wait' && decision.ask !== 'over'}
            round={view.table.round}
            last={view.table.end !== null && view.table.round >= view.table.end.lastRound}
            onAnnounce={commands.announce}
          />
          <Deferred>
            <GameLiveLog rows={rows} />
          </Deferred>
          <Flights
            position={now.position}
            entries={facts.now.entries}
            root={root}
            flightsOf={(news) => flightsOf(news, seat, (good) => makerOf(view, seat, good))}
            tuneOf={(news) => tuneOf(news, seat)}
          />
          {/* R15.1: when somebody has played the last card, and when the game is over. */}
          <Fireworks lit={view.table.end !== null} colours={COLOURS} />
          <Fireworks lit={view.table.over} colours={COLOURS} />
        </div>
      </PreviewContext>
    </TableContext>
  );
}

/** What plays, or leads to it. */
const PLAYING = ['act', 'want', 'press', 'activate', 'endTurn', 'startSwap', 'pickCard', 'undo', 'redo', 'pay'] as const;

const NO_SITES: readonly FieldId[] = [];

/** Of the fireworks. */
const COLOURS = ['var(--brass-fill)', 'var(--engineer)', 'var(--investor)', 'var(--artisan)', 'var(--farmer)'];
