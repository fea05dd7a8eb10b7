import type { MyTable } from '@archipel/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useMe } from '../api/me.ts';
import { listen } from '../api/socket.ts';
import { myTables } from '../api/tables.ts';
import { type KeptGame, keptGames } from '../session/keptGames.ts';

/** One of my games: on this device, or at a table on the server. */
export type Row =
  | { readonly where: 'here'; readonly id: string; readonly at: number; readonly game: KeptGame }
  | { readonly where: 'server'; readonly id: string; readonly at: number; readonly mine: MyTable };

export interface MyGames {
  /** Those that wait for me first, then those played last; those that are over at the end. */
  readonly rows: readonly Row[];
  readonly waiting: number;
  /** Whether everything has been asked; why the server's are missing. */
  readonly state: 'reading' | 'read';
  readonly fault: string | undefined;
  readonly readAgain: () => void;
}

const isOver = (row: Row) => (row.where === 'here' ? row.game.places !== null : row.mine.table.state === 'over');
export const waits = (row: Row) => row.where === 'server' && row.mine.yourTurn;

function inOrder(rows: readonly Row[]): readonly Row[] {
  const weight = (row: Row) => (waits(row) ? 0 : isOver(row) ? 2 : 1);
  return rows.toSorted((a, b) => weight(a) - weight(b) || b.at - a.at);
}

/** How often one's tables are read while somebody looks at them, in milliseconds. */
const READ_EVERY = 30_000;

export function useMyGames(): MyGames {
  const { me } = useMe();
  const known = me !== null && me !== 'unasked';
  const [here, setHere] = useState<readonly Row[]>();
  const [there, setThere] = useState<readonly Row[]>();
  const [fault, setFault] = useState<string>();

  const readHere = useCallback(() => {
    keptGames().then(
      (games) => setHere(games.map((game) => ({ where: 'here', id: game.id, at: game.played, game }))),
      () => setHere([]),
    );
  }, []);
  const readThere = useCallback(() => {
    void myTables().then((asked) => {
      setFault(asked.ok ? undefined : asked.fault);
      if (!asked.ok) return setThere((old) => old ?? []);
      setThere(
        asked.value.items.map((mine) => ({
          where: 'server',
          id: mine.table.id,
          at: mine.table.ended ?? mine.table.started ?? mine.table.made,
          mine,
        })),
      );
    });
  }, []);

  useEffect(readHere, [readHere]);
  useEffect(() => {
    if (!known) return undefined;
    readThere();
    // Every new connection begins with a hello: what was missed while there was none is read then.
    const stop = listen(({ tell }) => {
      if (tell === 'your-turn' || tell === 'hello') readThere();
    });
    // Nobody tells of the moves of others at a table that is not watched.
    const readIfSeen = () => document.visibilityState === 'visible' && readThere();
    const reading = setInterval(readIfSeen, READ_EVERY);
    document.addEventListener('visibilitychange', readIfSeen);
    return () => {
      stop();
      clearInterval(reading);
      document.removeEventListener('visibilitychange', readIfSeen);
    };
  }, [known, readThere]);

  const rows = inOrder([...(here ?? []), ...(there ?? [])]);
  return {
    rows,
    waiting: rows.filter(waits).length,
    state: here === undefined || (known && there === undefined) ? 'reading' : 'read',
    fault,
    readAgain: useCallback(() => {
      readHere();
      if (known) readThere();
    }, [known, readHere, readThere]),
  };
}
