import type { Table } from '@archipel/protocol';
import { type ReactNode, useState } from 'react';
import { agreeToPause } from '../../api/tables.ts';
import type { AtTable } from '../../api/useTable.ts';
import { Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { faultText } from '../../ui/faults.ts';
import { Agreement, peopleAt } from './Agreement.tsx';
import { useSeatNames } from './useSeatNames.ts';
import './notices.css';

interface Props {
  readonly table: Table;
  readonly seat: number | undefined;
  readonly change: AtTable['change'];
  readonly children: ReactNode;
}

/** The table, and over it while it is paused: who wants to go on, and who is still to agree. Nothing on it can be moved meanwhile. */
export function Pausable({ table, seat, change, children }: Props) {
  const paused = table.paused && table.state === 'playing';
  return (
    <>
      <div className="pausable" inert={paused}>
        {children}
      </div>
      {paused ? <div className="paused-veil" /> : null}
      {paused ? <PausedCard table={table} seat={seat} change={change} /> : null}
    </>
  );
}

function PausedCard({ table, seat, change }: Omit<Props, 'children'>) {
  const { t } = useText();
  const { namesOf } = useSeatNames(table);
  const [fault, setFault] = useState<string>();
  const people = peopleAt(table);
  const missing = people.filter((each) => !table.agree.includes(each));
  const agreed = seat !== undefined && table.agree.includes(seat);
  return (
    <section className="paused-card" aria-labelledby="paused">
      <h2 id="paused">
        <Icon name="pause" size={24} />
        {t('lobby.paused')}
      </h2>
      <p role="status">
        {table.agree.length === 0 ? t('lobby.pausedSays') : t('lobby.resumeWaits', { names: namesOf(missing), count: missing.length })}
      </p>
      <Agreement table={table} />
      {seat !== undefined && people.includes(seat) ? (
        <button
          className={agreed ? 'button' : 'button now'}
          type="button"
          onClick={() => void change(agreeToPause(table.id, !agreed)).then(setFault)}
        >
          {agreed ? t('lobby.pauseTakeBack') : t('lobby.resume')}
        </button>
      ) : null}
      {fault === undefined ? null : (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
    </section>
  );
}
