import { loadGame } from '@archipel/games';
import { type AnyRules, faultsOf, type Json, type Uncertain, uncertainIn } from '@archipel/kernel';
import { type BoxListing, boxFaultLine, type GameBox, loadBox, type Text } from '@archipel/text';
import { type ComponentType, use, useMemo } from 'react';
import { patchOf } from '../corrections/corrections.ts';
import type { KeptPatch } from '../corrections/kept.ts';
import { gameById } from '../games/games.ts';
import { useText } from '../reader/text.tsx';

/** All that the page of a box needs, fetched. */
export interface OpenBox {
  readonly rules: AnyRules;
  readonly box: GameBox;
  readonly uncertain: readonly Uncertain[];
  /** How a game draws what a price takes. */
  readonly Picture: ComponentType<{ readonly id: string }> | undefined;
}

const opened = new Map<string, Promise<OpenBox | undefined>>();

async function open(game: string): Promise<OpenBox | undefined> {
  const [rules, box, Picture] = await Promise.all([loadGame(game), loadBox(game), gameById(game)?.loadBoxPicture?.()]);
  return rules && box && { rules, box, uncertain: uncertainIn(box.builtIn), Picture };
}

/** The box of a game; nothing for a game that has none. */
export function useOpenBox(game: string): OpenBox | undefined {
  const found = opened.get(game) ?? open(game);
  // What could not be fetched may be asked for again.
  found.catch(() => opened.delete(game));
  opened.set(game, found);
  return use(found);
}

type Lister = Awaited<ReturnType<GameBox['listing']>>;
const listers = new WeakMap<Text, Map<GameBox, Promise<Lister>>>();

/** A box in the reader's words. */
export function useListing({ box }: OpenBox, components: object): BoxListing {
  const text = useText();
  const mine = listers.get(text) ?? new Map<GameBox, Promise<Lister>>();
  const loading = mine.get(box) ?? box.listing(text);
  listers.set(text, mine.set(box, loading));
  const lister = use(loading);
  return useMemo(() => lister(components), [lister, components]);
}

/** What is wrong with a correction, or with any JSON that should be one, in sentences; nothing if it fits. */
export function faultLines(text: Text, { rules }: OpenBox, components: Json): readonly string[] {
  const fit = rules.schemas.options.safeParse({ components });
  if (fit.success) return [];
  const faults = faultsOf(fit.error, { components });
  return faults.slice(0, 8).map((fault) => boxFaultLine(text, { ...fault, path: fault.path.replace(/^components\.?(changes\.)?/, '') }));
}

/** What goes into a match, as JSON. */
export const jsonOf = (patch: KeptPatch): Json => patchOf(patch) as unknown as Json;
