/** An input device and what it does, as both WebDriver and WebDriver BiDi write it. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly { readonly type: string; readonly [field: string]: unknown }[];
}

/** What a browser does for a test, by whichever protocol. Everything else is made of it (`page.ts`). */
export interface Driver {
  readonly open: (address: string) => Promise<void>;
  /** Calls a function in the page that takes a text and promises one. */
  readonly call: (source: string, argument: string) => Promise<string>;
  readonly act: (sources: readonly InputSource[]) => Promise<void>;
  /** What the page has complained about. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

/** A window in which the whole table of either game stands. */
export const WINDOW = { width: 1600, height: 1000 };
