import { IntlMessageFormat } from 'intl-messageformat';
import type * as anno1503 from './en/anno1503.messages.ts';
import type * as anno1800 from './en/anno1800.messages.ts';
import type * as shell from './en/shell.messages.ts';
import type { Language } from './language.ts';
import { type Mention, type Said, said } from './said.ts';

/** The messages of English say which there are; every other language must have the same. */
type English = typeof shell & typeof anno1800 & typeof anno1503;
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
  say(key: Key, values?: Readonly<Record<string, Value | Mention | Said>>): Said;
  /** Whether there is a sentence with this key: keys made of codes that come from outside are asked first. */
  has(key: string): key is Key;
}

/** `written` is the language of the messages: by its rules things are counted, whatever language the names around them have. */
export function textOf(language: Language, messages: Messages, written: Language = language): Text {
  const made = new Map<string, IntlMessageFormat>();
  const message = (key: string): string | undefined => {
    const dot = key.indexOf('.');
    return messages[key.slice(0, dot)]?.[key.slice(dot + 1)];
  };
  const formatOf = (key: string): IntlMessageFormat => {
    const known = made.get(key);
    if (known) return known;
    const format = new IntlMessageFormat(message(key) ?? key, written, undefined, { ignoreTag: true });
    made.set(key, format);
    return format;
  };
  return {
    language,
    t: (key, values) => String(formatOf(key).format(values)),
    say(key, values) {
      const parts = formatOf(key).formatToParts<Mention | Said>(values);
      return said(...parts.map(({ value }) => value));
    },
    has: (key): key is Key => message(key) !== undefined,
  };
}
