import type { RefObject } from 'react';
import type { Now } from '../session/session.ts';

export function Flights(_: { readonly now: Now; readonly root: RefObject<HTMLElement | null> }) {
  return null;
}
