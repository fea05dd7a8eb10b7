import type { Language } from './language.ts';
import { type Messages, type Text, textOf } from './text.ts';

/** The parts that are fetched on their own: the pages around the games, and what each game says. */
export type Part = 'shell' | 'anno1800' | 'anno1503';

type Loader = () => Promise<Messages>;
type Written = { readonly [part in Part]: Loader };

const english: Written = {
  shell: () => import('./en/shell.messages.ts'),
  anno1800: () => import('./en/anno1800.messages.ts'),
  anno1503: () => import('./en/anno1503.messages.ts'),
};
const german: Written = {
  shell: () => import('./de/shell.messages.ts'),
  anno1800: () => import('./de/anno1800.messages.ts'),
  anno1503: () => import('./de/anno1503.messages.ts'),
};
/** French, Polish and Russian have the names of things; sentences are English until they are written. */
const loaders: { readonly [language in Language]: Written } = { en: english, de: german, fr: english, pl: english, ru: english };

export async function loadText(language: Language, parts: readonly Part[]): Promise<Text> {
  const loaded = await Promise.all(parts.map((part) => loaders[language][part]()));
  return textOf(language, Object.assign({}, ...loaded), loaders[language] === english ? 'en' : language);
}
