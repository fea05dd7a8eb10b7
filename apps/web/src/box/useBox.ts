import { loadGame } from '@archipel/games';
import { type AnyRules, faultsOf, isRecord, type Json, type Uncertain, uncertainIn, valueAt, withChanges } from '@archipel/kernel';
import { type BoxListing, boxFaultLine, type GameBox, loadBox, type Text } from '@archipel/text';
import { type ComponentType, use } from 'react';
import { type KeptPatch, patchOf } from '../corrections/corrections.ts';
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

const listings = new WeakMap<Text, WeakMap<object, Promise<BoxListing>>>();

/** A box in the reader's words; the same promise while box and text are the same, which `use` needs. */
export function useListing({ box }: OpenBox, components: object): BoxListing {
  const text = useText();
  const mine = listings.get(text) ?? new WeakMap<object, Promise<BoxListing>>();
  const listing = mine.get(components) ?? box.listing(text, components);
  listings.set(text, mine.set(components, listing));
  return use(listing);
}

/** What is wrong with a correction, or with any JSON that should be one, in sentences; nothing if it fits. */
export function faultLines(text: Text, { rules }: OpenBox, components: Json): readonly string[] {
  const fit = rules.schemas.options.safeParse({ components });
  if (fit.success) return [];
  const faults = faultsOf(fit.error, { components });
  return faults.slice(0, 8).map((fault) => boxFaultLine(text, { ...fault, path: fault.path.replace(/^components\.?(changes\.)?/, '') }));
}

const within = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}.`);

/** The changes with another value at a place: what overlaps it gives way, and the built-in value is no change. */
export function withValue(builtIn: object, changes: KeptPatch['changes'], path: string, value: Json): KeptPatch['changes'] {
  const others = Object.entries(changes).filter(([at]) => !within(at, path) && !within(path, at));
  const was = plain(valueAt(builtIn, path));
  return Object.fromEntries(JSON.stringify(was) === JSON.stringify(plain(value)) ? others : [...others, [path, value]]);
}

/** A value without the remarks on it. */
export function plain(value: unknown): Json {
  if (!isRecord(value)) return (value ?? null) as Json;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'sure' && key !== 'or')) as Json;
}

/** The value that a place has with these changes of the built-in box. */
export function valueWith(builtIn: object, changes: KeptPatch['changes'], path: string): Json {
  const made = withChanges(builtIn as Json, changes);
  return plain(valueAt(made.ok ? made.value : builtIn, path));
}

/** What goes into a match, as JSON. */
export const jsonOf = (patch: KeptPatch): Json => patchOf(patch) as unknown as Json;
