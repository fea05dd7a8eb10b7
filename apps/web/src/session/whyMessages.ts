import type { SeenDeed } from '@archipel/bots';
import type { Reason, Viewer } from '@archipel/kernel';
import type { Deed } from '@archipel/review';

/** Why things were done: by what was seen of them, or looked up in a match, for these eyes. */
export type WhyQuestion =
  | { readonly game: string; readonly seen: readonly SeenDeed[] }
  | { readonly match: string; readonly deeds: readonly Deed[]; readonly audience: Viewer | 'whole' };

/** Nothing where the match cannot be played. */
export interface WhyAnswer {
  readonly why: readonly Reason[] | null;
}
