import { anno1800, type LevelName, type Move } from '@archipel/anno1800';
import { type Dispatch, type RefObject, useMemo, useRef } from 'react';
import type { Answer, Session } from '../session/session.ts';
import { useCatchUp } from '../table/follow/context.tsx';
import type { Redo } from '../table/redo.ts';
import { refusalSentence } from '../table/refusalSentence.ts';
import type { Commands, Facts, Part, Words } from './context/context.ts';
import { begunWish } from './model/begunWish.ts';
import { clickAt } from './model/clicks.ts';
import { orderOf } from './model/order.ts';
import type { Choice, Tab, TableEvent1800, TableState1800 } from './model/tableState.ts';
import { unusedIn } from './model/unused.ts';
import type { Draft } from './model/wish.ts';

interface Table {
  readonly session: Session;
  readonly history: Redo;
  readonly root: RefObject<HTMLElement | null>;
  readonly dispatch: Dispatch<TableEvent1800>;
  /** Says what a menu belongs to. */
  readonly onAnchor: (anchor: Element) => void;
  /** Says what opened the payment sheet. */
  readonly onOpener: (opener: Element | null) => void;
}

/** What can be done at the table. The functions stay the same for the whole game, so that parts that have not changed need not be drawn again. */
export function useCommands1800(
  facts: Pick<Facts, 'seat' | 'moves' | 'decision' | 'view'>,
  words: Words,
  state: TableState1800,
  table: Table,
): Commands {
  const latest = useRef({ ...facts, ...table, words, state });
  latest.current = { ...facts, ...table, words, state };
  const { session, root, dispatch } = table;
  const catchUp = useCatchUp();
  return useMemo(() => {
    const told = async (asked: Promise<Answer>) => {
      const sentence = refusalSentence(latest.current.words.t, await asked);
      if (sentence !== undefined) dispatch({ type: 'announce', sentence });
    };
    const act = (plan: readonly Move[]) => {
      dispatch({ type: 'sent' });
      void told(latest.current.history.play(plan));
    };
    const openAt = (event: TableEvent1800, anchor: Element) => {
      latest.current.onAnchor(anchor);
      dispatch(event);
    };
    /** R10.1: one more for the action whose sheet is open. */
    const recruitAsWell = (level: LevelName) => {
      const { view, state: now, words: said } = latest.current;
      if (now.wish === null) return;
      const people = [now.wish, ...now.more.map((each) => ({ kind: 'recruit', level: each }) as const)];
      if (orderOf(view, people, null)?.addable.includes(level)) dispatch({ type: 'more', levels: [...now.more, level] });
      else dispatch({ type: 'announce', sentence: said.t('payment.crewNot', { name: said.names.level(level) }) });
    };
    /** With the sheet of a tile open a click on a field says where it is to lie (R6.1). */
    const chooseSite = ({ sites }: Draft, at: string) => {
      const field = sites.find((id) => id === at);
      const { t, names } = latest.current.words;
      if (field !== undefined) dispatch({ type: 'site', field });
      else dispatch({ type: 'announce', sentence: t('payment.notASite', { field: names.field(at) }) });
    };
    return {
      act,
      want(thing, from) {
        catchUp();
        const { seat, moves, onOpener, state: now } = latest.current;
        if (seat === undefined) return dispatch({ type: 'close' });
        if (thing.kind === 'recruit' && now.wish?.kind === 'recruit') return recruitAsWell(thing.level);
        onOpener(from ?? document.activeElement);
        const wanted = JSON.stringify(thing);
        const legal = moves.some((move) => JSON.stringify(move) === wanted);
        openAt({ type: 'want', thing, legal }, from ?? root.current?.querySelector('.action-panel') ?? document.body);
      },
      choose(choice, from) {
        catchUp();
        openAt(choiceOf(choice), from);
      },
      press(at, from) {
        catchUp();
        const { wish, draft } = latest.current.state;
        if (wish?.kind === 'build' && draft !== null && draft.sites.length > 0) return chooseSite(draft, at);
        const move = clickAt(latest.current.decision, latest.current.moves, at);
        if (move) act([move]);
        else openAt(choiceOf({ kind: 'place', at }), from);
      },
      activate(card, from) {
        const move = { kind: 'activate', card } as const;
        if (anno1800.reveals(latest.current.view, move)) openAt(choiceOf({ kind: 'activate', card }), from);
        else act([move]);
      },
      endTurn(from) {
        const { view, moves } = latest.current;
        if (unusedIn(view, moves).length > 0) openAt(choiceOf({ kind: 'end' }), from);
        else act([{ kind: 'end' }]);
      },
      searchGood: (good) => dispatch({ type: 'search-good', name: latest.current.words.names.good(good) }),
      startSwap: () => dispatch({ type: 'start-swap' }),
      cancelSwap: () => dispatch({ type: 'cancel-swap' }),
      pickCard: (card) => dispatch({ type: 'pick-card', card }),
      announce: (sentence) => dispatch({ type: 'announce', sentence }),
      undo(count) {
        dispatch({ type: 'undone' });
        void latest.current.history.undo(count);
      },
      redo() {
        const { redo } = latest.current.history;
        dispatch({ type: 'sent' });
        if (redo) void told(redo());
      },
      pay: () => dispatch({ type: 'pay', thing: begunWish(latest.current.view) }),
      show(part) {
        dispatch({ type: 'tab', tab: TAB_OF[part] });
        // Where the market is a sheet, it opens.
        if (part === 'market') dispatch({ type: 'drawer', drawer: 'market' });
        // Once it is drawn.
        requestAnimationFrame(() => {
          const target = root.current?.querySelector<HTMLElement>(FIRST[part]) ?? root.current?.querySelector<HTMLElement>(OTHERWISE[part]);
          target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          target?.focus();
        });
      },
      showScore: () => dispatch({ type: 'open', overlay: { show: 'score' } }),
    };
  }, [session, root, dispatch, catchUp]);
}

const choiceOf = (choice: Choice): TableEvent1800 => ({ type: 'open', overlay: { show: 'choice', choice } });

const TAB_OF: Readonly<Record<Part, Tab>> = { market: 'market', hand: 'hand', recruit: 'islands', upgrade: 'islands' };
/** What is focused in each part: the first thing that can be had, or the first at all. */
const FIRST: Readonly<Record<Part, string>> = {
  market: '.mt[data-light="lit"]',
  hand: '.hc[data-light="lit"]',
  recruit: '.district-ways .way:last-child[data-light="lit"], button.district',
  upgrade: '.district-ways .way:first-child[data-light="lit"], button.district',
};
const OTHERWISE: Readonly<Record<Part, string>> = { market: '.mt', hand: '.hc', recruit: '.way', upgrade: '.way' };
