import { useRef } from 'react';
import { Graticule, NeatLine, Rose } from '../pieces/SeaChart.tsx';
import { useSize } from '../ui/useSize.ts';

/** The chart that hides the table: an empty sea. */
export function CurtainSea() {
  const ref = useRef<SVGSVGElement>(null);
  const { width, height } = useSize(ref);
  const rose = { x: width * 0.84, y: height * 0.5, radius: Math.min(90, height / 4) };
  return (
    <svg className="curtain-sea" ref={ref} aria-hidden="true" focusable="false">
      {width === 0 ? null : (
        <>
          <Graticule width={width} height={height} rose={rose} />
          <Rose {...rose} />
          <NeatLine width={width} height={height} />
        </>
      )}
    </svg>
  );
}
