import type { Mention } from '@archipel/text';
import type { ReactNode } from 'react';

/** The things that a lesson mentions, by its marks (`good beer`, `token trade 1`). */
export interface Things {
  /** As a sentence mentions it. */
  readonly thingOf: (mark: string) => Mention;
  /** Its large picture; nothing for what has none. */
  readonly pictureOf: (mark: string) => ReactNode;
}

/** Gives everything inside the names and pictures of a game. */
export interface ThingsProps {
  readonly children: (things: Things) => ReactNode;
}
