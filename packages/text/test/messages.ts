import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGES, type Language } from '../src/messages/language.ts';
import { loadMessages } from '../src/messages/load.ts';
import { PARTS } from '../src/messages/parts.ts';
import { type Messages, type Text, textOf } from '../src/messages/text.ts';

/** Everything that is written, by language. */
export const written: ReadonlyMap<Language, Messages> = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadMessages(language, PARTS)] as const)),
);

/** Every message, with its key. */
export function listOf(messages: Messages): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([area, some]) =>
    Object.entries(some).map(([name, message]) => [`${area}.${name}`, message] as const),
  );
}

/** Every message of a language, with its key. */
export const messagesOf = (language: Language): readonly (readonly [string, string])[] => listOf(written.get(language) ?? {});

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

export const textIn = (language: Language): Text => textOf(language, written.get(language) ?? {});
