import * as z from 'zod/mini';
import type { SheetData, SheetParts, SheetPlayer } from '../table/sheetParts.ts';

export const MOST_SEATS = 4;
const NAME_LENGTH = 24;
const LONGEST_KEY = 40;
const MOST_KEYS = 100;

const key = z.string().check(z.regex(/^[a-z0-9.-]+$/), z.maxLength(LONGEST_KEY));
const playerSchema = z.readonly(
  z.strictObject({
    name: z.string().check(z.maxLength(NAME_LENGTH)),
    colour: z.int().check(z.nonnegative(), z.maximum(MOST_SEATS - 1)),
    counts: z
      .record(key, z.int().check(z.nonnegative(), z.maximum(999)))
      .check(z.refine((counts) => Object.keys(counts).length <= MOST_KEYS)),
  }),
);

/** A sheet as it is kept on the device and carried by a link: anything may have been written there. */
export const sheetSchema = z.readonly(
  z.strictObject({
    game: key,
    objectives: z.readonly(z.array(z.string().check(z.maxLength(LONGEST_KEY))).check(z.maxLength(10))),
    players: z
      .readonly(z.array(playerSchema).check(z.minLength(2), z.maxLength(MOST_SEATS)))
      .check(z.refine((players) => new Set(players.map(({ colour }) => colour)).size === players.length)),
  }),
);

const blankPlayer = (colour: number): SheetPlayer => ({ name: '', colour, counts: {} });

export function blankSheet(game: string, seats: number): SheetData {
  return { game, objectives: [], players: Array.from({ length: seats }, (_, seat) => blankPlayer(seat)) };
}

/** The next sheet of the same people. */
export function nextSheet(game: string, { players }: SheetData): SheetData {
  return { game, objectives: [], players: players.map((player) => ({ ...player, counts: {} })) };
}

/** Only what the game counts, and no more of it than there is. */
export function fitted(data: SheetData, { limits, objectives }: SheetParts): SheetData {
  const known = (counts: SheetPlayer['counts']) =>
    Object.fromEntries(
      Object.entries(counts).flatMap(([each, count]) => (Object.hasOwn(limits, each) ? [[each, Math.min(count, limits[each] ?? 0)]] : [])),
    );
  return {
    ...data,
    objectives: data.objectives.slice(0, objectives?.inPlay ?? 0).map((id) => (objectives?.all.includes(id) === true ? id : '')),
    players: data.players.map((player) => ({ ...player, counts: known(player.counts) })),
  };
}

const changed = (data: SheetData, seat: number, change: (player: SheetPlayer) => SheetPlayer): SheetData => ({
  ...data,
  players: data.players.map((player, each) => (each === seat ? change(player) : player)),
});

export function withCount(data: SheetData, seat: number, what: string, count: number): SheetData {
  return changed(data, seat, (player) => ({ ...player, counts: { ...player.counts, [what]: count } }));
}

/** Marks something of a player or takes the mark off; `alone`: nobody else has it then. */
export function withMark(data: SheetData, seat: number, what: string, on: boolean, alone: boolean): SheetData {
  const players = data.players.map((player, each) =>
    each === seat || alone ? { ...player, counts: { ...player.counts, [what]: each === seat && on ? 1 : 0 } } : player,
  );
  return { ...data, players };
}

export function withName(data: SheetData, seat: number, name: string): SheetData {
  return changed(data, seat, (player) => ({ ...player, name: name.slice(0, NAME_LENGTH) }));
}

/** The next flag for a player; who has it gets the old one. */
export function withNextColour(data: SheetData, seat: number): SheetData {
  const old = data.players[seat]?.colour ?? 0;
  const next = (old + 1) % MOST_SEATS;
  return {
    ...data,
    players: data.players.map((player, each) =>
      each === seat ? { ...player, colour: next } : player.colour === next ? { ...player, colour: old } : player,
    ),
  };
}

/** With so many players. Those who join have the flags that are left. */
export function withSeats(data: SheetData, seats: number): SheetData {
  const players = data.players.slice(0, seats);
  const free = Array.from({ length: MOST_SEATS }, (_, colour) => colour).filter((each) => players.every(({ colour }) => colour !== each));
  return { ...data, players: [...players, ...free.slice(0, seats - players.length).map(blankPlayer)] };
}

export function withObjective(data: SheetData, number: number, id: string, inPlay: number): SheetData {
  const objectives = Array.from({ length: inPlay }, (_, each) => data.objectives[each] ?? '');
  const old = objectives[number] ?? '';
  // Each objective is in play once: one that stood elsewhere changes places.
  return { ...data, objectives: objectives.map((each, at) => (at === number ? id : each === id && id !== '' ? old : each)) };
}

/** Whether anything was typed. */
export const isBlank = ({ players, objectives }: SheetData): boolean =>
  objectives.every((id) => id === '') &&
  players.every(({ name, counts }) => name === '' && Object.values(counts).every((count) => count === 0));
