import { wholeParts } from 'virtual:languages';
import { type Language, loadText, type Part, pseudoText, type Text } from '@archipel/text';
import { createContext, type ReactNode, use, useContext, useEffect, useState } from 'react';
import { prefer, usePreferences } from './preferences.ts';

const TextContext = createContext<Text | undefined>(undefined);

/** The sentences of the reader's language: `const { t } = useText()`. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (text === undefined) throw new Error('there is no <Texts> around this');
  return text;
}

/** `?pseudo=1`: every sentence longer and in strange letters, to test the layout and to find sentences that stand in the code. */
const PSEUDO = new URLSearchParams(location.search).has('pseudo');

const loading = new Map<string, Promise<Text>>();

/** The sentences of some parts; the same promise while they are the same, which `use` needs. */
function textOf(language: Language, parts: readonly Part[]): Promise<Text> {
  const key = [language, ...parts].join(' ');
  let text = loading.get(key);
  if (text === undefined) {
    // English is fetched only for parts of which something is missing.
    const loaded = loadText(language, parts, { complete: wholeParts[language] });
    text = PSEUDO ? loaded.then(pseudoText) : loaded;
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

interface Props {
  readonly parts: readonly Part[];
  /** A language that the address names, whatever the reader prefers. */
  readonly language?: Language;
  readonly children: ReactNode;
}

/**
 * Gives the sentences of these parts to everything inside. It suspends until the first language is loaded; another that is chosen later replaces it
 * once that is loaded.
 */
export function Texts({ parts, language: named, children }: Props) {
  const preferred = usePreferences(({ language }) => language);
  const language = named ?? preferred;
  const [shown, setShown] = useState(language);
  const text = use(textOf(shown, parts));
  useEffect(() => {
    let wanted = true;
    textOf(language, parts).then(
      () => wanted && setShown(language),
      () => wanted && named === undefined && prefer({ language: shown }),
    );
    return () => {
      wanted = false;
    };
  }, [language, named, parts, shown]);
  useEffect(() => {
    if (named === undefined) document.documentElement.lang = shown;
  }, [named, shown]);
  return <TextContext value={text}>{children}</TextContext>;
}
