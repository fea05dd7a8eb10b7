import type { Json, Patch } from '@archipel/kernel';
import { create } from 'zustand';
import { type All, type Corrections, isFields, type KeptPatch, MOST, NONE, readCorrections } from './kept.ts';

const KEY = 'archipel.boxes';

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
