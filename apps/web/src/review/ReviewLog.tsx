import { turnAt } from '@archipel/review';
import { useEffect, useRef } from 'react';
import { Flag } from '../pieces/index.ts';
import { useTelling } from '../plain/useTelling.ts';
import { useText } from '../reader/text.tsx';
import { SentenceText } from '../table/SentenceText.tsx';
import { Why } from '../table/Why.tsx';
import { useReviewing } from './context.tsx';

/** So many turns before the present one are told. */
const TURNS = 8;

/** What these eyes heard, turn by turn, up to this moment and to the end of its turn: what is yet to come of it is paler. */
export function ReviewLog() {
  const { t } = useText();
  const { client, outline, players, state, dispatch, moment, entries = [] } = useReviewing();
  const telling = useTelling(outline.game);
  const company = { viewer: moment?.viewer ?? ('spectator' as const), players };
  const present = turnAt(outline, state.position);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const panel = end.current?.closest<HTMLElement>('.review-panel');
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [state.position]);
  const told = outline.turns.filter(({ turn }) => present && turn <= present.turn && turn > present.turn - TURNS);
  return (
    <ol className="review-log">
      {told.map(({ turn, seat, round, from, to }) => (
        <li key={turn}>
          <h3>
            <Flag seat={seat} width={18} /> {t('review.roundOf', { round, name: players[seat] ?? '' })}
          </h3>
          <ul>
            {entries.slice(from, to).map((entry) =>
              entry.events.map((event, index) => (
                <li key={`${entry.position} ${index}`} data-coming={entry.position > state.position}>
                  <button type="button" onClick={() => dispatch({ type: 'to', position: entry.position })}>
                    <SentenceText sentence={telling.event(event, company)} />
                  </button>
                </li>
              )),
            )}
          </ul>
          <Why name={players[seat] ?? ''} over find={() => client.why({ seat, from, to })} reasonOf={(reason) => telling.reason(reason)} />
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}
