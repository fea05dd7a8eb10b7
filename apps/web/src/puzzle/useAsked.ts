import { type AskedIn, questionsIn, type Text } from '@archipel/text';
import { use } from 'react';
import { useText } from '../reader/text.tsx';

const loading = new WeakMap<Text, Map<string, Promise<AskedIn | undefined>>>();

function askedOf(text: Text, game: string): Promise<AskedIn | undefined> {
  const known = loading.get(text) ?? new Map<string, Promise<AskedIn | undefined>>();
  const asked = known.get(game) ?? questionsIn(text, game);
  loading.set(text, known.set(game, asked));
  return asked;
}

/** How the questions of a game are asked in the reader's language. */
export function useAsked(game: string): AskedIn {
  const asked = use(askedOf(useText(), game));
  if (asked === undefined) throw new Error(`${game} has no questions`);
  return asked;
}
