import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Session } from '../session/session.ts';

export interface TableProps {
  readonly session: Session;
  /** The talk at the table, where there is somebody to talk to, and how much of it nobody here has seen. */
  readonly chat?: ReactNode;
  readonly unread?: number;
}

interface GameTable {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game lasts, in minutes. */
  readonly minutes: number;
  readonly Table: ComponentType<TableProps>;
  /** Fetches the table before it is needed. */
  readonly expect: () => Promise<unknown>;
}

const load1800 = () => import('../anno1800/Table.tsx');

/** The games that can be played on the screen. Each table is fetched when it is needed. */
export const tables = [
  {
    id: 'anno1800',
    seats: { min: 2, max: 4 },
    minutes: 90,
    Table: lazy(() => load1800().then(({ Table1800 }) => ({ default: Table1800 }))),
    expect: load1800,
  },
] as const satisfies readonly GameTable[];

export function tableOf(game: string): (typeof tables)[number] | undefined {
  return tables.find(({ id }) => id === game);
}
