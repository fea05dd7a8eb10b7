import { type ThoroughnessName, type TurningPoint, worthMeasure } from '@archipel/review';
import { useState } from 'react';
import { Flag, Icon } from '../pieces/index.ts';
import { useTelling } from '../plain/useTelling.ts';
import { useText } from '../reader/text.tsx';
import { SentenceText } from '../table/SentenceText.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useReviewing } from './context.tsx';

const WAYS = ['quick', 'thorough', 'deep'] as const satisfies readonly ThoroughnessName[];

/** Where the match turned, as the hard player sees it: asked for, watched while it is worked out, stopped at any time. */
export function TurningPoints({ onGone }: { readonly onGone?: (() => void) | undefined }) {
  const { t } = useText();
  const { turning } = useReviewing();
  const [way, setWay] = useState<ThoroughnessName>('quick');
  const { state, stage, done, total, points } = turning;
  return (
    <div className="turning">
      <p>{t('review.turningSays')}</p>
      {state === 'working' ? (
        <>
          <label>
            {t(`review.turning-${stage}`, { done, total })}
            <progress value={stage === 'screening' ? (done / total) * 0.7 : 0.7 + (done / total) * 0.3} />
          </label>
          <button type="button" className="button" onClick={turning.stop}>
            {t('review.turningStop')}
          </button>
        </>
      ) : (
        <>
          <Segments
            legend={t('review.turningWay')}
            options={WAYS.map((value) => ({ value, label: t(`review.turningWay-${value}`) }))}
            value={way}
            onChange={setWay}
          />
          <button type="button" className="button" onClick={() => turning.start(way)}>
            <Icon name="hint" size={18} />
            {t('review.turningStart')}
          </button>
        </>
      )}
      <p role="status">
        {state === 'failed' && t('review.turningFailed')}
        {state === 'stopped' && t('review.turningStopped', { count: points.length })}
        {state === 'done' && points.length === 0 && t('review.turningNone')}
      </p>
      <ol>
        {points.map((point, index) => (
          <li key={point.position}>
            <Point point={point} number={index + 1} onGone={onGone} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PointProps {
  readonly point: TurningPoint;
  readonly number: number;
  readonly onGone: (() => void) | undefined;
}

function Point({ point, number, onGone }: PointProps) {
  const { t } = useText();
  const { outline, players, dispatch } = useReviewing();
  const telling = useTelling(outline.game);
  const { seat, round, played, better, loss, error, games, playedWorth, betterWorth } = point;
  const company = { viewer: 'spectator' as const, players };
  const measure = worthMeasure(outline.game);
  const name = players[seat] ?? '';
  const whole = (value: number) => Math.round(value);
  return (
    <>
      <button
        type="button"
        className="turning-head"
        onClick={() => {
          dispatch({ type: 'to', position: point.position });
          onGone?.();
        }}
      >
        <em>{number}</em>
        <Flag seat={seat} width={20} />
        <b>{t('review.roundOf', { round, name })}</b>
      </button>
      <p>{t('review.cost', { name, measure, loss: whole(loss), error: whole(error) })}</p>
      <dl>
        <dt>{t('review.played')}</dt>
        <dd>
          <SentenceText sentence={telling.move(played, company)} /> <b>{t('review.about', { measure, worth: whole(playedWorth) })}</b>
        </dd>
        <dt>{t('review.better')}</dt>
        <dd>
          <SentenceText sentence={telling.move(better, company)} /> <b>{t('review.about', { measure, worth: whole(betterWorth) })}</b>
        </dd>
      </dl>
      <small>{t('review.from', { games, measure, name })}</small>
    </>
  );
}
