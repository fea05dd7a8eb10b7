import { outcomeSchema } from '@archipel/kernel';
import type { LEVELS } from '@archipel/protocol';
import * as z from 'zod/mini';

/** A first action, with no more of it than it is called by. */
const firstSchema = z.readonly(z.object({ kind: z.string(), tile: z.optional(z.string()), level: z.optional(z.string()) }));
export type FirstAction = z.infer<typeof firstSchema>;

/** What only playing a match again can tell. */
export const digestSchema = z.readonly(
  z.object({
    outcome: outcomeSchema,
    rounds: z.int(),
    /** By seat, the first actions of its first turns. */
    firsts: z.readonly(z.array(z.readonly(z.array(firstSchema)))),
  }),
);
export type Digest = z.infer<typeof digestSchema>;

export type Opponent =
  | { readonly kind: 'person'; readonly seat: number; readonly name: string }
  | { readonly kind: 'bot'; readonly seat: number; readonly level: (typeof LEVELS)[number] };

/** A finished game of one's own. */
export interface PlayedGame {
  readonly id: string;
  readonly where: 'here' | 'server';
  readonly game: string;
  readonly seats: number;
  readonly ended: number;
  /** One's own seat. */
  readonly own: number;
  readonly places: readonly number[];
  readonly opponents: readonly Opponent[];
  /** What both the device and the server know a match by: its seed, and how long its log is. */
  readonly seed: string | undefined;
  readonly position: number;
  readonly digest: Digest | undefined;
}

/** Where a game can be looked at. */
export const addressOf = ({ where, id }: Pick<PlayedGame, 'where' | 'id'>): string => (where === 'here' ? `/play/${id}` : `/t/${id}`);

/** Games of both places, each once: one that was played on the server counts as the server knows it, also if its file was opened here. */
export function merged(here: readonly PlayedGame[], server: readonly PlayedGame[]): readonly PlayedGame[] {
  const keyOf = ({ game, seed, position }: PlayedGame) => (seed === undefined ? undefined : JSON.stringify([game, seed, position]));
  const known = new Set(server.map(keyOf).filter((key) => key !== undefined));
  const own = here.filter((each) => !known.has(keyOf(each) ?? ''));
  return [...own, ...server].toSorted((a, b) => a.ended - b.ended || a.id.localeCompare(b.id));
}
