import type { Table } from '@archipel/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { tableAt } from '../api/tables.ts';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { chairName, tableName } from '../ui/names.ts';

interface Props {
  readonly again: () => Promise<string | undefined>;
  readonly next?: string | undefined;
}

/** Another game with the same people. Once somebody has laid it, everybody sees who is there already. */
export function Rematch({ again, next }: Props) {
  const { t } = useText();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const table = useNextTable(next);
  const playAgain = async () => {
    setBusy(true);
    const address = await again();
    setBusy(false);
    if (address !== undefined) go(address);
  };
  const people = table?.chairs.filter(({ kind }) => kind === 'person') ?? [];
  const here = people.filter((chair) => chair.kind === 'person' && chair.here);
  return (
    <div className="rematch">
      <button className="button now" type="button" disabled={busy} onClick={() => void playAgain()}>
        <Icon name="again" size={18} />
        <span>
          {t('lobby.rematch')}
          {table === undefined ? null : <small>{t('lobby.rematchHere', { here: here.length, people: people.length })}</small>}
        </span>
      </button>
      {table === undefined ? null : (
        <ul>
          {table.chairs.map((chair, seat) =>
            chair.kind === 'open' ? null : (
              <li key={`seat ${seat.toString()}`}>
                <Flag seat={seat} width={20} />
                <span>
                  <b>{chairName(t, chair)}</b>
                  <small>{t(chair.kind === 'bot' ? 'lobby.alwaysReady' : chair.here ? 'lobby.isThere' : 'lobby.notThere')}</small>
                </span>
              </li>
            ),
          )}
        </ul>
      )}
    </div>
  );
}

/** The table of the next game as people arrive at it. */
function useNextTable(id: string | undefined): Table | undefined {
  const [table, setTable] = useState<Table>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let left = false;
    const look = () => void tableAt(id).then((found) => !left && found.ok && setTable(found.value));
    look();
    // Asked from time to time and not watched: whoever watches a table counts as being there.
    const looking = setInterval(look, LOOK_EVERY);
    return () => {
      left = true;
      clearInterval(looking);
    };
  }, [id]);
  return table;
}

/** How often to look who has arrived, in milliseconds. */
const LOOK_EVERY = 3000;

/** Says to everybody at a table that is over, wherever they look, that somebody wants to play again. */
export function RematchBanner({ next }: { readonly next: string }) {
  const { t } = useText();
  return (
    <p className="banner rematch-banner" role="status">
      <Icon name="again" size={20} />
      {t('lobby.rematchLaid', { name: tableName(next) })}
      <Link className="button now" href={`/t/${next}`}>
        {t('lobby.goThere')}
      </Link>
    </p>
  );
}
