import { memo, useEffect, useMemo, useRef } from 'react';
import { useRoving } from '../../table/useRoving.ts';
import { useSize } from '../../ui/useSize.ts';
import { useFacts, useOpen, useWords } from '../context/context.tsx';
import { type Chart, chartOf, type Projection, projection } from '../model/chart.ts';
import { Ground } from './Ground.tsx';
import { Legend } from './Legend.tsx';
import { Fleet } from './Ships.tsx';
import { Squares } from './Squares.tsx';
import { Track } from './Track.tsx';
import { useSeaLights } from './useSeaLights.ts';

/** The frame of the chart, and the margin for letters and numbers where the squares are too small for them. */
const FRAME = 9;
const MARGIN = 15;
/** A finger needs this much: a chart that is longer than its place scrolls. */
const LEAST = 44;

/** The sea board: islands, ships, and what is planned. On a phone it stands on end, with the start at the bottom. */
export const Sea = memo(function Sea() {
  const { view, seat } = useFacts();
  const { layout } = useOpen();
  const { t } = useWords();
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const turned = layout === 'phone';
  const chart = useMemo(() => chartOf(view), [view.components]);
  const at = useMemo(() => place(chart, turned, size), [chart, turned, size]);
  const lights = useSeaLights();
  const home = seat === undefined ? undefined : view.seats[seat]?.ships.find((ship) => ship !== null)?.at;
  const isLaidOut = turned && size.height > 0;
  // A chart that is longer than its place begins where the own ship is, or at the start.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a chart that one has scrolled stays as it is
  useEffect(() => {
    const shown = chart.squares.find(({ square, is }) => (home === undefined ? is === 'start' : square === home));
    if (isLaidOut && shown) area.current?.scrollTo({ top: at.place(shown).y + (at.height - size.height) / 2 });
  }, [isLaidOut]);
  useRoving(area, '.sea-square, .own-ship');
  const height = turned ? at.height * at.down + 2 * FRAME + MARGIN : size.height;
  return (
    <div ref={area} className="sea-area">
      {size.width > 0 && (
        <section className="sea" data-turned={turned} aria-label={t('table1503.sea')} style={{ height }}>
          <Ground chart={chart} at={at} width={size.width} height={height} frame={FRAME} margin={turned ? MARGIN : 0} />
          <Squares chart={chart} at={at} lights={lights} />
          <Fleet chart={chart} at={at} lights={lights} />
          <Track chart={chart} at={at} width={size.width} height={height} />
          {!turned && <Legend chart={chart} at={at} />}
        </section>
      )}
    </div>
  );
});

function place(chart: Chart, turned: boolean, { width, height }: { readonly width: number; readonly height: number }): Projection {
  const margin = turned ? MARGIN : 0;
  const [across, down] = turned ? [chart.rows, chart.columns] : [chart.columns, chart.rows];
  const parent = height - 2 * FRAME - margin;
  return projection(chart, {
    turned,
    width: (width - 2 * FRAME - margin) / across,
    height: turned ? Math.max(LEAST, Math.min(52, parent / down)) : parent / down,
    left: FRAME + margin,
    top: FRAME,
  });
}
