import type { Move } from '@archipel/anno1800';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Now, Session } from '../session/session.ts';
import { type Ghost, ghostOf } from '../sheet/ghost.ts';
import type { Draft, Priced } from './asking.ts';
import { type Choice, Later, type Part, type Shared, ShownTable } from './context.tsx';
import { Fireworks } from './Fireworks.tsx';
import { Flights } from './Flights.tsx';
import { Layouts } from './Layouts.tsx';
import type { Tab } from './layoutProps.ts';
import type { Filter } from './market/Market.tsx';
import { begunThing } from './model/begun.ts';
import { clickAt } from './model/clicks.ts';
import { type Row, rowsOf, spotsOf } from './model/log.ts';
import { type Overlay, Overlays } from './Overlays.tsx';
import { Recap } from './Recap.tsx';
import { LiveLog } from './side/Log.tsx';
import { spotlight } from './spotlight.ts';
import { TurnOrder } from './TurnOrder.tsx';
import { useKeys } from './useKeys.ts';
import { useLayout } from './useLayout.ts';
import { useReturn } from './useReturn.ts';
import { useSaid } from './useSaid.ts';
import { useShared } from './useShared.ts';
import { useSwapping } from './useSwapping.ts';

interface Props {
  readonly session: Session;
  readonly now: Now;
  readonly chat: ReactNode;
  readonly unread: number | undefined;
}

/** The table with all that is open on it at this moment: a payment, a menu, a search. */
export function Board({ session, now, chat, unread }: Props) {
  const known = useShared(now);
  const { t, view, moves, decision, seat } = known;
  const layout = useLayout();
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Priced | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const { swapping, swap, pick } = useSwapping();
  const [letters, setLetters] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [tab, setTab] = useState<Tab>('islands');
  const [said, say] = useSaid();
  const [looking, setLooking] = useState<number | null>(null);
  const ghost: Ghost | null = useMemo(() => (draft ? ghostOf(draft.moves) : null), [draft]);

  const act = useCallback(
    (plan: readonly Move[]) => {
      setWanted(null);
      setDraft(null);
      setOverlay(null);
      swap(null);
      say('');
      void session.play(plan).then((answer) => {
        if (answer.ok) return;
        say('fault' in answer ? t(`table.fault-${answer.fault}`) : t('table.refused', { rule: answer.illegal.rule }));
      });
    },
    [session, t, swap, say],
  );
  const show = useCallback((part: Part) => {
    const tabs = { market: 'market', hand: 'hand', recruit: 'islands', upgrade: 'islands' } as const;
    setTab(tabs[part]);
    // Once it is drawn.
    requestAnimationFrame(() => {
      const target = root.current?.querySelector<HTMLElement>(FIRST[part]) ?? root.current?.querySelector<HTMLElement>(OTHERWISE[part]);
      target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      target?.focus();
    });
  }, []);
  const paying = wanted !== null;
  const opened = useReturn(root, paying);
  const latest = useRef({ moves, decision, opened });
  latest.current = { moves, decision, opened };
  // The same function for the whole game, so that tiles that have not changed need not be drawn again.
  const want = useCallback(
    (thing: Priced, from?: Element) => {
      setOverlay(null);
      if (seat === undefined) return;
      latest.current.opened(from ?? document.activeElement);
      const wish = JSON.stringify(thing);
      if (latest.current.moves.some((move) => JSON.stringify(move) === wish)) return setWanted(thing);
      const anchor = from ?? root.current?.querySelector('.action-panel') ?? document.body;
      if (thing.kind !== 'graves' && thing.kind !== 'editor') setOverlay({ show: 'choice', choice: { kind: 'why', thing }, anchor });
    },
    [seat],
  );
  const press = useCallback(
    (at: string, anchor: Element) => {
      const move = clickAt(latest.current.decision, latest.current.moves, at);
      if (move) act([move]);
      else setOverlay({ show: 'choice', choice: { kind: 'place', at }, anchor });
    },
    [act],
  );
  const shared: Shared = useMemo(
    () => ({
      ...known,
      ghost,
      act,
      want,
      press,
      choose: (choice: Choice, anchor: Element) => setOverlay({ show: 'choice', choice, anchor }),
      lookUp(good) {
        setLetters(known.names.good(good));
        setTab('market');
      },
      swapping,
      swap,
      pick,
      layout,
      say,
      undo(count) {
        setWanted(null);
        swap(null);
        void session.undo(count);
      },
      hurry: () => session.hurry(),
      pay: () => setWanted(begunThing(view)),
      show,
      showScore: () => setOverlay({ show: 'score' }),
    }),
    [known, ghost, act, want, press, swapping, swap, pick, layout, say, session, show, view],
  );
  const later = useDeferredValue(shared);
  const veiled = useDeferredValue(paying);
  const rows = useMemo(() => rowsOf(later.now.happened), [later.now.happened]);
  useKeys(root, shared, {
    hint: () => setOverlay({ show: 'hints' }),
    other: () => setOverlay({ show: 'other' }),
    shortcuts: () => setOverlay({ show: 'shortcuts' }),
    search() {
      // At once: the next letter already belongs to what is searched, and would else be the key of an action.
      flushSync(() => setTab('market'));
      root.current?.querySelector<HTMLElement>('[data-key="search"]')?.focus();
    },
    escape() {
      setWanted(null);
      swap(null);
      setLetters('');
    },
  });
  const over = now.outcome !== null;
  const wasOver = useRef(over);
  useEffect(() => {
    // The end is shown once, when it comes; afterwards there is a button.
    if (over && !wasOver.current) setOverlay({ show: 'score' });
    wasOver.current = over;
  }, [over]);
  const onShow = useCallback((row: Row) => root.current && spotlight(root.current, spotsOf(row, seat)), [seat]);
  const mine = decision.ask !== 'wait' && decision.ask !== 'over';
  return (
    <ShownTable value={shared} later={later}>
      <div
        ref={root}
        className="table1800"
        data-layout={layout}
        data-paying={paying}
        data-veiled={veiled}
        data-mine={mine}
        data-over={view.table.over}
        data-position={now.position}
        data-settled={later === shared && veiled === paying}
      >
        <TurnOrder onShortcuts={() => setOverlay({ show: 'shortcuts' })} />
        <Later>
          <Recap rows={rows} onShow={onShow} />
        </Later>
        <Layouts
          rows={rows}
          market={{ letters, onLetters: setLetters, filter, onFilter: setFilter }}
          tab={tab}
          onTab={setTab}
          veiled={veiled}
          payment={wanted && { view, thing: wanted, onDraft: setDraft, onConfirm: act, onClose: () => setWanted(null) }}
          looking={looking}
          onLook={setLooking}
          onShow={onShow}
          onOverlay={setOverlay}
          chat={chat}
          unread={unread}
        />
        <Overlays overlay={overlay} onClose={() => setOverlay(null)} />
        {said !== '' && (
          <p className="said" role="status">
            {said}
          </p>
        )}
        <Later>
          <LiveLog rows={rows} />
        </Later>
        <Flights now={now} root={root} />
        <Fireworks lit={view.table.end !== null} />
        <Fireworks lit={view.table.over} />
      </div>
    </ShownTable>
  );
}

const FIRST: Readonly<Record<Part, string>> = {
  market: '.mt[data-light="lit"]',
  hand: '.hc[data-light="lit"]',
  recruit: '.district-ways .way:last-child[data-light="lit"], button.district',
  upgrade: '.district-ways .way:first-child[data-light="lit"], button.district',
};
const OTHERWISE: Readonly<Record<Part, string>> = { market: '.mt', hand: '.hc', recruit: '.way', upgrade: '.way' };
