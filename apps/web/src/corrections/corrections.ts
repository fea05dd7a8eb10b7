import type { Json, Patch } from '@archipel/kernel';
import { create } from 'zustand';

/** Corrections of a game's box that are kept on this device, and the one that new games are played with. */
export interface Corrections {
  readonly patches: readonly KeptPatch[];
  readonly chosen: string | null;
}

export interface KeptPatch extends Patch {
  readonly id: string;
}

type All = Readonly<Record<string, Corrections>>;

const KEY = 'archipel.boxes';
const MOST = 50;
const NONE: Corrections = { patches: [], chosen: null };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
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

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

interface Store {
  readonly all: All;
  /** Whether the device keeps what was changed. */
  readonly kept: boolean;
}

export const useCorrections = create<Store>(() => ({ all: readCorrections(remembered()), kept: true }));

export const correctionsOf = ({ all }: Store, game: string): Corrections => (Object.hasOwn(all, game) ? (all[game] ?? NONE) : NONE);

export function changeCorrections(game: string, change: (now: Corrections) => Corrections): void {
  const all = { ...useCorrections.getState().all, [game]: change(correctionsOf(useCorrections.getState(), game)) };
  let kept = true;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    kept = false;
  }
  useCorrections.setState({ all, kept });
}

/** The correction as it goes into a match and into files. */
export function patchOf({ id: _, ...patch }: KeptPatch): Patch {
  return patch;
}

/** Puts a correction into the place of the one with its id, or after all others. */
export function keepPatch(game: string, patch: KeptPatch): void {
  changeCorrections(game, (now) => {
    const known = now.patches.some(({ id }) => id === patch.id);
    const patches = known ? now.patches.map((each) => (each.id === patch.id ? patch : each)) : [...now.patches, patch].slice(-MOST);
    return { ...now, patches };
  });
}

/** Options of a new game with the chosen correction, if there is one. */
export function withChosenBox(game: string, options: Json): Json {
  const { patches, chosen } = correctionsOf(useCorrections.getState(), game);
  const patch = patches.find(({ id }) => id === chosen);
  return patch === undefined || !isFields(options) ? options : { ...(options as object), components: patchOf(patch) as unknown as Json };
}

/** What a correction or a whole box is called in options; undefined where they have the built-in box. */
export function boxNameIn(options: unknown): string | undefined {
  const components = isFields(options) ? options['components'] : undefined;
  if (!isFields(components)) return undefined;
  return typeof components['name'] === 'string' ? components['name'] : '';
}
