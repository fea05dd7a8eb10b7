import { nth } from '@archipel/anno1800';
import type { ReactNode } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { useWords } from '../context/context.ts';
import type { SourceName as Source } from '../model/bill.ts';
import { Cube, LEVEL_NAMES, Token } from '../pieces/index.ts';

/** Where something comes from, in words and pictures. */
export function SourceWords({ source, tileAt }: { readonly source: Source; readonly tileAt: (field: string) => string }) {
  const { t } = useText();
  const { names, company } = useWords();
  switch (source.by) {
    case 'own': {
      const level = LEVEL_NAMES.find((name) => name === source.level) ?? 'farmer';
      return (
        <Words mark={<Cube level={LEVEL_NAMES.indexOf(level)} size={16} />}>
          <b>{names.tile(tileAt(source.field))}</b>
          <small>{names.level(level)}</small>
        </Words>
      );
    }
    case 'trade': {
      const name = company.players[source.from] ?? '';
      return (
        <Words mark={<Tokens kind="trade" count={source.tokens} />}>
          <b className="source-partner">
            <Flag seat={source.from} width={18} /> {t('payment.buy', { name })}
          </b>
          <small>{t('payment.buyGift')}</small>
        </Words>
      );
    }
    case 'island':
      return <Words mark={<Tokens kind="trade" count={1} />}>{t('payment.fetch')}</Words>;
    case 'card':
      return <Words mark={<Icon name="cards" size={16} />}>{t('payment.gift')}</Words>;
    case 'people': {
      const level = LEVEL_NAMES.findIndex((name) => name === source.level);
      return <Words mark={<Cube level={level} size={16} />}>{t('payment.people', { count: source.count })}</Words>;
    }
    default:
      return <Words mark={<Tokens kind={source.token} count={source.count} />}>{names.tokens(source.token, source.count)}</Words>;
  }
}

function Words({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <span className="source-mark">{mark}</span>
      <span className="source-words">{children}</span>
    </>
  );
}

function Tokens({ kind, count }: { readonly kind: 'trade' | 'exploration'; readonly count: number }) {
  const shown = Math.min(count, 3);
  return (
    <span className="source-tokens" aria-hidden="true">
      {Array.from({ length: shown }, (_, at) => (
        <Token key={nth([0, 1, 2], at)} kind={kind} size={16} />
      ))}
      {count > shown && <span>×{count}</span>}
    </span>
  );
}

/** The same in a word or two, for telling plans apart. */
export function SourceName({ source, tileAt }: { readonly source: Source; readonly tileAt: (field: string) => string }) {
  const { t } = useText();
  const { names, company } = useWords();
  switch (source.by) {
    case 'own':
      return names.shortTile(tileAt(source.field));
    case 'trade':
      return company.players[source.from] ?? '';
    case 'island':
      return t('payment.shortIsland');
    case 'card':
      return t('payment.shortCard');
    default:
      return '';
  }
}
