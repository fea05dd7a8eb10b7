import type { ReactNode } from 'react';
import type { Session } from '../session/session.ts';

/** What every table is given. */
export interface TableProps {
  readonly session: Session;
  /** The chat of this table, if it has one, and how many messages are unread. */
  readonly chat?: ReactNode;
  readonly unread?: number | undefined;
  /** What the page has to say about this position, in the place of the log: a puzzle. */
  readonly aside?: ReactNode;
  /** What can be done once the game is over: the end of the score sheet. */
  readonly after?: ReactNode;
}
