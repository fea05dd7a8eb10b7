import { named } from '@archipel/anno1800';
import { memo, useMemo, useRef } from 'react';
import { Cube, Flag, Icon } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';
import { wantedGoods } from '../model/hand.ts';
import { blocksOf } from '../model/market.ts';
import { tileMatches } from '../model/search.ts';
import { useRoving } from '../useRoving.ts';
import { Findings } from './Findings.tsx';
import { MarketTile } from './MarketTile.tsx';

export const FILTERS = ['all', 'payable', 'wanted'] as const;
export type Filter = (typeof FILTERS)[number];

export interface MarketProps {
  readonly letters: string;
  readonly onLetters: (letters: string) => void;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** The market by level, with what can be had now lit; filter and search. */
export const Market = memo(function Market({ letters, onLetters, filter, onFilter }: MarketProps) {
  const { box, view, seat, lights, sources, names, t, layout, people } = useTable();
  const blocks = useRef<HTMLDivElement>(null);
  useRoving(blocks, '.mt:not([data-out="true"])');
  const wanted = useMemo(() => wantedGoods(view, sources), [view, sources]);
  const matches = letters.trim() === '' ? undefined : tileMatches(view, names, letters);
  const wantedOf = (id: string) => {
    const tile = named(box.tiles, id);
    return tile.kind === 'industry' ? (wanted.get(tile.makes) ?? 0) : 0;
  };
  const passes: Readonly<Record<Filter, (id: string) => boolean>> = {
    all: () => true,
    payable: (id) => ['lit', 'ready'].includes(lights.tile(id)),
    wanted: (id) => wantedOf(id) > 0 && lights.tile(id) !== 'mine',
  };
  const shown = (id: string) => passes[filter](id) && (matches === undefined || matches(id) !== undefined);
  return (
    <section className="market" aria-label={t('table.market')}>
      <header className="part-head">
        <h2>{t('table.market')}</h2>
        <Search letters={letters} onLetters={onLetters} />
        {seat !== undefined && (
          <fieldset className="chips" aria-label={t('table.filter')}>
            {FILTERS.map((which) => (
              <button key={which} type="button" className="chip" aria-pressed={filter === which} onClick={() => onFilter(which)}>
                {which === 'payable' && <i className="dot" />}
                {t(`table.filter-${which}`, { count: box.marketTiles.filter(passes[which]).length })}
              </button>
            ))}
          </fieldset>
        )}
        {seat !== undefined && layout !== 'phone' && <Legend />}
      </header>
      {matches && <Findings letters={letters} />}
      <div className="market-blocks" ref={blocks}>
        {blocksOf(box).map(({ name, tiles, columns }) => (
          <section key={name} className="market-block" style={{ '--columns': columns }} data-none={!tiles.some(shown)}>
            <h3>
              {name === 'sea' ? <Icon name="trade-ship" size={15} /> : <Cube level={name} size={13} />}
              {name === 'sea' ? t('table.shipping') : people(name)}
              <i />
            </h3>
            <div className="market-grid">
              {tiles.map((id) => (
                <MarketTile key={id} id={id} light={lights.tile(id)} wanted={wantedOf(id)} found={matches?.(id)} out={!shown(id)} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
});

function Search({ letters, onLetters }: Pick<MarketProps, 'letters' | 'onLetters'>) {
  const { t } = useTable();
  return (
    <label className="search">
      <Icon name="search" size={15} />
      <span className="hidden-name">{t('table.search')}</span>
      <input
        type="search"
        data-key="search"
        value={letters}
        placeholder={t('table.search')}
        onChange={(event) => onLetters(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || letters === '') return;
          event.stopPropagation();
          onLetters('');
        }}
      />
      <kbd className="key">/</kbd>
    </label>
  );
}

function Legend() {
  const { t, seat } = useTable();
  return (
    <span className="legend" aria-hidden="true">
      <span>
        <i className="swatch" data-light="lit" /> {t('table.light-lit')}
      </span>
      <span>
        <i className="swatch" data-light="half" /> {t('table.light-half')}
      </span>
      <span>
        <i className="swatch" data-light="dark" /> {t('table.light-dark')}
      </span>
      <span>
        <Flag seat={seat === 1 ? 2 : 1} width={15} /> {t('table.legendOwner')}
      </span>
    </span>
  );
}
