import type { Table } from '@archipel/protocol';
import type { GameDescriptor } from '../games/descriptor.ts';
import type { Gap } from '../games/options/gaps.ts';

/**
 * What stands between a table and its game. `chairs`: nobody sits there; `without` is how many would be left if these chairs went, where
 * that can be played. `picks`: somebody picks by hand and has not finished. The others are gaps of the game's own options.
 */
export type Missing =
  | { readonly what: 'chairs'; readonly seats: readonly number[]; readonly without: number | undefined }
  | { readonly what: 'picks'; readonly left: number }
  | Gap;

export function missingAt(
  { chairs, terms }: Pick<Table, 'chairs' | 'terms'>,
  game: Pick<GameDescriptor, 'seats' | 'gaps'> | undefined,
  unpicked: number,
): readonly Missing[] {
  const open = chairs.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const left = chairs.length - open.length;
  // Chairs go from the end only: one that somebody sits behind stays.
  const last = open.every((seat) => seat >= left);
  const without = last && game !== undefined && left >= game.seats.min ? left : undefined;
  return [
    ...(open.length > 0 ? [{ what: 'chairs', seats: open, without } as const] : []),
    ...(unpicked > 0 ? [{ what: 'picks', left: unpicked } as const] : []),
    ...(game?.gaps?.(terms.options, chairs.length) ?? []),
  ];
}
