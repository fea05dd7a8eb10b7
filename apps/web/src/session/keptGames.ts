import type { Entry, MatchSetup } from '@archipel/kernel';
import type { Level, Style } from '@archipel/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A game on this device: what it is made of, and enough to list it without playing it again. */
export interface KeptGame {
  readonly id: string;
  readonly setup: MatchSetup;
  /** Who plays each seat: a bot of this level, or a person at this device. */
  readonly levels: readonly (Level | null)[];
  /** In which style each bot plays, where it has one. */
  readonly styles?: readonly (Style | null)[];
  /** What several people at one screen are called, by seat. */
  readonly names?: readonly string[];
  /** Whether a beginner plays, who is advised. */
  readonly advised?: boolean;
  /** The match and the turn of it from which it was played on, if it began so. */
  readonly from?: { readonly match: string; readonly turn: number };
  readonly made: number;
  /** When it was last played, how far it has come, and what the person has seen. */
  readonly played: number;
  readonly position: number;
  readonly seen: number;
  readonly round: number;
  /** Places by seat, once it is over. */
  readonly places: readonly number[] | null;
  /** Where several people share this screen. */
  readonly screen?: SharedScreen;
}

/** What is kept of people who pass one screen around. */
export interface SharedScreen {
  /** By seat, the position up to which it has seen the match. */
  readonly seen: readonly number[];
  /** The position at which the curtain was last lifted; -1 before it first was. */
  readonly lifted: number;
  /** Who is to take the screen; nobody while bots play. */
  readonly next: number | null;
}

/** One entry of a game's log. Positions count from 1. */
export interface KeptEntry {
  readonly game: string;
  readonly position: number;
  readonly at: number;
  readonly entry: Entry;
}

interface Shelf extends DBSchema {
  games: { key: string; value: KeptGame };
  entries: { key: [string, number]; value: KeptEntry };
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

function opened(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('archipel', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('entries', { keyPath: ['game', 'position'] });
    },
  });
  return shelf;
}

const ofGame = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** All games on this device, the one last played first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const games = await (await opened()).getAll('games');
  return games.toSorted((a, b) => b.played - a.played);
}

export async function keptGame(id: string): Promise<{ readonly game: KeptGame; readonly log: readonly KeptEntry[] } | undefined> {
  const transaction = (await opened()).transaction(['games', 'entries']);
  const [game, log] = await Promise.all([transaction.objectStore('games').get(id), transaction.objectStore('entries').getAll(ofGame(id))]);
  return game && { game, log };
}

/** Keeps a game as it stands now, with the entries that are new: both or neither. */
export async function keepGame(game: KeptGame, news: readonly KeptEntry[] = []): Promise<void> {
  const transaction = (await opened()).transaction(['games', 'entries'], 'readwrite');
  const [games, entries] = [transaction.objectStore('games'), transaction.objectStore('entries')];
  await Promise.all([...news.map((each) => entries.put(each)), games.put(game), transaction.done]);
}

/** Keeps a game whose last entries were taken back: those behind its position are gone. */
export async function keepShortened(game: KeptGame): Promise<void> {
  const transaction = (await opened()).transaction(['games', 'entries'], 'readwrite');
  const [games, entries] = [transaction.objectStore('games'), transaction.objectStore('entries')];
  const gone = IDBKeyRange.bound([game.id, game.position + 1], [game.id, Number.MAX_SAFE_INTEGER]);
  await Promise.all([entries.delete(gone), games.put(game), transaction.done]);
}

export async function dropGame(id: string): Promise<void> {
  const transaction = (await opened()).transaction(['games', 'entries'], 'readwrite');
  const [games, entries] = [transaction.objectStore('games'), transaction.objectStore('entries')];
  await Promise.all([games.delete(id), entries.delete(ofGame(id)), transaction.done]);
}
