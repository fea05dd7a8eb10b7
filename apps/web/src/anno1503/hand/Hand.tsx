import { buyPrice, type Commodity } from '@archipel/anno1503';
import { memo, useRef } from 'react';
import { useRoving } from '../../table/useRoving.ts';
import { useCommands, useFacts, useOpen, useWords } from '../context/context.tsx';
import { usePlanned } from '../context/usePlanned.ts';
import { handOf } from '../model/lights.ts';
import { ownPlayer } from '../model/seen.ts';
import { Gold, Person, Ware } from '../pieces/index.ts';

/** The cards in hand, alike ones in a pile, and the way to buy more. */
export const Hand = memo(function Hand() {
  const { view, box } = useFacts();
  const { t } = useWords();
  const area = useRef<HTMLElement>(null);
  useRoving(area, '.pile');
  const planned = usePlanned();
  const player = ownPlayer(view);
  if (player === undefined) return null;
  const piles = handOf(view);
  const limit = box.components.handLimit;
  return (
    <section ref={area} className="cards-in-hand" data-at="hand" aria-label={t('table1503.hand')}>
      <header>
        <h2>{t('table1503.hand')}</h2>
        <p data-over={player.cards > limit}>
          {t('table1503.handCount', { count: player.cards })} <span>{t('table1503.handStay', { limit })}</span>
        </p>
      </header>
      <div className="piles">
        {piles.map(({ commodity, count }) => (
          <Pile key={commodity} commodity={commodity} count={count} going={planned.cards[commodity]} />
        ))}
        {piles.length === 0 && <p className="quiet">{t('table1503.handEmpty')}</p>}
        <BuyPile />
      </div>
    </section>
  );
});

function Pile({ commodity, count, going }: { readonly commodity: Commodity; readonly count: number; readonly going: number }) {
  const { lights, view, seat } = useFacts();
  const { layout } = useOpen();
  const { t, names, label, hyphenated } = useWords();
  const { want } = useCommands();
  const sale = lights.sale(commodity);
  const level = sale && seat !== undefined ? view.seats[seat]?.inhabitants[sale.inhabitant - 1] : undefined;
  return (
    <button
      type="button"
      className="pile"
      data-several={count > 1}
      data-light={sale ? 'lit' : 'dark'}
      data-ware={commodity}
      data-planned={going > 0}
      onClick={(event) => want({ kind: 'sell', commodity, inhabitant: null }, event.currentTarget)}
    >
      <Ware ware={commodity} size={layout === 'phone' ? 40 : 36} />
      <span className="pile-words">
        <b>
          {hyphenated(label(names.commodity(commodity)))} {count > 1 && <em>×{count}</em>} {going > 0 && <strong>−{going}</strong>}
        </b>
        <small>
          {sale && level ? (
            <>
              <Person level={level} size={13} /> {t('table1503.paysFor', { gold: sale.gold })}
              <Gold size={13} />
            </>
          ) : (
            t('table1503.nobodyBuys')
          )}
        </small>
      </span>
    </button>
  );
}

function BuyPile() {
  const { view, box, lights } = useFacts();
  const { t } = useWords();
  const { want } = useCommands();
  const player = ownPlayer(view);
  if (player === undefined) return null;
  const left = box.components.buy.perTurn - (view.turn === view.viewer ? view.done.bought : 0);
  return (
    <button
      type="button"
      className="pile pile-buy"
      data-light={lights.buy('wood') === 'dark' ? 'dark' : view.phase === 'act' && view.turn === view.viewer ? 'lit' : 'dark'}
      data-key="buy"
      onClick={(event) => want({ kind: 'buy', commodity: null }, event.currentTarget)}
    >
      <span className="buy-mark">
        <Gold size={24} />
      </span>
      <span className="pile-words">
        <b>{t('table1503.buyCard')}</b>
        <small>{t('table1503.buyAbout', { price: buyPrice(view, player), left })}</small>
      </span>
    </button>
  );
}
