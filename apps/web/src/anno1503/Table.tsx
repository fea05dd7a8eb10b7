import { useSyncExternalStore } from 'react';
import type { TableProps } from '../table/tableProps.ts';
import { usePlayers } from '../table/usePlayers.ts';
import { Board } from './Board.tsx';
import './table.css';

/** The table of Anno 1503. */
export function Table1503({ session, chat, unread, aside, after }: TableProps) {
  const now = useSyncExternalStore(session.subscribe, session.now);
  const company = usePlayers(now);
  return <Board session={session} now={now} company={company} chat={chat} unread={unread} aside={aside} after={after} />;
}
