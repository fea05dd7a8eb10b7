import { Flag } from '../../pieces/index.ts';
import { useFacts, useWords } from '../context/context.ts';
import { findGood, goodsCalled } from '../model/search.ts';
import { Good, Token } from '../pieces/index.ts';

/** How many goods are shown at once. */
const MOST = 3;

/** Who makes what is being searched for, what it costs the viewer, and what needs it. */
export function Findings({ letters }: { readonly letters: string }) {
  const { view, seat } = useFacts();
  const { names, t, playerName } = useWords();
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
                  {maker === seat ? t('table.you') : playerName(maker)}
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
