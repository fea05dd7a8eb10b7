import { COMMODITIES, COMPONENTS, LEVELS } from '@archipel/anno1503';
import { useWords1503 } from '../context/useWords1503.ts';
import { Gold, Person, Wares } from '../pieces/index.ts';

const NOBODY = { viewer: 'spectator', players: [] } as const;

/** What inhabitants cost, and what they buy for how much, from the box itself. */
export function Prices1503({ section }: { readonly section: string }) {
  return section === 'Q4' || section === 'Q5' ? <Table /> : null;
}

function Table() {
  const { t, names, label } = useWords1503(NOBODY);
  return (
    <table className="rules-prices table1503">
      <caption>{t('rulesPage.prices')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rulesPage.level')}</th>
          <th scope="col">{t('rulesPage.price')}</th>
          <th scope="col">{t('rulesPage.buys')}</th>
        </tr>
      </thead>
      <tbody>
        {LEVELS.map((level) => {
          const { cost, buys, price } = COMPONENTS.inhabitants[level];
          const wares = COMMODITIES.flatMap((ware) => Array.from({ length: cost[ware] ?? 0 }, () => ware));
          const words = (list: typeof wares) => list.map((ware) => names.commodity(ware)).join(', ');
          return (
            <tr key={level}>
              <th scope="row">
                <Person level={level} size={16} /> {label(names.level(level))}
              </th>
              <td>
                <Wares wares={wares} size={24} />
                <span className="rules-price-words">{words(wares)}</span>
              </td>
              <td>
                <Wares wares={buys} size={24} />
                <span className="rules-price-words">{words([...buys])}</span> {price} <Gold size={16} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
