import hyphens from 'virtual:hyphens';
import { COMPONENTS } from '@archipel/anno1800';
import { type Company, type Language, loadNames1800, type Names1800 } from '@archipel/text';
import { createContext, type ReactNode, use, useContext, useDeferredValue, useMemo } from 'react';
import { useText } from '../text.tsx';

export interface Naming {
  readonly names: Names1800;
  readonly company: Company;
  /** A name that may break where its language breaks words. */
  soft(name: string): string;
}

const Named = createContext<Naming | undefined>(undefined);

/** What things and people at this table are called. */
export function useNaming(): Naming {
  const naming = useContext(Named);
  if (naming === undefined) throw new Error('there is no <Naming> around this');
  return naming;
}

type Loaded = Pick<Naming, 'names' | 'soft'>;

const loading = new Map<Language, Promise<Loaded>>();

function namesIn(language: Language): Promise<Loaded> {
  const known = loading.get(language);
  if (known) return known;
  const loaded = Promise.all([loadNames1800(language, COMPONENTS), hyphens[language]()]).then(([names, { default: breaks }]) => ({
    names,
    // The level of a ship stays with its name.
    soft: (name: string) => name.replaceAll(/\p{L}{7,}/gu, (word) => breaks[word] ?? word).replaceAll(/ (?=\d)/g, '\u00A0'),
  }));
  // What could not be fetched may be asked for again.
  loaded.catch(() => loading.delete(language));
  loading.set(language, loaded);
  return loaded;
}

/** Lets everything inside call things by their names in the language of the sentences around it. Until another language is there the old one stays. */
export function Naming({ company, children }: { readonly company: Company; readonly children: ReactNode }) {
  const { language } = useText();
  const loaded = use(namesIn(useDeferredValue(language)));
  const naming = useMemo(() => ({ ...loaded, company }), [loaded, company]);
  return <Named value={naming}>{children}</Named>;
}
