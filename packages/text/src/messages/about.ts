import type { Mention, Sentence } from './sentence.ts';
import type { Value } from './text.ts';

/** A fact, a move or a reason, as plain data: in all of them a field of one name means the same. */
export type About = { readonly [field: string]: unknown };

/** What a message is filled with. */
export type Values = { readonly [name: string]: Value | Mention | Sentence };

/** What messages may ask for and a thing is not about: `none` in a choice, 0 in a number. */
export function nothing(things: string, numbers: string): Values {
  const fill = <Filling extends Value>(names: string, value: Filling) => names.split(' ').map((name) => [name, value] as const);
  return Object.fromEntries([...fill(things, 'none'), ...fill(numbers, 0)]);
}

/** A list of the words of the table as a question that narrows what comes from outside. */
export function oneOf<Word extends string>(words: readonly Word[]): (value: unknown) => value is Word {
  const known: readonly unknown[] = words;
  return (value): value is Word => known.includes(value);
}
