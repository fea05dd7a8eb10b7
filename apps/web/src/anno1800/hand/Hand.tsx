import { memo, useMemo, useRef } from 'react';
import { useRoving } from '../../table/useRoving.ts';
import { useSize } from '../../ui/useSize.ts';
import { useFacts, useWords } from '../context/context.ts';
import { handFoldFor } from '../model/folds.ts';
import { sortedHand } from '../model/hand.ts';
import { newCards } from '../model/newCards.ts';
import { Cube, Token } from '../pieces/index.ts';
import { HandCard } from './HandCard.tsx';

/** The hand, the nearest cards first. */
export const Hand = memo(function Hand() {
  const { now, seat, view, lights, sources, layout, folds } = useFacts();
  const { t } = useWords();
  const cards = useRef<HTMLDivElement>(null);
  useRoving(cards, '.hc');
  const { width } = useSize(cards);
  const sorted = useMemo(() => sortedHand(view, lights, sources), [view, lights, sources]);
  const fresh = useMemo(() => newCards(now.entries, seat), [now.entries, seat]);
  const playable = sorted.filter(({ light }) => light === 'lit' || light === 'ready').length;
  const { face, perRow } = handFoldFor(folds, width, sorted.length);
  return (
    <section className="hand" data-face={face} aria-label={t('table.hand')} data-at="hand">
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
      <div className="hand-cards" data-rows={perRow < sorted.length ? 2 : 1} style={{ '--per-row': perRow }} ref={cards}>
        {sorted.map((card) => (
          <HandCard key={card.id} card={card} face={face} fresh={fresh.has(card.id)} />
        ))}
        {sorted.length === 0 && <p className="quiet">{t('table.emptyHand')}</p>}
      </div>
    </section>
  );
});
