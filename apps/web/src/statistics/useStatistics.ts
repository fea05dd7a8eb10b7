import { useEffect, useState } from 'react';
import { askWhoIAm, useMe } from '../api/me.ts';
import { gameById } from '../games/games.ts';
import { usePreferences } from '../reader/preferences.ts';
import { digester, keepDigests, knownDigests } from './digesting.ts';
import { gamesHere, gamesThere, logOf } from './ownGames.ts';
import { merged, type PlayedGame } from './played.ts';

export interface Statistics {
  /** Nothing until the device and the server have been asked. */
  readonly games: readonly PlayedGame[] | undefined;
  /** How many matches are still to be played again, of how many. */
  readonly reading: { readonly done: number; readonly all: number } | undefined;
  /** Matches that could not be read: they count in places only. */
  readonly unread: number;
  /** Games at one screen in which no seat bears the reader's name. */
  readonly nameless: number;
  /** Why the games of the server are missing. */
  readonly fault: string | undefined;
}

const keyOf = ({ where, id, position }: PlayedGame) => `${where} ${id} ${position.toString()}`;
/** After so many matches what was read is shown and kept. */
const SHOW_EVERY = 5;

/** One's finished games of this device and of the server. The matches are played again here, each once, and what they tell is kept. */
export function useStatistics(): Statistics {
  const { me } = useMe();
  const name = usePreferences((preferences) => preferences.name);
  const [state, setState] = useState<Statistics>({ games: undefined, reading: undefined, unread: 0, nameless: 0, fault: undefined });
  const account = me === 'unasked' ? 'unasked' : (me?.id ?? null);
  useEffect(() => void askWhoIAm(), []);
  useEffect(() => {
    let left = false;
    const worker = digester();
    const gather = async () => {
      const here = await gamesHere(name).catch(() => ({ games: [], nameless: 0 }));
      if (left) return;
      const digests: Record<string, NonNullable<PlayedGame['digest']>> = { ...knownDigests() };
      const withDigests = (games: readonly PlayedGame[]) => games.map((game) => ({ ...game, digest: digests[keyOf(game)] }));
      // Without a network the device's part is there at once.
      setState((old) => ({ ...old, games: old.games ?? withDigests(merged(here.games, [])), nameless: here.nameless }));
      const there = account === null || account === 'unasked' ? { games: [], fault: undefined } : await gamesThere();
      if (left) return;
      const all = merged(here.games, there.games);
      const show = (more: Pick<Statistics, 'reading' | 'unread'>) =>
        !left && setState({ games: withDigests(all), nameless: here.nameless, fault: there.fault, ...more });
      const missing = all.filter((game) => digests[keyOf(game)] === undefined);
      let unread = 0;
      for (const [done, game] of missing.entries()) {
        if (done % SHOW_EVERY === 0) show({ reading: { done, all: missing.length }, unread });
        const match = await logOf(game).catch(() => undefined);
        const actions = gameById(game.game)?.statistics?.actions ?? [];
        const digest = match && !left ? await worker.digest({ ...match, actions }) : undefined;
        if (left) return;
        if (digest === undefined) unread++;
        else digests[keyOf(game)] = digest;
        if (done % SHOW_EVERY === 0) keepDigests(digests);
      }
      if (missing.length > 0) keepDigests(digests);
      show({ reading: undefined, unread });
    };
    void gather();
    return () => {
      left = true;
      worker.stop();
    };
  }, [account, name]);
  return state;
}
