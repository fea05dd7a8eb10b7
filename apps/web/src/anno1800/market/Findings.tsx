import { Flag, Good, Token } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';
import { findGood, goodsCalled } from '../model/search.ts';

/** How many goods are told about at once. */
const MOST = 3;

/** Who makes what is being searched for, what it costs me, and what needs it. */
export function Findings({ letters }: { readonly letters: string }) {
  const { view, names, t, called, seat } = useTable();
  const goods = goodsCalled(view, names, letters).slice(0, MOST);
  return (
    <ul className="findings" aria-live="polite">
      {goods.length === 0 && <li className="quiet">{t('table.noSuchGood')}</li>}
      {goods.map((good) => {
        const { makers, cards, tiles } = findGood(view, good);
        return (
          <li key={good}>
            <Good good={good} size={24} />
            <b>{names.good(good)}</b>
            <span className="finding-makers">
              {makers.length === 0 && <span className="quiet">{t('table.madeByNobody')}</span>}
              {makers.map(({ seat: maker, tokens }) => (
                <span key={maker} className="finding-maker">
                  <Flag seat={maker} width={18} />
                  {maker === seat ? t('table.you') : called(maker)}
                  {tokens !== null && (
                    <>
                      {' '}
                      {tokens}
                      <Token kind="trade" size={14} />
                    </>
                  )}
                </span>
              ))}
            </span>
            <span className="quiet">{t('table.neededFor', { tiles: tiles.length, cards: cards.length })}</span>
          </li>
        );
      })}
    </ul>
  );
}
