import { type RefObject, useLayoutEffect, useState } from 'react';
import { markedAt } from '../../table/spotlight.ts';
import { useWindowSize } from '../../table/useWindowSize.ts';
import { type Rect, wayAround } from '../model/wayAround.ts';

interface Props {
  /** The board at which it ends. */
  readonly board: RefObject<HTMLElement | null>;
  /** The mark of the place at which it begins; nothing is drawn without one. */
  readonly from: string | undefined;
  /** The field of that board which it points at, if there is one. */
  readonly field: string | undefined;
}

/** A line from where something was taken to the board of whoever took it. It keeps to the gutters, so that it hides nothing. */
export function FollowPath({ board, from, field }: Props) {
  const size = useWindowSize();
  const [way, setWay] = useState<string>();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another size of the window moves everything
  useLayoutEffect(() => {
    const home = board.current;
    const table = home?.closest('.game-table');
    const begin = from === undefined || !table ? undefined : markedAt(table, from);
    const [chart, column] = [table?.querySelector('.chart'), home?.closest('.ledger-column')];
    if (!home || !begin || !chart || !column) return setWay(undefined);
    const end = (field !== undefined && home.querySelector(`[data-field="${CSS.escape(field)}"]`)) || home;
    setWay(wayAround({ from: rectOf(begin), to: rectOf(home), at: rectOf(end), chart: rectOf(chart), column: rectOf(column) }));
  }, [board, from, field, size]);
  if (way === undefined) return null;
  return (
    <svg className="follow-path" aria-hidden="true">
      <path d={way} markerEnd="url(#follow-arrow)" />
      <marker id="follow-arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" markerHeight="6" orient="auto">
        <path d="M0 0 8 4 0 8z" />
      </marker>
    </svg>
  );
}

function rectOf(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}
