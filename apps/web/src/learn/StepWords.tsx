import type { Key, Sentence } from '@archipel/text';
import { useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { RuleNumber } from '../table/RuleNumber.tsx';
import { MentionPicture } from '../table/SentenceText.tsx';
import { useWindowSize } from '../table/useWindowSize.ts';
import type { LessonStep } from './lessons/lesson.ts';
import type { Things } from './things/things.ts';

/** Below this width the reasons are folded. */
const NARROW = 600;

interface Props {
  readonly step: LessonStep;
  readonly things: Things;
  readonly keyOf: (part: string) => Key;
}

/** What a step is about, and its reasons with the rules behind them. */
export function StepWords({ step, things: { thingOf, pictureOf }, keyOf }: Props) {
  const { t, say } = useText();
  const { width } = useWindowSize();
  const [open, setOpen] = useState(width >= NARROW);
  const marks = Object.entries(step.things);
  const values = Object.fromEntries(marks.map(([name, mark]) => [name, thingOf(mark)]));
  const picture = marks[0] && pictureOf(marks[0][1]);
  return (
    <>
      <div className="guide-about">
        {picture && <span className="guide-picture">{picture}</span>}
        <p>
          <Words sentence={say(keyOf('about'), values)} />
        </p>
      </div>
      <details className="guide-why" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary data-key="guide-why">
          <Icon name="hint" size={18} />
          <b>{t('guide.why')}</b>
          {!open && <span>{t(keyOf('why1'))}</span>}
          <Icon name={open ? 'earlier' : 'down'} size={18} />
        </summary>
        <ul>
          {step.rules.map((rule, at) => (
            <li key={at}>
              {t(keyOf(`why${at + 1}`))} <RuleNumber rule={rule} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** A sentence whose things say what they are. */
export function Words({ sentence }: { readonly sentence: Sentence }) {
  return (
    <>
      {sentence.parts.map((part, at) =>
        typeof part === 'string' ? (
          part
        ) : (
          <span key={at} className="guide-thing" data-explain={`${part.kind} ${part.id}`.trim()}>
            <MentionPicture mention={part} />
            <i>{part.text}</i>
          </span>
        ),
      )}
    </>
  );
}
