import type { ReactNode } from 'react';
import type { Row } from './model/log.ts';
import type { TableEvent1800, TableState1800 } from './model/tableState.ts';
import type { PaymentProps } from './payment/PaymentSheet.tsx';

export interface LayoutProps {
  readonly state: TableState1800;
  readonly dispatch: (event: TableEvent1800) => void;
  readonly rows: readonly Row[];
  readonly payment: PaymentProps | null;
  /** Whether what does not belong to the payment is dimmed. */
  readonly dimmed: boolean;
  /** Shows on the board where these things happened. */
  readonly onShow: (told: Pick<Row, 'events'>) => void;
  readonly chat: ReactNode;
  readonly unread: number | undefined;
  /** Stands in the place of the log. */
  readonly aside: ReactNode;
}
