import { type Entry, importMatch, type MatchSetup } from '@archipel/kernel';
import { type MyTable, PATHS, pathTo } from '@archipel/protocol';
import { finishedTables } from '../api/tables.ts';
import { type KeptGame, keptGame, keptGames } from '../session/keptGames.ts';
import type { Opponent, PlayedGame } from './played.ts';

/** A hundred tables each: nobody waits for more. */
const MOST_PAGES = 5;

/** The seat of whoever reads this: the only person, or at one screen whoever bears the name. */
function ownSeat({ levels, names }: KeptGame, name: string): number | undefined {
  const people = levels.flatMap((level, seat) => (level === null ? [seat] : []));
  if (people.length === 1) return people[0];
  return people.find((seat) => name !== '' && names?.[seat]?.trim().toLocaleLowerCase() === name.trim().toLocaleLowerCase());
}

function fromDevice(kept: KeptGame, name: string): PlayedGame | undefined {
  const own = ownSeat(kept, name);
  if (kept.places === null || own === undefined) return undefined;
  const opponents = kept.levels.flatMap((level, seat): readonly Opponent[] => {
    if (seat === own) return [];
    return [level === null ? { kind: 'person', seat, name: kept.names?.[seat] ?? '' } : { kind: 'bot', seat, level }];
  });
  const { setup, position, places } = kept;
  return {
    id: kept.id,
    where: 'here',
    game: setup.game,
    seats: setup.seats,
    ended: kept.played,
    own,
    places,
    opponents,
    seed: setup.seed,
    position,
    digest: undefined,
  };
}

/** Finished games on this device, and how many of them have no seat with the reader's name. */
export async function gamesHere(name: string): Promise<{ readonly games: readonly PlayedGame[]; readonly nameless: number }> {
  const over = (await keptGames()).filter(({ places }) => places !== null);
  const games = over.flatMap((kept) => fromDevice(kept, name) ?? []);
  return { games, nameless: over.length - games.length };
}

function fromTable({ table, seat }: MyTable): PlayedGame | undefined {
  const { id, terms, chairs, places, position, honesty, ended } = table;
  if (places === null || seat === null) return undefined;
  const opponents = chairs.flatMap((chair, each): readonly Opponent[] => {
    if (each === seat || chair.kind === 'open') return [];
    return [chair.kind === 'bot' ? { kind: 'bot', seat: each, level: chair.level } : { kind: 'person', seat: each, name: chair.name }];
  });
  const seed = honesty.opened?.seed;
  return {
    id,
    where: 'server',
    game: terms.game,
    seats: chairs.length,
    ended: ended ?? table.made,
    own: seat,
    places,
    opponents,
    seed,
    position,
    digest: undefined,
  };
}

/** Finished games of the account on the server, page by page; and why some are missing. */
export async function gamesThere(): Promise<{ readonly games: readonly PlayedGame[]; readonly fault: string | undefined }> {
  const games: PlayedGame[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const asked = await finishedTables(cursor);
    if (!asked.ok) return { games, fault: asked.fault };
    games.push(...asked.value.items.flatMap((mine) => fromTable(mine) ?? []));
    if (asked.value.next === null) break;
    cursor = asked.value.next;
  }
  return { games, fault: undefined };
}

interface Log {
  readonly setup: MatchSetup;
  readonly log: readonly Entry[];
}

/** The match itself, from the device or from the server. */
export async function logOf({ where, id }: PlayedGame): Promise<Log | undefined> {
  if (where === 'here') {
    const kept = await keptGame(id);
    return kept && { setup: kept.game.setup, log: kept.log.map(({ entry }) => entry) };
  }
  const answer = await fetch(pathTo(PATHS.file, { table: id })).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const read = importMatch(await answer.text());
  return read.ok ? read.file : undefined;
}
