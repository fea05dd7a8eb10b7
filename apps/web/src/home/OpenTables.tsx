import type { Table } from '@archipel/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { openTables } from '../api/tables.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../text.tsx';
import { faultText } from '../ui/faults.ts';
import { gameName, tableName } from '../ui/names.ts';

/** Tables at which anybody may sit down. */
export function OpenTables() {
  const { t } = useText();
  const [tables, setTables] = useState<readonly Table[] | { readonly fault: string }>();
  const read = () => void openTables().then((asked) => setTables(asked.ok ? asked.value.items : { fault: asked.fault }));
  useEffect(read, []);
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
              <b>{tableName(id)}</b>
              <span>
                {t('home.openRow', {
                  game: gameName(t, terms.game),
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
