import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { useReviewing } from './context.tsx';
import { standingsAt } from './standings.ts';

/** Whose eyes: a seat's, or with everything open. How everybody stands at this moment stands beside each. */
export function EyesChoice() {
  const { t } = useText();
  const { outline, players, state, dispatch, moment } = useReviewing();
  const standings = standingsAt(outline, state.position);
  return (
    <section className="review-eyes" aria-label={t('review.eyes')}>
      <span className="review-eyes-word">{t('review.eyes')}</span>
      {players.map((name, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={state.eyes === seat}
          data-on={moment?.active.includes(seat)}
          onClick={() => dispatch({ type: 'eyes', eyes: seat })}
        >
          <Flag seat={seat} width={24} />
          <b>{name}</b>
          <strong>{outline.measures.map((measure) => standings[seat]?.[measure] ?? 0).join(' · ')}</strong>
        </button>
      ))}
      <button type="button" aria-pressed={state.eyes === 'open'} onClick={() => dispatch({ type: 'eyes', eyes: 'open' })}>
        <Icon name="spectator" size={18} />
        <b>{t('review.open')}</b>
      </button>
    </section>
  );
}
