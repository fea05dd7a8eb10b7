import { type Sentence, sentenceOf } from '@archipel/text';

/** A sentence without the name that it begins with, where that stands beside it already. */
export function withoutName(sentence: Sentence): Sentence {
  const [first, second, ...others] = sentence.parts;
  if (typeof first !== 'object' || first.kind !== 'seat') return sentence;
  return sentenceOf(typeof second === 'string' ? second.trimStart() : (second ?? ''), ...others);
}
