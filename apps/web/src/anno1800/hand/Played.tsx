import { named, playerAt } from '@archipel/anno1800';
import { memo } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useFacts, useWords } from '../context/context.ts';
import { playedInOrder } from '../model/played.ts';
import { PlayedCard } from './PlayedCard.tsx';

/** Cards that lie open, those that can be activated first (R9). */
export const Played = memo(function Played({ seat }: { readonly seat: number }) {
  const { view, box, moves, seat: own } = useFacts();
  const { t } = useWords();
  const { played } = playerAt(view.table, seat);
  const points = played.reduce((sum, { card }) => sum + named(box.cards, card).points, 0);
  const cards = playedInOrder(played, seat === own ? moves : []);
  const ready = cards.filter(({ state }) => state === 'ready').length;
  return (
    <div className="played">
      <h3>
        {t('table.played')} <span>{t('table.playedCount', { count: played.length, points })}</span>
      </h3>
      <div className="played-cards">
        {cards.map(({ card, state }) => (
          <PlayedCard key={card} card={card} state={state} />
        ))}
        {played.length === 0 && <p className="quiet">{t('table.nonePlayed')}</p>}
      </div>
      {ready > 0 && (
        <p className="hint-line">
          <Icon name="sparkles" size={14} /> {t('table.canActivate', { count: ready })}
        </p>
      )}
    </div>
  );
});
