import { useId } from 'react';
import { Link } from 'wouter';
import { games } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { rulesAddress } from '../ui/ruleAddress.ts';
import { PAGES, useReading, useRuleLink } from './reading.ts';
import { found } from './search.ts';

interface Props {
  readonly current: string | undefined;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Both games, the search, all sections with what was found in them, and the other pages. */
export function Contents({ current, query, onQuery }: Props) {
  const { t } = useText();
  const { game, language, page, sections, words } = useReading();
  const linkTo = useRuleLink();
  const counts = found(sections, words);
  const places = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <div className="rules-contents">
      <nav className="rules-games" aria-label={t('rulesPage.games')}>
        {games.map(({ id, name }) => (
          <Link key={id} href={rulesAddress(id, language, page)} aria-current={id === game ? 'true' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <Search
        query={query}
        onQuery={onQuery}
        onEnter={() => {
          const [next] = counts.keys();
          const later = [...counts.keys()].find((each) => numberOf(each) > numberOf(current ?? ''));
          if (next !== undefined) location.assign(linkTo(later ?? next));
        }}
      />
      <p className="rules-found" role="status">
        {words.length > 0 && t('rulesPage.found', { places, sections: counts.size })}
      </p>
      <nav aria-label={t('rulesPage.sections')}>
        <ol className="rules-sections">
          {sections.map(({ section, title }) => (
            <li key={section}>
              <a href={linkTo(section)} aria-current={section === current ? 'true' : undefined}>
                <span className="rules-section-number">{section}</span>
                <span>{title}</span>
                {counts.has(section) && <Count count={counts.get(section) ?? 0} />}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ul className="rules-more">
        {PAGES.map((each) => (
          <li key={each}>
            <Link href={rulesAddress(game, language, each)} aria-current={each === page ? 'true' : undefined}>
              {t(`rulesPage.${each === 'editions' ? 'differences' : each}`)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => window.print()}>
            {t('rulesPage.print')}
          </button>
        </li>
      </ul>
    </div>
  );
}

const numberOf = (section: string): number => Number(section.slice(1));

function Count({ count }: { readonly count: number }) {
  const { t } = useText();
  return (
    <b className="rules-count">
      <span aria-hidden="true">{count}</span>
      <span className="hidden-name">{t('rulesPage.places', { count })}</span>
    </b>
  );
}

function Search({ query, onQuery, onEnter }: Omit<Props, 'current'> & { readonly onEnter: () => void }) {
  const { t } = useText();
  const id = useId();
  return (
    <search>
      <form
        className="rules-search"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <label htmlFor={id}>
          <Icon name="search" size={18} />
          <span className="hidden-name">{t('rulesPage.search')}</span>
        </label>
        <input
          id={id}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          value={query}
          placeholder={t('rulesPage.search')}
          onChange={({ target }) => onQuery(target.value)}
        />
        {query !== '' && (
          <button type="button" aria-label={t('rulesPage.clear')} title={t('rulesPage.clear')} onClick={() => onQuery('')}>
            <Icon name="close" size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
