import type { Inflection } from '../grammar/inflection.ts';
import type { Language } from './language.ts';
import type { Part } from './parts.ts';

type Loaders = { readonly [part in Part]?: () => Promise<{ readonly forms: Inflection }> };

/** The forms of names that sentences ask for, fetched with the sentences of a game. English and German sentences do without. */
const files: { readonly [language in Language]?: Loaders } = {
  fr: {
    shell: () => import('../fr/articles.ts'),
    anno1800: () => import('../fr/forms1800.ts'),
    anno1503: () => import('../fr/forms1503.ts'),
  },
  pl: { anno1800: () => import('../pl/forms1800.ts'), anno1503: () => import('../pl/forms1503.ts') },
  ru: { anno1800: () => import('../ru/forms1800.ts'), anno1503: () => import('../ru/forms1503.ts') },
};

export async function inflections(language: Language, wanted: readonly Part[]): Promise<readonly Inflection[]> {
  // The games first: they know their names, while the pages know rules for any word.
  const loaders = wanted.toReversed().flatMap((part) => files[language]?.[part] ?? []);
  const loaded = await Promise.all(loaders.map((load) => load()));
  return loaded.map(({ forms }) => forms);
}
