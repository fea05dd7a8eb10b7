import type { ReactNode } from 'react';
import type { PaymentProps } from './asking.ts';
import type { MarketProps } from './market/Market.tsx';
import type { Row } from './model/log.ts';
import type { Overlay } from './Overlays.tsx';

export const TABS = ['islands', 'market', 'hand', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

export interface LayoutProps {
  readonly rows: readonly Row[];
  readonly market: MarketProps;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly payment: PaymentProps | null;
  /** What does not belong to the payment has stepped back. */
  readonly veiled: boolean;
  /** The other player whose islands are looked at. */
  readonly looking: number | null;
  readonly onLook: (seat: number | null) => void;
  /** Shows on the board what a row of the log speaks of. */
  readonly onShow: (row: Row) => void;
  readonly onOverlay: (overlay: Overlay) => void;
  readonly chat: ReactNode;
  readonly unread: number | undefined;
}
