import type { ScoreSheet } from '@archipel/kernel';
import { type Mean, meanOf, type Range, wilson } from './intervals.ts';
import type { FirstAction, Opponent, PlayedGame } from './played.ts';

/** From so many games on a share is told; of fewer only the range in which it lies. */
export const ENOUGH = 10;

export interface Filter {
  readonly game: string;
  readonly seats: number | 'all';
  /** Games with people, or against bots alone. */
  readonly company: 'everyone' | 'people' | 'bots';
  /** Only games of so late. */
  readonly when: When;
}

/** How long ago a game may have ended, in days. */
export const WHEN = { ever: Number.POSITIVE_INFINITY, year: 365, month: 30 } as const;
export type When = keyof typeof WHEN;
const DAY = 86_400_000;

export function filtered(games: readonly PlayedGame[], { game, seats, company, when }: Filter, now: number): readonly PlayedGame[] {
  const withPeople = ({ opponents }: PlayedGame) => opponents.some(({ kind }) => kind === 'person');
  return games.filter(
    (each) =>
      each.game === game &&
      (seats === 'all' || each.seats === seats) &&
      now - each.ended <= WHEN[when] * DAY &&
      (company === 'everyone' || withPeople(each) === (company === 'people')),
  );
}

export const placeIn = ({ places, own }: PlayedGame): number => places[own] ?? places.length;
export const hasWon = (game: PlayedGame): boolean => placeIn(game) === 1;

const sheetAt = ({ digest }: PlayedGame, seat: number): ScoreSheet | undefined => digest?.outcome.sheets[seat];
export const pointsIn = (game: PlayedGame): number | undefined => sheetAt(game, game.own)?.total;

/** By how many points one was ahead of the best other player, or behind; nothing while the match was not read. */
export function marginIn(game: PlayedGame): number | undefined {
  const own = pointsIn(game);
  const others = game.opponents.flatMap(({ seat }) => sheetAt(game, seat)?.total ?? []);
  return own === undefined || others.length === 0 ? undefined : own - Math.max(...others);
}

const known = (values: readonly (number | undefined)[]): readonly number[] => values.filter((value) => value !== undefined);

export interface Summary {
  readonly games: readonly PlayedGame[];
  /** By place, from the first on: the games in which one came there. */
  readonly byPlace: readonly (readonly PlayedGame[])[];
  /** How many wins chance alone would bring. */
  readonly byChance: number;
  readonly rounds: Mean | undefined;
}

export function summaryOf(games: readonly PlayedGame[]): Summary {
  const last = Math.max(0, ...games.map(({ seats }) => seats));
  return {
    games,
    byPlace: Array.from({ length: last }, (_, at) => games.filter((game) => placeIn(game) === at + 1)),
    byChance: games.reduce((sum, { seats }) => sum + 1 / seats, 0),
    rounds: meanOf(known(games.map(({ digest }) => digest?.rounds))),
  };
}

/** Over how many games the line of the results runs. */
export const RUNNING = 10;

export interface Result {
  readonly game: PlayedGame;
  readonly margin: number;
  /** The mean margin of this game and those before it, once there are enough. */
  readonly running: number | undefined;
}

/** One's results, oldest first: only of games that were read. */
export function resultsOf(games: readonly PlayedGame[]): readonly Result[] {
  const read = games.flatMap((game) => {
    const margin = marginIn(game);
    return margin === undefined ? [] : [{ game, margin }];
  });
  return read.map((each, at) => ({
    ...each,
    running: at + 1 < RUNNING ? undefined : meanOf(read.slice(at + 1 - RUNNING, at + 1).map(({ margin }) => margin))?.mean,
  }));
}

/** A share of games: how many, and where the true share lies. */
export interface Share {
  readonly games: readonly PlayedGame[];
  readonly count: number;
  readonly range: Range;
  /** Whether there are too few to name a share. */
  readonly few: boolean;
  readonly margin: Mean | undefined;
}

function shareOf(
  games: readonly PlayedGame[],
  counts: (game: PlayedGame) => boolean,
  margin: (game: PlayedGame) => number | undefined,
): Share {
  const count = games.filter(counts).length;
  return { games, count, range: wilson(count, games.length), few: games.length < ENOUGH, margin: meanOf(known(games.map(margin))) };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

export interface AgainstOpponent extends Share {
  readonly opponent: Opponent;
}

/** How often one was ahead of each person and each level of bots; several bots of a level in one game count each. */
export function againstOpponents(games: readonly PlayedGame[]): readonly AgainstOpponent[] {
  const met = games.flatMap((game) => game.opponents.map((opponent) => ({ game, opponent })));
  const groups = groupBy(met, ({ opponent }) => (opponent.kind === 'bot' ? `bot ${opponent.level}` : `person ${opponent.name}`));
  return [...groups.values()]
    .flatMap((group): readonly AgainstOpponent[] => {
      const [first] = group;
      if (first === undefined) return [];
      const ahead = group.filter(({ game, opponent }) => placeIn(game) < (game.places[opponent.seat] ?? 0)).length;
      const margins = group.map(({ game, opponent }) => {
        const [own, theirs] = [pointsIn(game), sheetAt(game, opponent.seat)?.total];
        return own === undefined || theirs === undefined ? undefined : own - theirs;
      });
      return [
        {
          opponent: first.opponent,
          games: [...new Set(group.map(({ game }) => game))],
          count: ahead,
          range: wilson(ahead, group.length),
          few: group.length < ENOUGH,
          margin: meanOf(known(margins)),
        },
      ];
    })
    .toSorted((a, b) => b.games.length - a.games.length);
}

export interface Opening extends Share {
  readonly first: readonly FirstAction[];
}

/** One's first actions, and how these games went; the most frequent first. */
export function openingsOf(games: readonly PlayedGame[]): readonly Opening[] {
  const begun = games.flatMap((game) => {
    const first = game.digest?.firsts[game.own] ?? [];
    return first.length === 0 ? [] : [{ game, first }];
  });
  return [...groupBy(begun, ({ first }) => JSON.stringify(first)).values()]
    .map((group) => ({
      first: group[0]?.first ?? [],
      ...shareOf(
        group.map(({ game }) => game),
        hasWon,
        marginIn,
      ),
    }))
    .toSorted((a, b) => b.games.length - a.games.length || b.count - a.count);
}

export interface Source {
  readonly source: string;
  readonly own: Mean;
  /** What whoever won had from it. */
  readonly winners: number;
}

export interface Sources {
  readonly games: readonly PlayedGame[];
  readonly won: number;
  readonly sources: readonly Source[];
  readonly total: Mean;
  readonly rounds: Mean | undefined;
}

/** Where one's points come from, beside the winners'. Lines that are not named are objectives of the match, and stand together. */
export function sourcesOf(games: readonly PlayedGame[], lines: readonly string[], rest: string): Sources | undefined {
  const read = games.filter(({ digest }) => digest !== undefined);
  const total = meanOf(known(read.map(pointsIn)));
  if (total === undefined) return undefined;
  const from = (sheet: ScoreSheet | undefined, source: string) =>
    (sheet?.lines ?? [])
      .filter(({ line }) => (source === rest ? !lines.includes(line) : line === source))
      .reduce((sum, { points }) => sum + points, 0);
  const all = read.some((game) => sheetAt(game, game.own)?.lines.some(({ line }) => !lines.includes(line))) ? [...lines, rest] : lines;
  const sources = all.flatMap((source): readonly Source[] => {
    const own = meanOf(read.map((game) => from(sheetAt(game, game.own), source)));
    const winners = meanOf(read.map((game) => from(sheetAt(game, game.places.indexOf(1)), source)));
    return own === undefined || winners === undefined ? [] : [{ source, own, winners: winners.mean }];
  });
  return { games: read, won: read.filter(hasWon).length, sources, total, rounds: summaryOf(read).rounds };
}
