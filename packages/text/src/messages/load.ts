import { inflections } from './inflections.ts';
import type { Language } from './language.ts';
import { type Part, parts } from './parts.ts';
import { type Messages, type Text, textOf } from './text.ts';

/** All messages of some parts of one language. */
export async function loadMessages(language: Language, wanted: readonly Part[]): Promise<Messages> {
  const loaded = await Promise.all(wanted.map((part): Promise<Messages> => parts[language][part]()));
  return Object.assign({}, ...loaded);
}

/**
 * The sentences of some parts. A language borrows what it lacks from English; of the parts that are complete in it (`completeLanguages`),
 * nothing else is fetched.
 */
export async function loadText(
  language: Language,
  wanted: readonly Part[],
  { complete = language === 'en' ? wanted : [] }: { readonly complete?: readonly Part[] } = {},
): Promise<Text> {
  const [messages, english, forms] = await Promise.all([
    loadMessages(language, wanted),
    loadMessages(
      'en',
      wanted.filter((part) => !complete.includes(part)),
    ),
    inflections(language, wanted),
  ]);
  return textOf(language, messages, { english, forms });
}
