import { IntlMessageFormat } from 'intl-messageformat';
import * as de1503 from '../src/de/anno1503.messages.ts';
import * as de1800 from '../src/de/anno1800.messages.ts';
import * as deShell from '../src/de/shell.messages.ts';
import * as en1503 from '../src/en/anno1503.messages.ts';
import * as en1800 from '../src/en/anno1800.messages.ts';
import * as enShell from '../src/en/shell.messages.ts';
import { type Messages, type Text, textOf } from '../src/text.ts';

/** Everything that is written, by language. */
export const written: { readonly [language in 'en' | 'de']: Messages } = {
  en: { ...enShell, ...en1800, ...en1503 },
  de: { ...deShell, ...de1800, ...de1503 },
};

/** Every message of a language, with its key. */
export function messagesOf(language: 'en' | 'de'): readonly (readonly [string, string])[] {
  return Object.entries(written[language]).flatMap(([area, messages]) =>
    Object.entries(messages).map(([name, message]) => [`${area}.${name}`, message] as const),
  );
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** A place in a message that is filled: what it is called, and how it is written. */
export interface Placeholder {
  readonly name: string;
  readonly form: 'plain' | 'number' | 'choice' | 'plural';
  readonly options: readonly string[];
}

export function placeholdersOf(message: string, language: string): readonly Placeholder[] {
  return partsOf(message, language).flatMap(found);
}

/** What a message says itself, without what it is filled with. */
export function wordsOf(message: string, language: string): string {
  const words = (element: Element): string => {
    if (!('options' in element)) return typeOf(element) === WORDS && 'value' in element ? element.value : '…';
    return Object.values(element.options)
      .flatMap(({ value }) => value.map(words))
      .join(' ');
  };
  return partsOf(message, language).map(words).join('');
}

const partsOf = (message: string, language: string): readonly Element[] =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst();

/** The parser numbers its elements: words are 0, a plain placeholder 1, a number 2, `#` 7. */
const typeOf = ({ type }: Element): number => type;
const WORDS = 0;
const NUMBER = 2;

function found(element: Element): readonly Placeholder[] {
  if ('options' in element) {
    const options = Object.entries(element.options);
    const form = 'offset' in element ? 'plural' : 'choice';
    const inner = options.flatMap(([, { value }]) => value.flatMap(found));
    return [{ name: element.value, form, options: options.map(([option]) => option) }, ...inner];
  }
  if (!('value' in element) || typeOf(element) === WORDS) return [];
  return [{ name: element.value, form: typeOf(element) === NUMBER ? 'number' : 'plain', options: [] }];
}

export const textIn = (language: 'en' | 'de'): Text => textOf(language, written[language]);
