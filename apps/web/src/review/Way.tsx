import { type Stride, turnAt } from '@archipel/review';
import { useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Segments } from '../ui/Segments.tsx';
import { usePlace, useReviewing } from './context.tsx';
import { SPEEDS } from './reviewState.ts';
import { SideButton } from './SideParts.tsx';
import { Timeline } from './Timeline.tsx';

const STRIDES: readonly Stride[] = ['move', 'turn', 'round'];

/** The way through the match: first, back, play, forward, last; by what; how fast; and the timeline. */
export function Way() {
  const { t } = useText();
  const { outline } = useReviewing();
  const { state, dispatch } = usePlace();
  const [measure, setMeasure] = useState(outline.measures[0] ?? '');
  const turn = turnAt(outline, state.position);
  const over = state.position >= outline.positions;
  const button = (
    name: 'first' | 'back' | 'forward' | 'last',
    icon: 'toFirst' | 'back' | 'right' | 'toLast',
    off: boolean,
    go: () => void,
  ) => (
    <button type="button" className="button" disabled={off} aria-label={t(`review.${name}`)} title={t(`review.${name}`)} onClick={go}>
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <footer className="review-way">
      <div className="review-controls">
        <nav className="review-steps" aria-label={t('review.steps')}>
          {button('first', 'toFirst', state.position === 0, () => dispatch({ type: 'first' }))}
          {button('back', 'back', state.position === 0, () => dispatch({ type: 'step', way: -1 }))}
          <button type="button" className="button review-play" aria-pressed={state.playing} onClick={() => dispatch({ type: 'play' })}>
            <Icon name={state.playing ? 'pause' : 'play'} size={18} />
            {t(state.playing ? 'review.pause' : 'review.play')}
          </button>
          {button('forward', 'right', over, () => dispatch({ type: 'step', way: 1 }))}
          {button('last', 'toLast', over, () => dispatch({ type: 'last' }))}
        </nav>
        <Segments
          legend={t('review.by')}
          options={STRIDES.map((value) => ({ value, label: t(`review.by-${value}`) }))}
          value={state.stride}
          onChange={(stride) => dispatch({ type: 'stride', stride })}
        />
        <Segments
          legend={t('review.speed')}
          options={SPEEDS.map((value) => ({ value, label: value === 0.5 ? '½×' : `${value}×` }))}
          value={state.speed}
          onChange={(speed) => dispatch({ type: 'speed', speed })}
        />
        <p className="review-where" role="status">
          {over ? t('review.end') : t('review.turnOf', { turn: turn?.turn ?? 1, turns: outline.turns.length })}
          {!over && turn && state.position > turn.from
            ? `, ${t('review.moveOf', { move: state.position - turn.from, moves: turn.to - turn.from })}`
            : ''}
        </p>
        {outline.measures.length > 1 && (
          <Segments
            legend={t('review.measure')}
            options={outline.measures.map((value) => ({ value, label: t(measureKey(value)) }))}
            value={measure}
            onChange={setMeasure}
          />
        )}
        <SideButton />
      </div>
      <Timeline measure={measure} />
    </footer>
  );
}

const MEASURES = { influence: 'review.measure-influence', objectives: 'review.measure-objectives', gold: 'review.measure-gold' } as const;
export const measureKey = (measure: string) => MEASURES[measure as keyof typeof MEASURES] ?? 'review.measure-influence';
