import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';

/** What a page may fill of the frame: the middle of the masthead, the place before the buttons on its right, and the notices below it. */
interface Slots {
  readonly middle: HTMLElement | null;
  readonly tools: HTMLElement | null;
  readonly notices: HTMLElement | null;
}

export const useSlots = create<Slots>(() => ({ middle: null, tools: null, notices: null }));

/** Puts something of a page's own into the masthead: what is played, whose turn it is; or buttons. */
export function InMasthead({ at, children }: { readonly at: keyof Slots; readonly children: ReactNode }) {
  const place = useSlots((slots) => slots[at]);
  return place && createPortal(children, place);
}
