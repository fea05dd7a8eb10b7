import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';

/** The two places of the masthead that a page may fill: in the middle, and before the buttons on the right. */
export const useSlots = create<{ readonly middle: HTMLElement | null; readonly tools: HTMLElement | null }>(() => ({
  middle: null,
  tools: null,
}));

/** Puts something of a page's own into the masthead: what is played, whose turn it is; or buttons. */
export function InMasthead({ at, children }: { readonly at: 'middle' | 'tools'; readonly children: ReactNode }) {
  const place = useSlots((slots) => slots[at]);
  return place && createPortal(children, place);
}
