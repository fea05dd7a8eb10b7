import type { Table } from '@archipel/protocol';
import { useEffect, useState } from 'react';
import { rematch } from '../api/tables.ts';
import { AgainOrHome } from '../frame/AgainOrHome.tsx';
import { Coming, Trouble } from '../frame/states.tsx';
import type { AtTable } from '../lobby/useTable.ts';
import type { Session } from '../session/session.ts';
import { useText } from '../text.tsx';
import { faultText } from '../ui/faults.ts';
import { ClockChip } from './ClockChip.tsx';
import { GameTable } from './GameTable.tsx';
import { TableMenu } from './TableMenu.tsx';

interface Props {
  readonly table: Table;
  readonly seat: number | undefined;
  readonly change: AtTable['change'];
}

/** A game on the server, played or looked on. */
export function RemoteGame({ table, seat, change }: Props) {
  const { t } = useText();
  const [opened, setOpened] = useState<Session | { readonly fault: string }>();
  const [attempt, setAttempt] = useState(0);
  const seated = seat !== undefined;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the table is only read as it was when the game was opened; `attempt` tries again
  useEffect(() => {
    let session: Session | undefined;
    let left = false;
    setOpened(undefined);
    void import('../session/remote.ts')
      .then(({ openRemote }) => openRemote(table, seated))
      .catch(() => ({ fault: 'offline' }))
      .then((found) => {
        if (!('fault' in found)) session = found;
        if (left) session?.close();
        else setOpened(found);
      });
    return () => {
      left = true;
      session?.close();
    };
  }, [table.id, seated, attempt]);

  const again = async () => {
    if (table.rematch !== null) return `/t/${table.rematch}`;
    const made = await rematch(table.id);
    return made.ok ? `/t/${made.value.id}` : undefined;
  };
  if (opened === undefined) return <Coming whole title={t('common.opening')} />;
  if ('fault' in opened)
    return (
      <Trouble whole title={t('lobby.unreachable')}>
        <p>{faultText(t, opened.fault)}</p>
        <AgainOrHome onAgain={() => setAttempt(attempt + 1)} />
      </Trouble>
    );
  return (
    <>
      <ClockChip session={opened} />
      <TableMenu table={table} seat={seat} change={change} />
      <GameTable session={opened} id={table.id} {...(seated ? { again } : {})} />
    </>
  );
}
