import { PATHS, pathTo, type Table } from '@archipel/protocol';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { agreeToPause, joinTable, leaveChair, rematch } from '../api/tables.ts';
import type { AtTable } from '../api/useTable.ts';
import { InMasthead } from '../frame/slots.tsx';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { copyText } from '../ui/copyText.ts';
import { faultText } from '../ui/faults.ts';
import { MenuItems } from './MenuItems.tsx';

interface Props {
  readonly table: Table;
  readonly seat: number | undefined;
  readonly change: AtTable['change'];
}

/** What can be done about a table while its game is played, and after: one button in the masthead. */
export function TableMenu({ table, seat, change }: Props) {
  const { t } = useText();
  const [, go] = useLocation();
  const menu = useId();
  const [says, setSays] = useState<string>();
  const chair = seat === undefined ? undefined : table.chairs[seat];
  const away = chair?.kind === 'person' && chair.standIn !== null;
  const agreed = seat !== undefined && table.agree.includes(seat);
  const act = async (asked: Parameters<typeof change>[0]) => {
    const fault = await change(asked);
    setSays(fault === undefined ? undefined : faultText(t, fault));
  };
  const again = async () => {
    const made = await rematch(table.id);
    if (made.ok) go(`/t/${made.value.id}`);
    else setSays(faultText(t, made.fault));
  };
  const copy = async () => {
    if (await copyText(`${location.origin}/t/${table.id}`)) setSays(t('lobby.copied'));
  };
  return (
    <InMasthead at="tools">
      <button className="quiet-button" type="button" popoverTarget={menu} title={t('lobby.menu')}>
        <Icon name="menu" size={20} />
        <span className="hidden-name">{t('lobby.menu')}</span>
      </button>
      <div className="table-menu" id={menu} popover="auto">
        <p className="note">{t('lobby.watching', { count: table.watching })}</p>
        <button className="button" type="button" onClick={() => void copy()}>
          <Icon name="link" size={18} />
          {t('lobby.copyLink')}
        </button>
        {seat !== undefined && table.state === 'playing' ? (
          <>
            <button className="button" type="button" aria-pressed={agreed} onClick={() => void act(agreeToPause(table.id, !agreed))}>
              <Icon name="clock" size={18} />
              {table.paused ? t('lobby.resume') : t('lobby.pause')}
            </button>
            <p className="hint">{t('lobby.pauseSays', { count: table.agree.length })}</p>
            <button className="button" type="button" onClick={() => void act(away ? joinTable(table.id) : leaveChair(table.id, seat))}>
              <Icon name={away ? 'enter' : 'leave'} size={18} />
              {away ? t('lobby.comeBack') : t('lobby.leaveGame')}
            </button>
          </>
        ) : null}
        {table.state === 'over' ? (
          <>
            {seat === undefined ? null : (
              <button className="button now" type="button" onClick={() => void (table.rematch ? go(`/t/${table.rematch}`) : again())}>
                <Icon name="again" size={18} />
                {t('lobby.rematch')}
              </button>
            )}
            <a className="button" href={pathTo(PATHS.file, { table: table.id })} download>
              <Icon name="save" size={18} />
              {t('lobby.saveFile')}
            </a>
          </>
        ) : null}
        <MenuItems game={table.terms.game} />
        {says === undefined ? null : (
          <p className="note" role="status">
            {says}
          </p>
        )}
      </div>
    </InMasthead>
  );
}
