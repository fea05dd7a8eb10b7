import { type Mention, type Sentence, sentenceOf } from './sentence.ts';
import type { Text } from './text.ts';

type Item = string | Mention | Sentence;

/** `Bread, Beer and Coal`; `apart` is for things that are lists themselves. */
export function listed(text: Text, items: readonly Item[], last: 'and' | 'or' | 'apart' = 'and'): Sentence {
  const [first, ...rest] = items;
  if (first === undefined) return sentenceOf();
  return rest.reduce<Sentence>(
    (list, item, at) => text.say(`grammar.${at === rest.length - 1 || last === 'apart' ? last : 'more'}`, { first: list, last: item }),
    sentenceOf(first),
  );
}
