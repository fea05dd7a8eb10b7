import type { Key } from '@archipel/text';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Finished } from './Finished.tsx';
import type { GuideState } from './guide.ts';
import type { Guide } from './guideSession.ts';
import { isReading, type Lesson } from './lessons/lesson.ts';
import { StepWords } from './StepWords.tsx';
import type { Things } from './things/things.ts';

interface Props {
  readonly lesson: Lesson;
  readonly state: GuideState;
  readonly guide: Guide;
  readonly things: Things;
}

/** What comes next, why, and what else can be done about it. */
export function GuidePanel({ lesson, state: { at, phase, note }, guide, things }: Props) {
  const text = useText();
  const { t } = text;
  const { steps, area } = lesson;
  const step = steps[at] ?? steps[0];
  const sentence = (of: string, part: string) => {
    const key = `${area}.${of}-${part}`;
    return text.has(key) ? key : ('guide.first' satisfies Key);
  };
  const following = steps[at + 1];
  const title = t(sentence(step.id, 'title'));
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the table was laid out anew, who plays by keyboard or ear begins at what is to be done.
  const arrived = useRef(false);
  useEffect(() => {
    const first = !arrived.current;
    arrived.current = true;
    if (first) return;
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [at, phase]);
  const finished = phase === 'finished';
  const reads = isReading(step) || phase === 'done';
  return (
    <aside className="guide" aria-label={t('guide.guideOf')} data-step={step.id} data-phase={phase}>
      <header className="guide-head">
        <span>{t('guide.first')}</span>
        <b>{t('guide.stepOf', { step: at + 1, steps: steps.length })}</b>
      </header>
      <Bar at={at} steps={steps.length} finished={finished} />
      <div aria-live="polite" className="guide-words">
        <h2 ref={heading} tabIndex={-1}>
          {finished ? t('guide.finished') : title}
        </h2>
        {finished ? (
          <p>{t('guide.finishedSays')}</p>
        ) : phase === 'done' ? (
          <p className="guide-done">
            <Icon name="check" size={18} /> {t('guide.done')}
          </p>
        ) : (
          <p>{t(sentence(step.id, 'do'))}</p>
        )}
        {note !== null && <p className="guide-note">{note === 'done' ? t('guide.doneFirst') : t('guide.otherMove', { title })}</p>}
      </div>
      {finished ? (
        <Finished game={lesson.game} />
      ) : (
        <>
          <StepWords key={step.id} step={step} things={things} keyOf={(part) => sentence(step.id, part)} />
          <div className="guide-ways">
            {reads ? (
              <button type="button" className="button now" data-key="guide-next" onClick={guide.next}>
                {t('guide.next')} <Icon name="right" size={18} />
              </button>
            ) : (
              <>
                <button type="button" className="button" data-key="guide-do" onClick={guide.doIt}>
                  {t('guide.doIt')}
                </button>
                <button type="button" className="button" data-key="guide-skip" onClick={guide.next}>
                  {t('guide.skip')}
                </button>
              </>
            )}
          </div>
        </>
      )}
      <footer className="guide-foot">
        {finished ? (
          <button type="button" className="link" data-key="guide-restart" onClick={guide.restart}>
            <Icon name="back" size={16} /> {t('guide.fromStart')}
          </button>
        ) : at > 0 ? (
          <button type="button" className="link" data-key="guide-back" aria-label={t('guide.back', { step: at })} onClick={guide.back}>
            <Icon name="back" size={16} />
            <span className="guide-long">{t('guide.back', { step: at })}</span>
            <span className="guide-short">{t('guide.backShort', { step: at })}</span>
          </button>
        ) : (
          <span />
        )}
        {!finished && (
          <Link className="link" href="/" data-key="guide-leave">
            <Icon name="leave" size={16} /> {t('guide.leave')}
          </Link>
        )}
      </footer>
      {!finished && following !== undefined && (
        <p className="guide-next-is">{t('guide.nextIs', { title: t(sentence(following.id, 'title')) })}</p>
      )}
    </aside>
  );
}

/** A mark for every step: done, now, to come. */
function Bar({ at, steps, finished }: { readonly at: number; readonly steps: number; readonly finished: boolean }) {
  const { t } = useText();
  return (
    <div
      className="guide-bar"
      role="progressbar"
      aria-label={t('guide.first')}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={finished ? steps : at}
      aria-valuetext={t('guide.progress', { step: at + 1, steps })}
    >
      {Array.from({ length: steps }, (_, step) => (
        <i key={step} data-is={finished || step < at ? 'done' : step === at ? 'now' : 'coming'} />
      ))}
    </div>
  );
}
