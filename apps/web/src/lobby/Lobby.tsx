import type { Table } from '@archipel/protocol';
import { useState } from 'react';
import { changeTerms } from '../api/tables.ts';
import type { AtTable } from '../api/useTable.ts';
import { Chat } from '../game/Chat.tsx';
import { GameCards } from '../games/GameCards.tsx';
import { gameName, games } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { faultText, issuesOf } from '../ui/faults.ts';
import { tableName } from '../ui/names.ts';
import { Bar } from './Bar.tsx';
import { Chairs } from './Chairs.tsx';
import { Honesty } from './Honesty.tsx';
import { Invitation } from './Invitation.tsx';
import { Terms } from './Terms.tsx';

export type Here = AtTable & { readonly table: Table };

/** Carries out a change of the table and remembers why it could not be. */
function useChange({ change }: Here) {
  const [fault, setFault] = useState<string>();
  const [issues, setIssues] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const act = async (asked: Promise<Parameters<typeof change>[0] extends Promise<infer Done> ? Done : never>) => {
    setBusy(true);
    setFault(await change(asked));
    const done = await asked;
    setIssues(done.ok ? [] : issuesOf(done.problem));
    setBusy(false);
  };
  return { fault, issues, busy, act };
}
export type Act = ReturnType<typeof useChange>['act'];

/** The table before the game: who plays, what is agreed, how others get here. */
export function Lobby({ at }: { readonly at: Here }) {
  const { t } = useText();
  const { table, mine } = at;
  const { fault, issues, busy, act } = useChange(at);
  const open = table.chairs.filter(({ kind }) => kind === 'open').length;
  const [unpicked, setUnpicked] = useState(0);
  const changeGame = (game: string) => {
    // Another game has options of its own: what was begun for the one before it goes.
    setUnpicked(0);
    void act(changeTerms(table.id, { game }));
  };
  return (
    <div className="lobby">
      <header className="lobby-head">
        <div>
          <h1>{tableName(table.id)}</h1>
          <p className="lead">
            <i>{gameName(table.terms.game)}</i> · {t('lobby.gathering', { open })}
          </p>
        </div>
        {mine && games.length > 1 ? <GameCards small value={table.terms.game} onChange={changeGame} /> : null}
      </header>
      <div className="lobby-main">
        <Chairs at={at} act={act} />
        <Terms at={at} act={act} onUnpicked={setUnpicked} />
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
      <Bar at={at} act={act} busy={busy} unpicked={unpicked} fault={fault === undefined ? null : <Fault fault={fault} issues={issues} />} />
    </div>
  );
}

/** Why a change was refused. */
function Fault({ fault, issues }: { readonly fault: string; readonly issues: readonly string[] }) {
  const { t } = useText();
  return (
    <div className="fault" role="alert">
      <p>{faultText(t, fault)}</p>
      {issues.map((issue) => (
        <p key={issue}>{issue}</p>
      ))}
    </div>
  );
}
