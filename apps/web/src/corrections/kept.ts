import type { Json, Patch } from '@archipel/kernel';

/** Corrections of a game's box that are kept on this device, and the one that new games are played with. */
export interface Corrections {
  readonly patches: readonly KeptPatch[];
  readonly chosen: string | null;
}

export interface KeptPatch extends Patch {
  readonly id: string;
}

export type All = Readonly<Record<string, Corrections>>;

export const MOST = 50;
export const NONE: Corrections = { patches: [], chosen: null };

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was kept before, as far as it has the form of a correction. Whether it still fits is for the rules to say, when a game begins. */
export function readCorrections(text: string | null): All {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (!isFields(kept)) return {};
    return Object.fromEntries(Object.entries(kept).map(([game, each]) => [game, correctionsFrom(game, each)]));
  } catch {
    return {};
  }
}

function correctionsFrom(game: string, kept: unknown): Corrections {
  if (!isFields(kept) || !Array.isArray(kept['patches'])) return NONE;
  const patches = kept['patches'].slice(0, MOST).flatMap((each: unknown): readonly KeptPatch[] => {
    if (!isFields(each) || !isFields(each['changes'])) return [];
    const { id, name, note, changes } = each;
    if (typeof id !== 'string' || typeof name !== 'string' || name.trim() === '') return [];
    // It came from JSON, so its values are plain data.
    const own = { id, game, name: name.slice(0, 60), changes: changes as Readonly<Record<string, Json>> };
    return [typeof note === 'string' && note !== '' ? { ...own, note: note.slice(0, 300) } : own];
  });
  return { patches, chosen: patches.find(({ id }) => id === kept['chosen'])?.id ?? null };
}

/** What a correction or a whole box is called in options; undefined where they have the built-in box. */
export function boxNameIn(options: unknown): string | undefined {
  const components = isFields(options) ? options['components'] : undefined;
  if (!isFields(components)) return undefined;
  return typeof components['name'] === 'string' ? components['name'] : '';
}
