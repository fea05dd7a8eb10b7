import { boxOf, type Cost, LEVEL_INDICES } from '@archipel/anno1800';
import { useWords1800 } from '../context/useWords1800.ts';
import { costWords } from '../model/costWords.ts';
import { Coin, Cube, Items, nameOfLevel, Token } from '../pieces/index.ts';

const NOBODY = { viewer: 'spectator', players: [] } as const;
const PRICED: readonly string[] = ['R4', 'R5', 'R10', 'R11'];

/** What a section names prices for, level by level, from the box itself. */
export function Prices1800({ section }: { readonly section: string }) {
  return PRICED.includes(section) ? <Table section={section} /> : null;
}

function Table({ section }: { readonly section: string }) {
  const { t, names } = useWords1800(NOBODY);
  const { components, workforce, upgrade, shiftEnd } = boxOf({});
  const gold = (count: number) => (
    <>
      {count} <Coin size={16} />
      <span className="hidden-name">{names.gold(count)}</span>
    </>
  );
  const tokens = (count: number | undefined) =>
    count === undefined ? (
      '–'
    ) : (
      <>
        {count} <Token kind="trade" size={17} />
        <span className="hidden-name">{names.tokens('trade', count)}</span>
      </>
    );
  const cost = (items: Cost | null | undefined) =>
    items ? (
      <>
        <Items items={items} size={24} />
        <span className="rules-price-words">{costWords(names, items)}</span>
      </>
    ) : (
      '–'
    );
  return (
    <table className="rules-prices">
      <caption>{t('rulesPage.prices')}</caption>
      <thead>
        <tr>
          <td />
          {section === 'R4' && <th scope="col">{t('rulesPage.seller')}</th>}
          {section === 'R5' && <th scope="col">{t('rulesPage.shift')}</th>}
          {section === 'R10' && <th scope="col">{t('rulesPage.recruit')}</th>}
          {section === 'R10' && <th scope="col">{t('rulesPage.card')}</th>}
          {section === 'R11' && <th scope="col">{t('rulesPage.upgrade')}</th>}
        </tr>
      </thead>
      <tbody>
        {LEVEL_INDICES.map((level) => (
          <tr key={level}>
            <th scope="row">
              <Cube level={level} size={16} /> {names.level(nameOfLevel(level))}
            </th>
            {section === 'R4' && <td>{tokens(components.tradeTokens[nameOfLevel(level)])}</td>}
            {section === 'R5' && <td>{gold(shiftEnd[level] ?? 0)}</td>}
            {section === 'R10' && <td>{cost(workforce[level])}</td>}
            {section === 'R10' && <td>{gold(components.goldWhenDeckEmpty[level < 2 ? 'farmer-worker' : 'artisan-engineer-investor'])}</td>}
            {section === 'R11' && <td>{cost(upgrade[level])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
