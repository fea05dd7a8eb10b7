import type { Uncertain } from '@archipel/kernel';
import { type BoxRow, type BoxSection, placed, sureLine } from '@archipel/text';
import { useId, useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { type Changing, isCorrected } from './changing.ts';
import { Row } from './Row.tsx';

interface Shown {
  readonly section: BoxSection;
  readonly rows: readonly BoxRow[];
  readonly uncertain: readonly Uncertain[];
  readonly corrected: number;
}

/** The contents of the box: an index with a search, and every section with its things. */
export function BoxSections(props: Changing) {
  const { open, listing, changes } = props;
  const { t } = useText();
  const [query, setQuery] = useState('');
  const [only, setOnly] = useState<{ readonly unsure: boolean; readonly mine: boolean }>({ unsure: false, mine: false });
  const search = useId();
  const { sections, say } = listing;
  const words = query
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = (section: BoxSection, row: BoxRow, marked: readonly Uncertain[]) => {
    if (only.mine && !isCorrected(row, changes)) return false;
    if (only.unsure && !marked.some(({ path }) => section.paths.includes(path) || placed(sections, path).row === row)) return false;
    if (words.length === 0) return true;
    const said = [row.name, section.title, ...row.fields.map(({ label, value }) => `${label} ${say(value)}`)].join(' ').toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  };
  const shown: readonly Shown[] = sections.map((section) => {
    const uncertain = open.uncertain.filter(({ path }) => placed(sections, path).section === section);
    const rows = section.rows.filter((row) => fits(section, row, uncertain));
    return { section, rows, uncertain, corrected: section.rows.filter((row) => isCorrected(row, changes)).length };
  });
  const found = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  const limited = words.length > 0 || only.unsure || only.mine;
  return (
    <>
      <div className="box-index">
        <search className="box-search">
          <label className="hidden-name" htmlFor={search}>
            {t('box.searchLabel')}
          </label>
          <Icon name="search" size={18} />
          <input id={search} type="search" placeholder={t('box.search')} value={query} onChange={({ target }) => setQuery(target.value)} />
        </search>
        <nav aria-label={t('box.contents')}>
          <ul>
            {shown.map(({ section, rows, uncertain, corrected }) => (
              <li key={section.id}>
                <a href={`#${section.id}`} data-empty={rows.length === 0}>
                  <span>{section.title}</span>
                  {uncertain.length > 0 ? <Unsure count={uncertain.length} /> : null}
                  {corrected > 0 ? <Mine count={corrected} /> : null}
                  <span className="box-count">{rows.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <label className="check">
          <input type="checkbox" checked={only.unsure} onChange={({ target }) => setOnly({ ...only, unsure: target.checked })} />
          {t('box.onlyUnsure')}
        </label>
        <label className="check">
          <input type="checkbox" checked={only.mine} onChange={({ target }) => setOnly({ ...only, mine: target.checked })} />
          {t('box.onlyMine')}
        </label>
        <p className="box-legend">
          <span className="box-unsure" aria-hidden="true">
            ?
          </span>
          {t('box.unsureMark')}
        </p>
        <p className="box-legend">
          <span className="box-mine" aria-hidden="true">
            2
          </span>
          {t('box.mineMark')}
        </p>
      </div>
      <div className="box-list">
        <p className="box-found" role="status">
          {limited ? t('box.found', { count: found }) : null}
        </p>
        {shown.map(({ section, rows, uncertain }) =>
          rows.length === 0 ? null : (
            <section key={section.id} aria-labelledby={section.id} data-section={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <SectionRemarks section={section} uncertain={uncertain} />
              <ul className="box-rows">
                {rows.map((row) => (
                  <Row
                    {...props}
                    key={row.path}
                    row={row}
                    marks={uncertain.filter(({ path }) => !section.paths.includes(path) && placed(sections, path).row === row)}
                  />
                ))}
              </ul>
            </section>
          ),
        )}
      </div>
    </>
  );
}

function SectionRemarks({ section, uncertain }: { readonly section: BoxSection; readonly uncertain: readonly Uncertain[] }) {
  const text = useText();
  return uncertain
    .filter(({ path }) => section.paths.includes(path))
    .map(({ path, sure }) => (
      <p className="box-remark" key={path}>
        <span className="box-unsure" aria-hidden="true">
          ?
        </span>
        {sureLine(text, sure)}
      </p>
    ));
}

function Unsure({ count }: { readonly count: number }) {
  const { t } = useText();
  return (
    <span className="box-unsure">
      <span aria-hidden="true">{count > 1 ? count : '?'}</span>
      <span className="hidden-name">{t('box.unsureCount', { count })}</span>
    </span>
  );
}

function Mine({ count }: { readonly count: number }) {
  const { t } = useText();
  return (
    <span className="box-mine">
      <span aria-hidden="true">{count}</span>
      <span className="hidden-name">{t('box.mineCount', { count })}</span>
    </span>
  );
}
