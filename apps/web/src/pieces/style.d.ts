import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are handed to style sheets. */
    [name: `--${string}`]: string | number | undefined;
  }
}
