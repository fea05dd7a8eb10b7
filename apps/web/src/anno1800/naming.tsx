import { COMPONENTS } from '@archipel/anno1800';
import { type Company, type Language, loadNames1800, type Names1800 } from '@archipel/text';
import { createContext, type ReactNode, use, useContext } from 'react';
import { useText } from '../text.tsx';

const Named = createContext<{ readonly names: Names1800; readonly company: Company } | undefined>(undefined);

/** What things and people at this table are called. */
export function useNaming(): { readonly names: Names1800; readonly company: Company } {
  const naming = useContext(Named);
  if (naming === undefined) throw new Error('there is no <Naming> around this');
  return naming;
}

const loading = new Map<Language, Promise<Names1800>>();

function namesIn(language: Language): Promise<Names1800> {
  const known = loading.get(language);
  if (known) return known;
  const names = loadNames1800(language, COMPONENTS);
  // What could not be fetched may be asked for again.
  names.catch(() => loading.delete(language));
  loading.set(language, names);
  return names;
}

/** Lets everything inside call things by their names in the language of the sentences around it. */
export function Naming({ company, children }: { readonly company: Company; readonly children: ReactNode }) {
  const { language } = useText();
  const names = use(namesIn(language));
  return <Named value={{ names, company }}>{children}</Named>;
}
