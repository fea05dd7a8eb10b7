import type { Table } from '@archipel/protocol';
import { useEffect, useState } from 'react';
import { rematch } from '../api/tables.ts';
import type { AtTable } from '../api/useTable.ts';
import { BoxMark } from '../corrections/BoxMark.tsx';
import { AgainOrHome } from '../frame/AgainOrHome.tsx';
import { Coming, Trouble } from '../frame/states.tsx';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { RemoteFault } from '../session/remote.ts';
import type { Session } from '../session/session.ts';
import { faultText } from '../ui/faults.ts';
import { somebody } from '../who/introduction.tsx';
import { ClockChip } from './ClockChip.tsx';
import { GameTable } from './GameTable.tsx';
import { Pausable } from './notices/Paused.tsx';
import { TableNotices } from './notices/TableNotices.tsx';
import { Outdated } from './Outdated.tsx';
import { RematchBanner } from './Rematch.tsx';
import { TableMenu } from './TableMenu.tsx';

interface Props {
  readonly table: Table;
  readonly seat: number | undefined;
  /** Whether the server knows who one is: it tells news only then. */
  readonly known: boolean;
  readonly change: AtTable['change'];
}

/** A game on the server, played or looked on. */
export function RemoteGame({ table, seat, known, change }: Props) {
  const { t } = useText();
  const [opened, setOpened] = useState<Session | RemoteFault>();
  const [attempt, setAttempt] = useState(0);
  const seated = seat !== undefined;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the table is only read as it was when the game was opened; `attempt` tries again
  useEffect(() => {
    let session: Session | undefined;
    let left = false;
    setOpened(undefined);
    void import('../session/remote.ts')
      .then(({ openRemote }) => openRemote(table, { known, seated }))
      .catch((): RemoteFault => ({ fault: 'offline' }))
      .then((found) => {
        if (!('fault' in found)) session = found;
        if (left) session?.close();
        else setOpened(found);
      });
    return () => {
      left = true;
      session?.close();
    };
  }, [table.id, known, seated, attempt]);

  const again = async () => {
    if (table.rematch !== null) return `/t/${table.rematch}`;
    const made = await rematch(table.id);
    return made.ok ? `/t/${made.value.id}` : undefined;
  };
  if (opened === undefined) return <Coming whole title={t('common.opening')} />;
  if ('fault' in opened && opened.fault === 'outdated') return <Outdated />;
  if ('fault' in opened)
    return (
      <Trouble whole title={t('lobby.unreachable')}>
        <p>{faultText(t, opened.fault, opened.problem)}</p>
        <AgainOrHome onAgain={() => setAttempt(attempt + 1)} />
      </Trouble>
    );
  return (
    <>
      <BoxMark game={table.terms.game} options={table.terms.options} />
      <ClockChip session={opened} pace={table.terms.pace} />
      {known ? <TableMenu table={table} seat={seat} change={change} /> : <LookingOn />}
      {table.rematch !== null ? <RematchBanner next={table.rematch} /> : null}
      <TableNotices table={table} seat={seat} change={change} />
      <Pausable table={table} seat={seat} change={change}>
        <GameTable session={opened} id={table.id} next={table.rematch ?? undefined} {...(seated ? { again } : {})} />
      </Pausable>
    </>
  );
}

/** What somebody reads of whom nothing is known: that looking on needs no name, and playing does. */
function LookingOn() {
  const { t } = useText();
  return (
    <p className="banner" role="status">
      <Icon name="spectator" size={20} />
      {t('lobby.lookingOn')}
      <button className="link-button" type="button" onClick={() => void somebody()}>
        {t('lobby.iPlayHere')}
      </button>
    </p>
  );
}
