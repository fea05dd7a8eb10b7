import type { Table } from '@archipel/protocol';
import { useState } from 'react';
import { joinTable, startTable } from '../api/tables.ts';
import { Chat } from '../game/Chat.tsx';
import { Icon } from '../pieces/index.ts';
import { useText } from '../text.tsx';
import { faultText } from '../ui/faults.ts';
import { gameName, tableName } from '../ui/names.ts';
import { somebody } from '../who/introduction.tsx';
import { Chairs } from './Chairs.tsx';
import { Honesty } from './Honesty.tsx';
import { Invitation } from './Invitation.tsx';
import { Terms } from './Terms.tsx';
import type { AtTable } from './useTable.ts';

export type Here = AtTable & { readonly table: Table };

/** Carries out a change of the table and remembers why it could not be. */
function useChange({ change }: Here) {
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const act = async (asked: Promise<Parameters<typeof change>[0] extends Promise<infer Done> ? Done : never>) => {
    setBusy(true);
    setFault(await change(asked));
    setBusy(false);
  };
  return { fault, busy, act };
}
export type Act = ReturnType<typeof useChange>['act'];

/** The table before the game: who plays, what is agreed, how others get here. */
export function Lobby({ at }: { readonly at: Here }) {
  const { t } = useText();
  const { table, seat, mine } = at;
  const { fault, busy, act } = useChange(at);
  const open = table.chairs.filter(({ kind }) => kind === 'open').length;
  const join = async () => {
    if (await somebody()) await act(joinTable(table.id));
  };
  return (
    <div className="lobby">
      <header className="lobby-head">
        <h1>{tableName(table.id)}</h1>
        <p className="lead">
          <i>{gameName(t, table.terms.game)}</i> · {t('lobby.gathering', { open })}
        </p>
      </header>
      <div className="lobby-main">
        <Chairs at={at} act={act} />
        <div className="lobby-go" aria-live="polite">
          {seat === undefined ? (
            <button className="button now great" type="button" disabled={busy || open === 0} onClick={() => void join()}>
              <Icon name="enter" size={22} />
              {open === 0 ? t('lobby.full') : t('lobby.sitDown')}
            </button>
          ) : mine ? (
            <>
              <button className="button now great" type="button" disabled={busy || open > 0} onClick={() => void act(startTable(table.id))}>
                <Icon name="play" size={22} />
                {t('lobby.start')}
              </button>
              {open > 0 ? <p className="hint">{t('lobby.startWaits', { open })}</p> : null}
            </>
          ) : (
            <p className="note">{open > 0 ? t('lobby.waitForOthers') : t('lobby.waitForStart')}</p>
          )}
          {fault === undefined ? null : (
            <p className="fault" role="alert">
              {faultText(t, fault)}
            </p>
          )}
        </div>
        <Terms at={at} act={act} />
      </div>
      <div className="lobby-side">
        <Invitation table={table} />
        <section aria-labelledby="lobby-chat">
          <h2 id="lobby-chat">
            <Icon name="chat" size={20} />
            {t('lobby.chat')}
          </h2>
          <Chat />
        </section>
        <Honesty at={at} act={act} />
      </div>
    </div>
  );
}
