import type { Table } from '@archipel/protocol';
import { type ReactNode, useState } from 'react';
import { agreeToPause, joinTable, standInFor } from '../../api/tables.ts';
import type { AtTable } from '../../api/useTable.ts';
import { InMasthead } from '../../frame/slots.tsx';
import { Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { faultText } from '../../ui/faults.ts';
import { Agreement } from './Agreement.tsx';
import { useSeatNames } from './useSeatNames.ts';
import './notices.css';

interface Props {
  readonly table: Table;
  readonly seat: number | undefined;
  readonly change: AtTable['change'];
}

/** What concerns everybody at a table beside the game: who asks for a pause, who is absent, for whom a bot plays. */
export function TableNotices({ table, seat, change }: Props) {
  const { t } = useText();
  const [fault, setFault] = useState<string>();
  const { nameOf, namesOf } = useSeatNames(table);
  const chair = seat === undefined ? undefined : table.chairs[seat];
  const plays = chair?.kind === 'person' && chair.standIn === null;
  const act = async (asked: Parameters<typeof change>[0]) => setFault(await change(asked));
  if (table.state !== 'playing') return null;
  const agreed = seat !== undefined && table.agree.includes(seat);
  return (
    <InMasthead at="notices">
      <div role="status">
        {chair?.kind === 'person' && chair.standIn !== null ? (
          <Notice icon="bot" says={t('lobby.botForYou')}>
            <Deed main does={t('lobby.comeBack')} onDo={() => void act(joinTable(table.id))} />
          </Notice>
        ) : null}
        {table.paused || table.agree.length === 0 ? null : (
          <Notice
            icon="pause"
            says={agreed ? t('lobby.pauseYours') : t('lobby.pauseAsked', { names: namesOf(table.agree), count: table.agree.length })}
          >
            <Agreement table={table} />
            {plays ? (
              <Deed
                main={!agreed}
                does={agreed ? t('lobby.pauseTakeBack') : t('lobby.pauseAgree')}
                onDo={() => void act(agreeToPause(table.id, !agreed))}
              />
            ) : null}
          </Notice>
        )}
        {table.absent.map((each) =>
          each === seat ? (
            <Notice key={each} icon="waiting" says={t('lobby.absentYou')} />
          ) : (
            <Notice
              key={each}
              icon="waiting"
              says={t(table.timeouts[each] ? 'lobby.absentTimeUp' : 'lobby.absent', { name: nameOf(each) })}
            >
              {plays ? (
                <Deed main does={t('lobby.standIn', { name: nameOf(each) })} onDo={() => void act(standInFor(table.id, each))} />
              ) : null}
            </Notice>
          ),
        )}
        {fault === undefined ? null : <Notice icon="lose" says={faultText(t, fault)} />}
      </div>
    </InMasthead>
  );
}

function Notice({
  icon,
  says,
  children,
}: {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly says: string;
  readonly children?: ReactNode;
}) {
  return (
    <p className="banner table-notice">
      <Icon name={icon} size={20} />
      <span>{says}</span>
      {children}
    </p>
  );
}

function Deed({ does, main, onDo }: { readonly does: string; readonly main: boolean; readonly onDo: () => void }) {
  return (
    <button className={main ? 'button now' : 'button'} type="button" onClick={onDo}>
      {does}
    </button>
  );
}
