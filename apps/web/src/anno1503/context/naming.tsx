import hyphens from 'virtual:hyphens';
import { type Company, type Language, loadNames1503, type Names1503 } from '@archipel/text';
import { use, useDeferredValue, useMemo } from 'react';
import { useText } from '../../reader/text.tsx';

interface LoadedNames {
  readonly names: Names1503;
  /** With soft hyphens, where a word is longer than its place. */
  hyphenated(name: string): string;
}

export interface Naming extends LoadedNames {
  readonly company: Company;
}

const loading = new Map<Language, Promise<LoadedNames>>();

function namesIn(language: Language): Promise<LoadedNames> {
  const known = loading.get(language);
  if (known) return known;
  const loaded = Promise.all([loadNames1503(language), hyphens[language]()]).then(([names, { default: breaks }]) => ({
    names,
    hyphenated: (name: string) => breaks[name] ?? name,
  }));
  // What could not be fetched may be asked for again.
  loaded.catch(() => loading.delete(language));
  loading.set(language, loaded);
  return loaded;
}

/** What things and people at this table are called. Until another language is there the old one stays. */
export function useNaming(company: Company): Naming {
  const { language } = useText();
  const named = use(namesIn(useDeferredValue(language)));
  return useMemo(() => ({ ...named, company }), [named, company]);
}
