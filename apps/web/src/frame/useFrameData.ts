import { type RefObject, useLayoutEffect } from 'react';

/** What the frame around a table knows of it, as attributes (`data-table`, `data-table-layout`, …) that its styles go by. */
interface FrameData {
  readonly table: string;
  readonly tableLayout: string;
  readonly wordMark?: boolean;
}

/**
 * Tells the frame which table stands in it. A style that asked by `:has()` instead would be worked out anew with everything on the page whenever anything
 * changes on the table.
 */
export function useFrameData(root: RefObject<HTMLElement | null>, { table, tableLayout, wordMark = true }: FrameData): void {
  useLayoutEffect(() => {
    const frame = root.current?.closest<HTMLElement>('.frame');
    if (!frame) return undefined;
    const data = { table, tableLayout, wordMark: String(wordMark) };
    Object.assign(frame.dataset, data);
    return () => {
      for (const name of Object.keys(data)) delete frame.dataset[name];
    };
  }, [root, table, tableLayout, wordMark]);
}
