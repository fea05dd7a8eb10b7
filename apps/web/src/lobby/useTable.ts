import type { Line, Table } from '@archipel/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Asked } from '../api/client.ts';
import { askWhoIAm, useMe } from '../api/me.ts';
import { watchTable } from '../api/socket.ts';
import { linesOf, tableAt } from '../api/tables.ts';

export interface AtTable {
  readonly table: Table | undefined;
  /** Why there is no table to be seen. */
  readonly fault: string | undefined;
  readonly lines: readonly Line[];
  /** One's own seat, if one sits there. */
  readonly seat: number | undefined;
  readonly mine: boolean;
  /** Carries out a change and shows the table that comes of it; answers why not. */
  readonly change: (asked: Promise<Asked<Table>>) => Promise<string | undefined>;
  readonly hearLine: (line: Line) => void;
  readonly readAgain: () => void;
}

/** A table on the server, as it changes. */
export function useTable(id: string): AtTable {
  const { me } = useMe();
  const [table, setTable] = useState<Table>();
  const [fault, setFault] = useState<string>();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [attempt, setAttempt] = useState(0);
  const known = useRef<{ table: Table | undefined; line: number }>({ table: undefined, line: 0 });

  const take = useCallback((next: Table) => {
    known.current.table = next;
    setTable(next);
  }, []);
  const hearLine = useCallback((line: Line) => {
    known.current.line = Math.max(known.current.line, line.number);
    setLines((old) => (old.some(({ number }) => number === line.number) ? old : [...old, line].toSorted((a, b) => a.number - b.number)));
  }, []);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `attempt` asks once more
  useEffect(() => {
    let left = false;
    let unwatch: (() => void) | undefined;
    setFault(undefined);
    void (async () => {
      await askWhoIAm();
      const asked = await tableAt(id);
      if (left) return;
      if (!asked.ok) {
        setFault(asked.fault);
        return;
      }
      take(asked.value);
      const said = await linesOf(asked.value.id);
      if (left) return;
      if (said.ok) for (const line of said.value) hearLine(line);
      unwatch = watchTable(asked.value.id, {
        afterIfAlone: () => (known.current.table?.state === 'open' ? undefined : known.current.table?.position),
        line: () => known.current.line,
        hear(word) {
          if (word.tell === 'table') take(word.table);
          else if (word.tell === 'line') hearLine(word.line);
        },
      });
    })();
    return () => {
      left = true;
      unwatch?.();
    };
  }, [id, attempt, take, hearLine]);

  const mineId = me !== null && me !== 'unasked' ? me.id : undefined;
  const seat = table?.chairs.findIndex((chair) => chair.kind === 'person' && chair.id === mineId) ?? -1;
  return {
    table,
    fault,
    lines,
    seat: mineId === undefined || seat < 0 ? undefined : seat,
    mine: table !== undefined && table.owner === mineId,
    change: async (asked) => {
      const done = await asked;
      if (done.ok) take(done.value);
      return done.ok ? undefined : done.fault;
    },
    hearLine,
    readAgain: () => setAttempt(attempt + 1),
  };
}
