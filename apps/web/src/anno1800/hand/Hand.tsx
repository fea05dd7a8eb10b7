import { memo, useMemo, useRef } from 'react';
import { Cube, Token } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';
import { sortedHand } from '../model/hand.ts';
import { useRoving } from '../useRoving.ts';
import { HandCard } from './HandCard.tsx';

/** The hand, the nearest cards first. */
export const Hand = memo(function Hand() {
  const { view, lights, sources, t, layout } = useTable();
  const cards = useRef<HTMLDivElement>(null);
  useRoving(cards, '.hc');
  const sorted = useMemo(() => sortedHand(view, lights, sources), [view, lights, sources]);
  const playable = sorted.filter(({ light }) => light === 'lit' || light === 'ready').length;
  return (
    <section className="hand" aria-label={t('table.hand')} data-at="hand">
      <header className="part-head">
        <h2>{t('table.hand')}</h2>
        <p>
          {t('table.handCount', { count: sorted.length })}
          {playable > 0 && <b className="now-text"> · {t('table.playable', { count: playable })}</b>}
        </p>
        {layout !== 'phone' && (
          <span className="legend" aria-hidden="true">
            <span>
              <Cube level={1} size={12} /> {t('table.fromOwn')}
            </span>
            <span>
              <Token kind="trade" size={14} /> {t('table.fromTrade')}
            </span>
            <span>
              <i className="missing-ring" /> {t('table.fromNobody')}
            </span>
          </span>
        )}
      </header>
      <div className="hand-cards" ref={cards}>
        {sorted.map((card) => (
          <HandCard key={card.id} card={card} />
        ))}
        {sorted.length === 0 && <p className="quiet">{t('table.emptyHand')}</p>}
      </div>
    </section>
  );
});
