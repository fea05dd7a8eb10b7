import { DECKS, named, playerAt } from '@archipel/anno1800';
import { memo } from 'react';
import { EffectMarks, Icon } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';
import { ofKind } from '../model/clicks.ts';

/** Cards that lie open, those that can be activated first (R9). */
export const Played = memo(function Played({ seat }: { readonly seat: number }) {
  const { view, box, moves, names, t, act, seat: own } = useTable();
  const { played } = playerAt(view.table, seat);
  const points = played.reduce((sum, { card }) => sum + named(box.cards, card).points, 0);
  const active = new Set(seat === own ? ofKind(moves, 'activate').map(({ card }) => card) : []);
  const order = (each: (typeof played)[number]) => (active.has(each.card) ? 0 : each.used ? 2 : 1);
  return (
    <div className="played">
      <h3>
        {t('table.played')} <span>{t('table.playedCount', { count: played.length, points })}</span>
      </h3>
      <div className="played-cards">
        {played
          .toSorted((one, other) => order(one) - order(other))
          .map(({ card, used }) => {
            const { deck, effect, points: worth } = named(box.cards, card);
            const inside = (
              <>
                <i className="tape" />
                <b>{worth}</b>
                <EffectMarks effect={effect} size={13} />
              </>
            );
            return active.has(card) ? (
              <button
                key={card}
                type="button"
                className="pc"
                data-deck={DECKS[deck]}
                data-state="ready"
                data-at={`played-${card}`}
                onClick={() => act([{ kind: 'activate', card }])}
                aria-label={t('table.activate', { card: names.card(card) })}
              >
                {inside}
              </button>
            ) : (
              <span key={card} className="pc" data-deck={DECKS[deck]} data-state={used ? 'used' : 'waits'} data-at={`played-${card}`}>
                {inside}
              </span>
            );
          })}
        {played.length === 0 && <p className="quiet">{t('table.nonePlayed')}</p>}
      </div>
      {active.size > 0 && (
        <p className="hint-line">
          <Icon name="sparkles" size={14} /> {t('table.canActivate', { count: active.size })}
        </p>
      )}
    </div>
  );
});
