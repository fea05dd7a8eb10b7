import type { Json } from '@archipel/kernel';
import { deltaOf } from '@archipel/protocol';
import { momentAt, reasonsWhole } from '@archipel/review';
import type { Numbered, ReviewAnswer, ReviewQuestion } from './messages.ts';
import { type ReviewedMatch, reviewed } from './reviewed.ts';

// A whole match and the positions that are kept of it lie here, beside the page: the page has only what it shows.
let match: ReviewedMatch | undefined;
/** The moment that was told last. */
let told: Json | undefined;

function answer(question: ReviewQuestion): ReviewAnswer {
  if (question.ask === 'open') {
    const found = reviewed(question.text);
    if ('fault' in found) return { tell: 'fault', fault: found.fault };
    match = found;
    return { tell: 'opened', outline: found.walk.outline };
  }
  if (match === undefined) throw new Error('no match has been opened');
  const { rules, walk } = match;
  if (question.ask === 'why') {
    const { seat, from, to } = question.deed;
    return { tell: 'why', reasons: reasonsWhole(rules, walk.stateAt(from), walk.log.slice(from, to), seat) };
  }
  if (question.ask === 'heard') return { tell: 'heard', entries: walk.heard(question.viewer) };
  // The rules made the view: it is plain data by their own schema.
  const moment = momentAt(rules, walk, question.position, question.eyes) as unknown as Json;
  const delta = deltaOf(told, moment);
  told = moment;
  return { tell: 'moment', delta };
}

addEventListener('message', ({ data }: MessageEvent<Numbered<ReviewQuestion>>) => {
  const tell = (message: ReviewAnswer) => postMessage({ number: data.number, message } satisfies Numbered<ReviewAnswer>);
  try {
    tell(answer(data.message));
  } catch {
    tell({ tell: 'fault', fault: 'does-not-replay' });
  }
});
