import type { Company } from '@archipel/text';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useReducer, useRef, useState } from 'react';
import { useFrameData } from '../frame/useFrameData.ts';
import type { Now, Session } from '../session/session.ts';
import { Announcement } from '../table/Announcement.tsx';
import { afterPaint } from '../table/afterPaint.ts';
import { Fireworks } from '../table/Fireworks.tsx';
import { useCatchUp, useCatchUpToMine } from '../table/follow/context.tsx';
import { Flights } from '../table/follow/Flights.tsx';
import { TurnCall } from '../table/follow/TurnCall.tsx';
import { LiveLog } from '../table/LiveLog.tsx';
import { useRedo } from '../table/redo.ts';
import { SentencePictures } from '../table/SentenceText.tsx';
import { spotlight } from '../table/spotlight.ts';
import { TurnOrder } from '../table/TurnOrder.tsx';
import { useAnnouncement } from '../table/useAnnouncement.ts';
import { useFocusReturn } from '../table/useFocusReturn.ts';
import { useHarmless } from '../table/useHarmless.ts';
import { commonKeys, pressButton, useKeys } from '../table/useKeys.ts';
import { useLayout } from '../table/useLayout.ts';
import { useScoreAtEnd } from '../table/useScoreAtEnd.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { goTo, KEYS } from './act/actions.ts';
import { Deferred, OpenTable, TableContext } from './context/context.tsx';
import { useCommandsOf } from './context/useCommandsOf.ts';
import { useFactSentence } from './context/useFactSentence.ts';
import { useMatchFacts } from './context/useMatchFacts.ts';
import { useWords1503 } from './context/useWords1503.ts';
import { DeskLayout } from './DeskLayout.tsx';
import { GameExplain } from './GameExplain.tsx';
import { Home } from './home/Home.tsx';
import { flightsOf } from './model/flights.ts';
import { rowsOf, spotsOf, tabOf } from './model/log.ts';
import { ACTIONS, type Action, offered } from './model/offered.ts';
import { tuneOf } from './model/sounds.ts';
import { firstState, update } from './model/tableState.ts';
import { Overlays } from './Overlays.tsx';
import { PhoneLayout } from './PhoneLayout.tsx';
import { pictureOf } from './pictureOf.tsx';

/** Games of more rounds are over before their bound (Q10). */
const LONGEST = 60;

/** The colours of the inhabitants. */
const COLOURS = ['--explorer', '--settler', '--citizen', '--merchant'].map((name) => `var(${name})`);

/** What plays, or leads to it. */
const PLAYING = ['play', 'undo', 'redo', 'want', 'sailTo', 'openSheet', 'planVoyage', 'endTurn'] as const;

interface Props {
  readonly session: Session;
  readonly now: Now;
  readonly company: Company;
  readonly chat: ReactNode;
  readonly unread: number | undefined;
  readonly aside: ReactNode;
  readonly after: ReactNode;
}

/** The table with all that is open on it at this moment: a plan, a question, a menu. */
export function Board({ session, now, company, chat, unread, aside, after }: Props) {
  const facts = useMatchFacts(now);
  const words = useWords1503(company);
  const layout = useLayout();
  const root = useRef<HTMLDivElement>(null);
  useFrameData(root, { table: now.game, tableLayout: layout });
  const [state, dispatch] = useReducer(update, undefined, firstState);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { view, decision, seat } = facts;
  const { t } = words;
  const planning = state.sheet !== null;
  const opened = useFocusReturn(root, planning);
  const catchUp = useCatchUp();
  const history = useRedo(session, now);
  const canRedo = history.redo !== undefined;
  const all = useCommandsOf({ session, history, facts, words, state, dispatch, root, setAnchor, opened, catchUp });
  const announce = useCallback((sentence: string) => dispatch({ type: 'announce', sentence }), []);
  const commands = useHarmless(all, PLAYING, announce);
  const deferred = useDeferredValue(facts);
  const veiled = useDeferredValue(planning);
  const open = useMemo(() => ({ state, layout, canRedo }), [state, layout, canRedo]);
  const rows = useMemo(() => rowsOf(deferred.now.entries), [deferred.now.entries]);
  useAnnouncement(state.announcement, announce);
  const acting = decision.ask === 'act' || decision.ask === 'sail';
  const mine = decision.ask !== 'wait' && decision.ask !== 'over';
  /** Why an action cannot be chosen by its key now. Before the roll only the Big Branch can (Q8). */
  const barred = (action: Action) => {
    if (!mine) return 'turn';
    if (planning) return 'paying';
    return acting || offered(facts).includes(action) ? undefined : 'decision';
  };
  const say = (why: 'turn' | 'paying' | 'decision') => dispatch({ type: 'announce', sentence: t(`table.keyNot-${why}`) });
  const catchUpToMine = useCatchUpToMine();
  useKeys(
    {
      ...commonKeys({ root, dispatch, t, mine }),
      ...Object.fromEntries(
        ACTIONS.map((action) => {
          const why = barred(action);
          return [KEYS[action], () => (why ? say(why) : goTo(action, facts, commands))];
        }),
      ),
      ESCAPE() {
        // One thing at a time, what lies on top first.
        if (state.overlay !== null) dispatch({ type: 'close' });
        else if (state.sheet !== null) dispatch({ type: 'sheet', sheet: null });
        else if (facts.event) dispatch({ type: 'read-event', position: facts.event.position });
      },
      R: () => pressButton(root, 'roll') || say(mine ? 'decision' : 'turn'),
    },
    catchUpToMine,
  );
  const over = now.outcome !== null;
  const showScore = useCallback(() => dispatch({ type: 'open', overlay: { show: 'score' } }), []);
  useScoreAtEnd(over, showScore);
  const onShow = useCallback(
    (told: Parameters<typeof spotsOf>[0]) => {
      const places = spotsOf(told, seat);
      dispatch({ type: 'look', tab: tabOf(places) });
      afterPaint(() => root.current && spotlight(root.current, places));
    },
    [seat],
  );
  const order = view.seats.map((_, at) => (view.first + at) % view.seats.length);
  const layoutProps = { rows, onShow, chat, unread, aside };
  return (
    <TableContext facts={facts} deferred={deferred} words={words} commands={commands}>
      <OpenTable value={open}>
        <SentencePictures pictureOf={pictureOf}>
          <div
            ref={root}
            className="game-table table1503"
            data-layout={layout}
            data-planning={veiled ? state.sheet?.show : undefined}
            data-mine={mine}
            data-over={over}
            data-ask={decision.ask}
            data-position={now.position}
            data-settled={deferred === facts && veiled === planning}
          >
            <h1 className="hidden-name">Anno 1503</h1>
            <TurnOrder
              round={
                view.rounds <= LONGEST
                  ? t('follow.roundOf', { round: view.round, last: view.rounds })
                  : t('table.round', { round: view.round })
              }
              order={order}
              active={view.asking === null ? now.active : [view.turn]}
              over={over}
              seat={seat}
              layout={layout}
              playerName={words.playerName}
              onShortcuts={() => dispatch({ type: 'open', overlay: { show: 'shortcuts' } })}
            />
            {layout === 'phone' ? <PhoneLayout {...layoutProps} /> : <DeskLayout {...layoutProps} />}
            {state.watchedSeat !== null && (
              <Dialog
                title={t('table1503.islandOf', { name: words.playerName(state.watchedSeat) })}
                from="wide"
                onClose={() => dispatch({ type: 'watch', seat: null })}
              >
                <div className="watched-island">
                  <Home seat={state.watchedSeat} />
                </div>
              </Dialog>
            )}
            <Overlays anchor={anchor} after={after} />
            <GameExplain root={root} />
            <Announcement sentence={state.announcement} />
            <TurnCall mine={mine} round={view.round} last={view.round >= view.rounds} onAnnounce={announce} />
            <Deferred>
              <Live rows={rows} seat={seat} />
            </Deferred>
            <Flights
              position={now.position}
              entries={facts.now.entries}
              root={root}
              flightsOf={(news) => flightsOf(news, seat, facts.now.entries)}
              tuneOf={(news) => tuneOf(news, seat)}
            />
            <Fireworks lit={view.phase === 'over'} colours={COLOURS} />
          </div>
        </SentencePictures>
      </OpenTable>
    </TableContext>
  );
}

type Rows = ReturnType<typeof rowsOf>;

function Live({ rows, seat }: { readonly rows: Rows; readonly seat: number | undefined }) {
  return <LiveLog rows={rows} seat={seat} sentenceOf={useFactSentence()} />;
}
