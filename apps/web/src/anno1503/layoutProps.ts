import type { ReactNode } from 'react';
import type { Row } from './model/log.ts';

export interface LayoutProps {
  readonly rows: readonly Row[];
  /** Shows on the board where these things happened. */
  readonly onShow: (told: Pick<Row, 'events'>) => void;
  readonly chat: ReactNode;
  readonly unread: number | undefined;
  /** Stands in the place of the log. */
  readonly aside: ReactNode;
}
