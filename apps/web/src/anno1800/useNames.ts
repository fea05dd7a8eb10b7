import { boxOf, type View } from '@archipel/anno1800';
import { type Language, loadNames1800, type Names1800 } from '@archipel/text';
import { use, useDeferredValue } from 'react';

type Components = Names1800['components'];

const loading = new Map<Language, { readonly components: Components; readonly names: Promise<Names1800> }>();

function namesOf(language: Language, components: Components): Promise<Names1800> {
  const known = loading.get(language);
  if (known?.components === components) return known.names;
  const names = loadNames1800(language, components);
  names.catch(() => loading.delete(language));
  loading.set(language, { components, names });
  return names;
}

/** The names of the things on this table. Another language takes over once it is there; until then the old one stays. */
export function useNames(language: Language, table: View['table']): Names1800 {
  const shown = useDeferredValue(language);
  return use(namesOf(shown, boxOf(table).components));
}
