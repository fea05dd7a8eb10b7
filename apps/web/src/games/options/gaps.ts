import { isRecord, type Json } from '@archipel/kernel';

/**
 * What is agreed but does not fit the chairs any more, with options that do. The rules would help themselves with something else; the
 * lobby asks instead.
 */
export interface Gap {
  /** `first`: whoever begins is named by a chair that is gone. `islands`: a chair has come for which no home island was chosen. */
  readonly what: 'first' | 'islands';
  /** The chair, from 0. */
  readonly seat: number;
  readonly mended: Json;
}

/** The chair of the first player, under the name that the game's options have for it, and what takes its place. */
export function firstGap(options: Json, chairs: number, name: string, otherwise: string): readonly Gap[] {
  if (!isRecord(options)) return [];
  const seat = options[name];
  if (typeof seat !== 'number' || seat < chairs) return [];
  return [{ what: 'first', seat, mended: { ...options, [name]: otherwise } }];
}

/** Home islands that were chosen for fewer chairs than there are. */
export function islandGap(options: Json, chairs: number, all: readonly string[]): readonly Gap[] {
  if (!isRecord(options)) return [];
  const chosen: unknown = options['homeIslands'];
  if (!Array.isArray(chosen) || chosen.length >= chairs) return [];
  const free = all.filter((island) => !chosen.includes(island));
  const homeIslands = [...chosen, ...free].slice(0, chairs);
  return [{ what: 'islands', seat: chosen.length, mended: { ...options, homeIslands } }];
}
