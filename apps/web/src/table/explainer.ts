import type { Reason } from '@archipel/kernel';
import { createContext, useContext, useMemo } from 'react';
import type { Recalled, Session } from '../session/session.ts';
import { askWhy } from '../session/why.ts';
import type { WhyQuestion } from '../session/whyMessages.ts';
import { type LogRow, standingEntries } from './log.ts';

/** A row of the log, as far as its reasons are asked for. */
export type ExplainedRow = Pick<LogRow<unknown>, 'first' | 'position' | 'seat' | 'bot' | 'byChance'>;

export interface Explainer {
  /** Whether the game is over, and all reasons are open. */
  readonly over: boolean;
  /** Whether reasons of it can be told: those of bots, and once the game is over everybody's. */
  explains(row: ExplainedRow): boolean;
  reasonsOf(rows: readonly ExplainedRow[]): Promise<readonly Reason[]>;
}

/** The session whose match is explained: the one that the table follows. */
export const ExplainedContext = createContext<Session | undefined>(undefined);

/** Explains the match of this table; nothing where it is only looked at, learned or puzzled over. `over`: whether the game is. */
export function useExplainer(over: boolean): Explainer | undefined {
  const session = useContext(ExplainedContext);
  return useMemo(() => (session?.recall ? explainerOf(session, session.recall, over) : undefined), [session, over]);
}

function explainerOf(session: Session, recall: NonNullable<Session['recall']>, over: boolean): Explainer {
  return {
    over,
    explains: ({ first, position, bot, byChance }) => (bot || over) && !byChance && recall.knows(first - 1, position),
    async reasonsOf(rows) {
      const recalled = await Promise.all(rows.map(async (row) => ({ row, found: await recall.about(row.first - 1, row.position) })));
      const [one] = recalled;
      if (one?.found === undefined) throw new Error('nothing is known of it any more');
      return await askWhy(questionOf(session, one.found, recalled));
    },
  };
}

type RowRecalled = { readonly row: ExplainedRow; readonly found: Recalled | undefined };

/** All rows are explained in the same way: by views, or by the match. */
function questionOf(session: Session, first: Recalled, recalled: readonly RowRecalled[]): WhyQuestion {
  if ('match' in first) {
    const deeds = recalled.map(({ row: { seat, first: from, position } }) => ({ seat, from: from - 1, to: position }));
    return { ...first, deeds };
  }
  const { game, entries } = session.now();
  const standing = standingEntries(entries);
  const seen = recalled.flatMap(({ row, found }) => {
    if (found === undefined || 'match' in found) return [];
    const told = standing.filter(({ position }) => position >= row.first && position <= row.position);
    return [{ seat: row.seat, ...found, facts: told.flatMap(({ events }) => events) }];
  });
  return { game, seen };
}
