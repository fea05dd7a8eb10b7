import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';
import { useText } from '../text.tsx';
import { Board } from './Board.tsx';
import { Naming } from './naming.tsx';
import './table.css';

interface Props {
  readonly session: Session;
  /** The chat of this table, where there is one. */
  readonly chat?: ReactNode;
  readonly unread?: number | undefined;
}

/** The table of Anno 1800. */
export function Table1800({ session, chat, unread }: Props) {
  const { t } = useText();
  const now = useSyncExternalStore(session.subscribe, session.now);
  const { chairs, viewer } = now;
  const players = chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return t('table.bot', { level: chair.level, number: seat + 1 });
    if (chair.kind === 'open') return t('table.nobodySits');
    return chair.name.trim() === '' ? t('table.player', { number: seat + 1 }) : chair.name;
  });
  // The chairs are made anew with every move, mostly with the same people on them: sentences that name them stay as they are.
  const called = JSON.stringify(players);
  const company = useMemo(() => ({ viewer, players: JSON.parse(called) as readonly string[] }), [viewer, called]);
  return (
    <Naming company={company}>
      <Board session={session} now={now} chat={chat} unread={unread} />
    </Naming>
  );
}
