import { named } from '@archipel/anno1800';
import { memo, useMemo, useRef } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { useRoving } from '../../table/useRoving.ts';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { useLatePreview } from '../context/preview.tsx';
import { wantedGoods } from '../model/hand.ts';
import { blocksOf } from '../model/market.ts';
import { onlyHit, tileMatches } from '../model/search.ts';
import { FILTERS, type Filter, type TableEvent1800 } from '../model/tableState.ts';
import { Cube } from '../pieces/index.ts';
import { Findings } from './Findings.tsx';
import { MarketTile } from './MarketTile.tsx';
import { Readout, useTileInHand } from './Readout.tsx';

interface Props {
  readonly search: string;
  readonly filter: Filter;
  readonly dispatch: (event: TableEvent1800) => void;
}

/** The market by level, with filter and search. */
export const Market = memo(function Market({ search, filter, dispatch }: Props) {
  const { box, view, seat, lights, sources, layout, folds } = useFacts();
  const { names, t, people } = useWords();
  const { want, announce } = useCommands();
  const { preview } = useLatePreview();
  const blocks = useRef<HTMLDivElement>(null);
  useRoving(blocks, '.mt:not([data-out="true"])');
  const nameless = folds.market === 'plain' || folds.market === 'stacked';
  const pointed = useTileInHand(blocks, nameless);
  const wanted = useMemo(() => wantedGoods(view, sources), [view, sources]);
  const matches = search.trim() === '' ? undefined : tileMatches(view, names, search);
  const wantedOf = (id: string) => {
    const tile = named(box.tiles, id);
    return tile.kind === 'industry' ? (wanted.get(tile.makes) ?? 0) : 0;
  };
  const passes: Readonly<Record<Filter, (id: string) => boolean>> = {
    all: () => true,
    payable: (id) => ['lit', 'ready'].includes(lights.tile(id)),
    wanted: (id) => wantedOf(id) > 0 && lights.tile(id) !== 'mine',
  };
  /** Enter takes the only hit; where there are several it says so. */
  const takeOnlyHit = (from: Element) => {
    const found = box.marketTiles.flatMap((id) => {
      const how = passes[filter](id) ? matches?.(id) : undefined;
      return how === undefined ? [] : [{ id, how }];
    });
    const tile = onlyHit(found);
    if (tile !== undefined) want({ kind: 'build', tile }, from);
    else announce(t('table.searchHits', { count: found.length }));
  };
  const shown = (id: string) => passes[filter](id) && (matches === undefined || matches(id) !== undefined);
  return (
    <section className="market" data-face={folds.market} aria-label={t('table.market')}>
      <header className="part-head">
        <h2>{t('table.market')}</h2>
        <Search search={search} dispatch={dispatch} onEnter={takeOnlyHit} />
        {seat !== undefined && (
          <fieldset className="chips" aria-label={t('table.filter')}>
            {FILTERS.map((which) => (
              <button
                key={which}
                type="button"
                className="chip"
                aria-pressed={filter === which}
                onClick={() => dispatch({ type: 'filter', filter: which })}
              >
                {which === 'payable' && <i className="dot" />}
                {t(`table.filter-${which}`, { count: box.marketTiles.filter(passes[which]).length })}
              </button>
            ))}
          </fieldset>
        )}
        {pointed !== undefined ? <Readout id={pointed} /> : seat !== undefined && layout !== 'phone' && <Legend />}
      </header>
      {matches && <Findings letters={search} />}
      <div className="market-blocks" ref={blocks}>
        {blocksOf(box, layout === 'tablet' ? 2 : 3).map(({ name, tiles, columns }) => (
          <section key={name} className="market-block" style={{ '--columns': columns }} data-none={!tiles.some(shown)}>
            <h3>
              {name === 'sea' ? <Icon name="trade-ship" size={15} /> : <Cube level={name} size={13} />}
              <span>{name === 'sea' ? t('table.shipping') : people(name)}</span>
              <i />
            </h3>
            <div className="market-grid">
              {tiles.map((id) => (
                <MarketTile
                  key={id}
                  id={id}
                  light={lights.tile(id)}
                  wanted={wantedOf(id)}
                  found={matches?.(id)}
                  out={!shown(id)}
                  planned={preview?.tile?.id === id}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
});

function Search({ search, dispatch, onEnter }: Pick<Props, 'search' | 'dispatch'> & { readonly onEnter: (from: Element) => void }) {
  const { t } = useWords();
  return (
    <label className="search">
      <Icon name="search" size={15} />
      <span className="hidden-name">{t('table.search')}</span>
      <input
        type="search"
        data-key="search"
        value={search}
        placeholder={t('table.search')}
        onChange={(event) => dispatch({ type: 'search', letters: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && search !== '') {
            // The sheet that opens takes the focus, and this key is not meant for its button.
            event.preventDefault();
            onEnter(event.currentTarget);
          }
          if (event.key !== 'Escape' || search === '') return;
          event.stopPropagation();
          dispatch({ type: 'search', letters: '' });
        }}
      />
      <kbd className="key">/</kbd>
    </label>
  );
}

function Legend() {
  const { seat } = useFacts();
  const { t } = useWords();
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
