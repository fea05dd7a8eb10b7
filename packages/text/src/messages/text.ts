import { IntlMessageFormat } from 'intl-messageformat';
import type { Inflection } from '../grammar/inflection.ts';
import { inflectedValues } from './inflected.ts';
import type { Language } from './language.ts';
import type { English } from './parts.ts';
import { type Mention, type Sentence, sentenceOf } from './sentence.ts';

export type Area = keyof English;
export type Key = { [A in Area]: `${A}.${keyof English[A] & string}` }[Area];
export type Value = string | number;
export type Messages = { readonly [area: string]: Readonly<Record<string, string>> };

/** The sentences of one language. */
export interface Text {
  readonly language: Language;
  /** The sentence with this key, with its values filled in (ICU MessageFormat). A missing sentence is a fault of ours: its key is shown. */
  t(key: Key, values?: Readonly<Record<string, Value>>): string;
  /** The same in its parts, where values may be things or sentences themselves. */
  say(key: Key, values?: Readonly<Record<string, Value | Mention | Sentence>>): Sentence;
  /** Whether there is a sentence with this key: keys made of codes that come from outside are asked first. */
  has(key: string): key is Key;
  /** Whether this sentence is told in English, because the language has none yet. */
  borrows(key: Key): boolean;
}

/** What a text may have besides its messages. */
export interface Besides {
  /** English, for what is not written yet. It counts by its own rules. */
  readonly english?: Messages;
  /** The forms of names, for languages whose sentences ask for them. */
  readonly forms?: readonly Inflection[];
}

export function textOf(language: Language, messages: Messages, { english = {}, forms = [] }: Besides = {}): Text {
  const made = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string): IntlMessageFormat => {
    const known = made.get(key);
    if (known) return known;
    const own = messageIn(messages, key);
    const format = new IntlMessageFormat(own ?? messageIn(english, key) ?? key, own === undefined ? 'en' : language, undefined, {
      ignoreTag: true,
    });
    made.set(key, format);
    return format;
  };
  const filled = <Filling extends Value | Mention | Sentence>(values: Readonly<Record<string, Filling>> = {}) =>
    forms.length === 0 ? values : inflectedValues(values, forms);
  return {
    language,
    t: (key, values) => String(formatOf(key).format(filled(values))),
    say(key, values) {
      const parts = formatOf(key).formatToParts<Mention | Sentence>(filled(values));
      return sentenceOf(...parts.map(({ value }) => value));
    },
    has: (key): key is Key => (messageIn(messages, key) ?? messageIn(english, key)) !== undefined,
    borrows: (key) => messageIn(messages, key) === undefined && messageIn(english, key) !== undefined,
  };
}

function messageIn(messages: Messages, key: string): string | undefined {
  const dot = key.indexOf('.');
  return messages[key.slice(0, dot)]?.[key.slice(dot + 1)];
}
