import type { Move } from '@archipel/anno1503';
import { type RefObject, useMemo, useRef } from 'react';
import type { Answer, Session } from '../../session/session.ts';
import type { Redo } from '../../table/redo.ts';
import { refusalSentence } from '../../table/refusalSentence.ts';
import { playerAt } from '../model/seen.ts';
import type { Table1503Event, Table1503State } from '../model/tableState.ts';
import { voyageTo } from '../model/voyage.ts';
import { wishFor } from '../model/wanted.ts';
import { planFor } from '../model/wishes.ts';
import type { Commands, Facts, Words } from './context.tsx';

interface Around {
  readonly session: Session;
  readonly history: Redo;
  readonly facts: Facts;
  readonly words: Words;
  readonly state: Table1503State;
  readonly dispatch: (event: Table1503Event) => void;
  readonly root: RefObject<HTMLElement | null>;
  readonly setAnchor: (anchor: Element) => void;
  /** Remembers what opened a sheet. */
  readonly opened: (from: Element | null) => void;
  /** Brings the table to the present. */
  readonly catchUp: () => void;
}

/** The commands of the table: the same functions for the whole game, so that parts that have not changed need not be drawn again. */
export function useCommandsOf(around: Around): Commands {
  const latest = useRef(around);
  latest.current = around;
  return useMemo(() => commandsFor(() => latest.current), []);
}

function commandsFor(now: () => Around): Commands {
  const play = (plan: readonly Move[]) => {
    const { history, dispatch, facts } = now();
    if (plan.length === 0) return;
    dispatch({ type: 'sent' });
    if (facts.event && facts.decision.ask !== 'lose' && facts.decision.ask !== 'choose') {
      dispatch({ type: 'read-event', position: facts.event.position });
    }
    void told(history.play(plan));
  };
  const told = async (asked: Promise<Answer>) => {
    const answer = await asked;
    const { dispatch, words } = now();
    const sentence = refusalSentence(words.t, answer);
    if (sentence !== undefined) dispatch({ type: 'announce', sentence });
  };
  return {
    play,
    undo(count) {
      const { history, dispatch } = now();
      dispatch({ type: 'sheet', sheet: null });
      void history.undo(count);
    },
    redo() {
      const { history, dispatch } = now();
      dispatch({ type: 'sent' });
      if (history.redo) void told(history.redo());
    },
    want(wanted, from) {
      now().catchUp();
      const { facts, dispatch, setAnchor, opened, root } = now();
      if (facts.seat === undefined) return;
      const wish = wishFor(facts.view, wanted);
      if (planFor(facts.view, wish)) {
        opened(from ?? document.activeElement);
        dispatch({ type: 'sheet', sheet: { show: 'wish', wanted } });
        return;
      }
      setAnchor(from ?? root.current?.querySelector('[data-key="actions"], .action-panel, .phone-bar') ?? document.body);
      dispatch({ type: 'open', overlay: { show: 'choice', choice: { kind: 'why', wish } } });
    },
    sailTo(square) {
      now().catchUp();
      const { facts, state, dispatch, words, opened } = now();
      const voyage = voyageTo(facts.reaches, square, state.ship);
      if (voyage && (voyage.path.length > 0 || voyage.look !== null)) {
        opened(document.activeElement);
        dispatch({ type: 'sheet', sheet: { show: 'voyage', voyage } });
      } else if (facts.seat !== undefined) dispatch({ type: 'announce', sentence: whyNotThere(facts, words, square) });
    },
    openSheet: (sheet) => now().dispatch({ type: 'sheet', sheet }),
    chooseShip: (ship) => now().dispatch({ type: 'ship', ship }),
    planVoyage: (voyage) => now().dispatch({ type: 'sheet', sheet: { show: 'voyage', voyage } }),
    endTurn() {
      now().catchUp();
      const { facts, dispatch } = now();
      const { seat, view, box } = facts;
      if (seat === undefined) return;
      if (playerAt(view, seat).cards > box.components.handLimit) dispatch({ type: 'sheet', sheet: { show: 'end', cards: [] } });
      else play([{ kind: 'end' }]);
    },
    show(tab, selector) {
      const { dispatch, root } = now();
      dispatch({ type: 'tab', tab });
      // Once it is drawn.
      requestAnimationFrame(() => {
        for (const each of selector.split(', ')) {
          const target = root.current?.querySelector<HTMLElement>(each);
          if (!target) continue;
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          target.focus();
          return;
        }
      });
    },
    update: (event) => now().dispatch(event),
  };
}

/** Why no ship gets to a square now. */
function whyNotThere({ view, seat, reaches, box }: Facts, { t, names }: Words, square: string): string {
  const place = names.square(square);
  if (view.turn !== seat) return t('table1503.seaNotYourTurn');
  if (view.phase === 'roll') return t('table1503.seaRollFirst');
  if (reaches.length === 0) return t('table1503.seaNoShip');
  if (box.board.isSpace(square))
    return t(view.islands[square] === undefined ? 'table1503.seaEmptySpace' : 'table1503.seaTooFar', { place });
  return t('table1503.seaTooFar', { place });
}
