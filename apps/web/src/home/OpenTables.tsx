import type { Table } from '@archipel/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useConnection } from '../api/socket.ts';
import { openTables } from '../api/tables.ts';
import { GameMark } from '../games/GameMark.tsx';
import { gameName } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { faultText } from '../ui/faults.ts';
import { tableName } from '../ui/names.ts';

/** Tables at which anybody may sit down. */
export function OpenTables() {
  const { t } = useText();
  const [tables, setTables] = useState<readonly Table[] | { readonly fault: string }>();
  const read = () => void openTables().then((asked) => setTables(asked.ok ? asked.value.items : { fault: asked.fault }));
  useEffect(read, []);
  // What could not be read is read once the server is heard again.
  const failed = tables !== undefined && 'fault' in tables;
  useEffect(() => {
    if (!failed) return undefined;
    const stop = useConnection.subscribe(({ status }) => status === 'live' && read());
    addEventListener('online', read);
    return () => {
      stop();
      removeEventListener('online', read);
    };
  }, [failed]);
  return (
    <section className="home-open" aria-labelledby="open-tables" aria-busy={tables === undefined}>
      <h2 id="open-tables">
        <Icon name="map" size={22} />
        {t('home.openTables')}
      </h2>
      {tables === undefined ? null : 'fault' in tables ? (
        <p className="note">
          <Icon name="offline" size={18} /> {faultText(t, tables.fault)}{' '}
          <button className="link-button" type="button" onClick={read}>
            {t('common.again')}
          </button>
        </p>
      ) : tables.length === 0 ? (
        <p className="note">{t('home.noOpenTables')}</p>
      ) : (
        <ul>
          {tables.map(({ id, terms, chairs }) => (
            <li className="open-row" key={id}>
              <GameMark game={terms.game} size={26} />
              <b>{tableName(id)}</b>
              <span>
                {t('home.openRow', {
                  game: gameName(terms.game),
                  taken: chairs.filter(({ kind }) => kind !== 'open').length,
                  seats: chairs.length,
                })}
              </span>
              <Link className="text-link" href={`/t/${id}`}>
                {t('home.sitDown')}
                <span className="hidden-name">{t('home.ofTable', { name: tableName(id) })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
