import { IntlMessageFormat } from 'intl-messageformat';
import type * as anno1503 from './en/anno1503.messages.ts';
import type * as anno1800 from './en/anno1800.messages.ts';
import type * as shell from './en/shell.messages.ts';
import type { Language } from './language.ts';

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
}

export function textOf(language: Language, messages: Messages): Text {
  const made = new Map<string, IntlMessageFormat>();
  return {
    language,
    t(key, values) {
      let format = made.get(key);
      if (format === undefined) {
        const [area = '', name = ''] = key.split('.');
        format = new IntlMessageFormat(messages[area]?.[name] ?? key, language);
        made.set(key, format);
      }
      return String(format.format(values));
    },
  };
}
