import { LANGUAGES, type Language } from './language.ts';
import { loadMessages } from './load.ts';
import { INTERFACE, type Part } from './parts.ts';
import type { Messages } from './text.ts';

/** The keys of messages, as `log1800.built`. */
export function keysOf(messages: Messages): readonly string[] {
  return Object.entries(messages).flatMap(([area, some]) => Object.keys(some).map((name) => `${area}.${name}`));
}

/** The languages that have every message of these parts: those of the interface are offered to readers. Others borrow what is missing from English. */
export async function completeLanguages(parts: readonly Part[] = INTERFACE): Promise<readonly Language[]> {
  const keys = await Promise.all(LANGUAGES.map(async (language) => new Set(keysOf(await loadMessages(language, parts)))));
  const english = [...(keys[LANGUAGES.indexOf('en')] ?? [])];
  return LANGUAGES.filter((_, at) => english.every((key) => keys[at]?.has(key)));
}
