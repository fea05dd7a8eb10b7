import { useMemo, useRef } from 'react';
import type { CurtainPartProps, Mark } from '../../table/curtainParts.ts';
import { useSize } from '../../ui/useSize.ts';
import { useFacts, useWords } from '../context/context.tsx';
import { chartOf, projection } from '../model/chart.ts';
import { Back } from '../pieces/index.ts';
import { Ground } from '../sea/Ground.tsx';
import { Fleet } from '../sea/Ships.tsx';
import type { SeaLights } from '../sea/useSeaLights.ts';
import { CurtainContext } from './CurtainContext.tsx';

const FRAME = 9;
const UNLIT: SeaLights = { ship: null, points: new Map(), tiles: new Map(), voyage: null };

interface Marked {
  readonly marks: readonly Mark[];
}

/** The sea as everybody sees it, with numbers where something happened. */
export function CurtainSea1503({ marks, ...props }: CurtainPartProps & Marked) {
  return (
    <CurtainContext {...props}>
      <SeaNow marks={marks} />
    </CurtainContext>
  );
}

function SeaNow({ marks }: Marked) {
  const { view } = useFacts();
  const { t } = useWords();
  const area = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(area);
  const chart = useMemo(() => chartOf(view), [view.components]);
  const at = useMemo(
    () =>
      projection(chart, {
        turned: false,
        width: (width - 2 * FRAME) / chart.columns,
        height: (height - 2 * FRAME) / chart.rows,
        left: FRAME,
        top: FRAME,
      }),
    [chart, width, height],
  );
  return (
    <figure className="sea-now">
      <figcaption>
        <i>{t('table1503.seaNow')}</i> {marks.length > 0 && <small>{t('table1503.seaNowMarks')}</small>}
      </figcaption>
      {/* What happened there is told in the sentences with the same numbers. */}
      <div ref={area} className="sea" aria-hidden="true">
        {width > 0 && (
          <>
            <Ground chart={chart} at={at} width={width} height={height} frame={FRAME} margin={0} />
            {chart.squares.map((square) => {
              const back = view.islands[square.square];
              const { x, y } = at.place(square);
              const numbers = marks.filter(({ place }) => place === square.square);
              return (
                <span key={square.square} className="sea-place" style={{ left: x, top: y, width: at.width, height: at.height }}>
                  {back !== undefined && <Back back={back} />}
                  {numbers.length > 0 && <b className="curtain-mark">{numbers.at(-1)?.number}</b>}
                </span>
              );
            })}
            <Fleet chart={chart} at={at} lights={UNLIT} />
          </>
        )}
      </div>
    </figure>
  );
}
