import { type Telling, type Text, tellingIn } from '@archipel/text';
import { use, useDeferredValue } from 'react';
import { useText } from '../reader/text.tsx';

const loading = new WeakMap<Text, Map<string, Promise<Telling>>>();

/** The same promise for the same text, which `use` needs. */
function tellingOf(text: Text, game: string): Promise<Telling> {
  const known = loading.get(text) ?? new Map<string, Promise<Telling>>();
  loading.set(text, known);
  const telling = known.get(game) ?? tellingIn(text, game);
  known.set(game, telling);
  return telling;
}

/** How the game is told in the reader's language. It waits (Suspense) for the first; until another language is there the old one stays. */
export function useTelling(game: string): Telling {
  return use(tellingOf(useDeferredValue(useText()), game));
}
