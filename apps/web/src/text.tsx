import { type Language, loadText, type Part, pseudoText, type Text } from '@archipel/text';
import { createContext, type ReactNode, use, useContext, useEffect, useState } from 'react';
import { prefer, usePreferences } from './preferences.ts';

const Spoken = createContext<Text | undefined>(undefined);

/** The sentences of the reader's language: `const { t } = useText()`. */
export function useText(): Text {
  const text = useContext(Spoken);
  if (text === undefined) throw new Error('there is no <Texts> around this');
  return text;
}

/** `?pseudo=1`: every sentence longer and in strange letters, to see that the layout bears it and that no sentence is missing here. */
const PSEUDO = new URLSearchParams(location.search).has('pseudo');

const loading = new Map<string, Promise<Text>>();

/** The sentences of some parts; the same promise while they are the same, which `use` needs. */
function textOf(language: Language, parts: readonly Part[]): Promise<Text> {
  const key = [language, ...parts].join(' ');
  let text = loading.get(key);
  if (text === undefined) {
    text = PSEUDO ? loadText(language, parts).then(pseudoText) : loadText(language, parts);
    // What could not be fetched may be asked for again.
    text.catch(() => loading.delete(key));
    loading.set(key, text);
  }
  return text;
}

/** Fetches sentences before they are needed. */
export function expectText(parts: readonly Part[]): void {
  textOf(usePreferences.getState().language, parts).catch(() => undefined);
}

/**
 * Lets everything inside speak: the parts named here. It waits (Suspense) for the first language; another that is chosen later takes over
 * once it is there, and until then the old one stays.
 */
export function Texts({ parts, children }: { readonly parts: readonly Part[]; readonly children: ReactNode }) {
  const { language } = usePreferences();
  const [shown, setShown] = useState(language);
  const text = use(textOf(shown, parts));
  useEffect(() => {
    let wanted = true;
    textOf(language, parts).then(
      () => wanted && setShown(language),
      () => wanted && prefer({ language: shown }),
    );
    return () => {
      wanted = false;
    };
  }, [language, parts, shown]);
  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);
  return <Spoken value={text}>{children}</Spoken>;
}
