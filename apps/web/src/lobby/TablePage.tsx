import { Link } from 'wouter';
import { type AtTable, useTable } from '../api/useTable.ts';
import { AgainOrHome } from '../frame/AgainOrHome.tsx';
import { Frame } from '../frame/Frame.tsx';
import { Coming, Empty, Trouble } from '../frame/states.tsx';
import { Talk } from '../game/Chat.tsx';
import { RemoteGame } from '../game/RemoteGame.tsx';
import { useText } from '../reader/text.tsx';
import { faultText } from '../ui/faults.ts';
import { tableName } from '../ui/names.ts';
import { Lobby } from './Lobby.tsx';

/** A table at its address: where people gather before the game, and the game itself. */
export function TablePage({ id }: { readonly id: string }) {
  const at = useTable(id);
  const { table } = at;
  const playing = table !== undefined && table.state !== 'open' && table.started !== null;
  return (
    <Frame wide={playing} title={tableName(table?.id ?? id)}>
      <AtAddress at={at} />
    </Frame>
  );
}

function AtAddress({ at }: { readonly at: AtTable }) {
  const { t } = useText();
  const { table, fault, messages, seat, receiveChat } = at;
  if (fault !== undefined)
    return (
      <Trouble whole title={fault === 'offline' ? t('lobby.unreachable') : t('lobby.noTable')}>
        <p>{faultText(t, fault)}</p>
        <AgainOrHome onAgain={at.readAgain} />
      </Trouble>
    );
  if (table === undefined) return <Coming whole title={t('common.opening')} />;
  if (table.state !== 'open' && table.started === null)
    return (
      <Empty whole title={t('lobby.closed')}>
        <p>{t('lobby.closedSays')}</p>
        <Link className="button" href="/">
          {t('common.backHome')}
        </Link>
      </Empty>
    );
  // Looking on needs no name; the talk is for those who have one.
  if (table.state !== 'open' && !at.known)
    return <RemoteGame key={table.id} table={table} seat={undefined} known={false} change={at.change} />;
  return (
    <Talk table={table} messages={messages} seat={seat} receiveChat={receiveChat}>
      {table.state === 'open' ? (
        <Lobby at={{ ...at, table }} />
      ) : (
        <RemoteGame key={table.id} table={table} seat={seat} known={at.known} change={at.change} />
      )}
    </Talk>
  );
}
