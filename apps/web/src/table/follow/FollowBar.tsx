import type { Sentence } from '@archipel/text';
import { useEffect, useMemo, useRef } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { SentenceText } from '../SentenceText.tsx';
import { useFollow } from './context.tsx';
import { PaceChoice } from './PaceChoice.tsx';
import type { FollowedTurn, FollowStep } from './steps.ts';
import { withoutName } from './withoutName.ts';
import '../styles/follow.css';

interface Props<Event> {
  readonly turn: FollowedTurn<Event>;
  readonly sentenceOf: (event: Event) => Sentence;
  readonly playerName: (seat: number) => string;
  /** Whether the viewer plays, or only looks on. */
  readonly seated: boolean;
  /** Whether it stands along the bottom, with room in its width. */
  readonly bar: boolean;
}

/** Stands where one's own actions stand while somebody else is on: who, each step of the turn, and how it is shown. */
export function FollowBar<Event>({ turn, sentenceOf, playerName, seated, bar }: Props<Event>) {
  const { t } = useText();
  const { showing, behind } = useFollow();
  const { seat, steps } = turn;
  const at = steps.findLastIndex(({ state }) => state !== 'coming');
  return (
    <div className="follow" data-behind={behind > 0} data-paused={showing.paused}>
      <header className="follow-head">
        <Flag seat={seat} width={30} />
        <div>
          <h2>{playerName(seat)}</h2>
          <p>
            {behind > 0 || steps.length > 0
              ? t('follow.stepOf', { step: at + 1, count: steps.length })
              : t(showing.shown.thinking ? 'table.thinks' : 'follow.waits')}
          </p>
        </div>
      </header>
      <Steps steps={steps} sentenceOf={sentenceOf} />
      <Controls turn={turn} seated={seated} bar={bar} />
    </div>
  );
}

function Steps<Event>({
  steps,
  sentenceOf,
}: {
  readonly steps: readonly FollowStep<Event>[];
  readonly sentenceOf: Props<Event>['sentenceOf'];
}) {
  const list = useRef<HTMLOListElement>(null);
  const told = useMemo(() => steps.map((step) => ({ ...step, sentence: withoutName(sentenceOf(step.event)) })), [steps, sentenceOf]);
  const last = told.findLastIndex(({ state }) => state !== 'coming');
  // What is shown is always in sight, and the page itself does not move for it.
  useEffect(() => {
    const rows = list.current;
    const shown = rows?.children[last];
    if (rows && shown instanceof HTMLElement) rows.scrollTo({ left: shown.offsetLeft - 60, top: shown.offsetTop - 24 });
  }, [last, told.length]);
  return (
    <ol className="follow-steps" ref={list}>
      {told.map(({ position, state, sentence }, at) => (
        <li key={`${position} ${at}`} data-state={state} aria-current={state === 'shown' ? 'step' : undefined}>
          <i aria-hidden="true">{state === 'done' ? '✓' : at + 1}</i>
          <span>
            <SentenceText sentence={sentence} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Controls<Event>({ turn, seated, bar }: Pick<Props<Event>, 'turn' | 'seated' | 'bar'>) {
  const { t } = useText();
  const { showing, behind, mine, control } = useFollow();
  const { pace, paused, past } = showing;
  const byHand = pace === 'step' || paused;
  return (
    <div className="follow-controls">
      {past.length > 1 && (
        <button type="button" className="button" data-key="again" onClick={() => control({ type: 'again', from: turn.from })}>
          <Icon name="again" size={16} /> <span>{t('follow.again')}</span>
        </button>
      )}
      {pace !== 'step' && pace !== 'at-once' && behind > 0 && (
        <button type="button" className="button" data-key="pause" onClick={() => control({ type: paused ? 'resume' : 'pause' })}>
          <Icon name={paused ? 'play' : 'pause'} size={16} /> <span>{t(paused ? 'follow.resume' : 'follow.pause')}</span>
        </button>
      )}
      {byHand && behind > 0 && (
        <button type="button" className="button now" data-key="step" onClick={() => control({ type: 'step' })}>
          <Icon name="right" size={16} /> <span>{t('follow.next')}</span>
        </button>
      )}
      <PaceChoice wide={bar} pace={pace} onChange={(chosen) => control({ type: 'pace', pace: chosen })} />
      {behind > 0 && (
        <button type="button" className={mine ? 'button now' : 'button'} data-key="hurry" onClick={() => control({ type: 'skip' })}>
          <Icon name="hurry" size={16} /> <span>{t(seated && mine ? 'follow.skipToMine' : 'follow.skip')}</span>
        </button>
      )}
    </div>
  );
}
