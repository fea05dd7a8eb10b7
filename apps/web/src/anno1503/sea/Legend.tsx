import { Icon } from '../../pieces/index.ts';
import { useLookingOn } from '../../table/room.ts';
import { useFacts, useWords } from '../context/context.tsx';
import type { Chart, ChartSquare, Projection } from '../model/chart.ts';

/** With fewer squares in a row there is no room for words. */
const LEAST = 3;

/** What pencil and eye mean, on open water where no ship is and none can get. */
export function Legend({ chart, at }: { readonly chart: Chart; readonly at: Projection }) {
  const { view, looked, reaches } = useFacts();
  const { t } = useWords();
  const noted = Object.keys(view.notes).length > 0 && !useLookingOn();
  const eyes = [...looked.keys()].some((space) => view.islands[space] !== undefined && view.notes[space] === undefined);
  const taken = new Set([
    ...view.seats.flatMap(({ ships }) => ships.map((ship) => ship?.at)),
    ...reaches.flatMap(({ stops }) => [...stops.keys()]),
  ]);
  const room = longestRun(chart, ({ square, is }) => is === 'sea' && !taken.has(square));
  if (room[0] === undefined || room.length < LEAST || (!noted && !eyes)) return null;
  const { x, y } = at.place(room[0]);
  return (
    <p className="sea-legend" style={{ left: x + 8, top: y + at.height / 2 - 14, width: at.width * room.length - 16 }}>
      {noted && (
        <span>
          <Icon name="note" size={13} /> {t('table1503.legendNotes')}
        </span>
      )}
      {eyes && (
        <span>
          <Icon name="spectator" size={14} /> {t('table1503.legendLooked')}
        </span>
      )}
    </p>
  );
}

/** The longest run of such squares in a row, the lowest of equals. */
function longestRun(chart: Chart, isFree: (square: ChartSquare) => boolean): readonly ChartSquare[] {
  let best: readonly ChartSquare[] = [];
  let run: readonly ChartSquare[] = [];
  for (const square of chart.squares) {
    const before = run.at(-1);
    run = isFree(square) ? [...(before?.row === square.row && before.column === square.column - 1 ? run : []), square] : [];
    if (run.length >= best.length) best = run;
  }
  return best;
}
