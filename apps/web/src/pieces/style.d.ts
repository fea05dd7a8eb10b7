import type { ReactNode } from 'react';

/** Makes this file a module that adds to React's own; nothing else is taken from it. */
export type Drawn = ReactNode;

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are handed to style sheets. */
    [name: `--${string}`]: string | number | undefined;
  }
}
