import { memo, useRef } from 'react';
import { NeatLine } from '../../pieces/SeaChart.tsx';
import { shore } from '../../pieces/shore.ts';
import { useSize } from '../../ui/useSize.ts';
import { useFacts, useOpen, useWords } from '../context/context.tsx';
import { playerAt } from '../model/seen.ts';
import { Inhabitants } from './Inhabitants.tsx';
import { Outpost, WoodenPier } from './Piers.tsx';
import { Store } from './Store.tsx';
import { EventYield, Yield } from './Yields.tsx';

/** A home island: what each number of the die brings, piers, inhabitants and buildings. */
export const Home = memo(function Home({ seat }: { readonly seat: number }) {
  const { view, box, seat: own } = useFacts();
  const { layout } = useOpen();
  const { t } = useWords();
  const area = useRef<HTMLElement>(null);
  const size = useSize(area);
  const player = playerAt(view, seat);
  const { piers } = box.components.homeIslands[player.island];
  const wide = layout === 'wide';
  const mine = seat === own;
  const aside = wide ? { stone: 160, wooden: 190 } : { stone: 144, wooden: 122 };
  const name = t(mine ? 'table1503.home' : 'table1503.homeOf', { island: player.island });
  return (
    <section ref={area} className="homeland" data-mine={mine} data-at={mine ? 'home' : undefined} aria-label={name}>
      <h2 className="hidden-name">{name}</h2>
      <Coast width={size.width} height={size.height} stone={aside.stone} wooden={aside.wooden} />
      <div className="piers" style={{ width: aside.stone }}>
        <h3>{t(wide ? 'table1503.stonePiersLong' : 'table1503.stonePiers')}</h3>
        <ol>
          {piers.map((pier) => (
            <Outpost key={pier} seat={seat} pier={pier} />
          ))}
        </ol>
      </div>
      <div className="land">
        <h3>{t('table1503.yields')}</h3>
        <ol className="yields">
          {[1, 2, 3, 4, 5].map((die) => (
            <Yield key={die} seat={seat} die={die} />
          ))}
          <EventYield />
        </ol>
        <h3>{t('table1503.inhabitants')}</h3>
        <Inhabitants seat={seat} />
      </div>
      <div className="piers piers-wooden" style={{ width: aside.wooden }}>
        <h3>{t(wide ? 'table1503.woodenPiersLong' : 'table1503.woodenPiers')}</h3>
        <ol>
          {[0, 1, 2].map((pier) => (
            <WoodenPier key={pier} seat={seat} place={pier} />
          ))}
        </ol>
        <Store seat={seat} />
      </div>
    </section>
  );
});

/** The coast behind it all. */
const Coast = memo(function Coast({
  width,
  height,
  stone,
  wooden,
}: {
  readonly width: number;
  readonly height: number;
  readonly stone: number;
  readonly wooden: number;
}) {
  if (width === 0) return null;
  const coast = shore({ x: stone + 20, y: 13, width: width - stone - wooden - 36, height: height - 27 }, 77, 0.9);
  return (
    <svg className="homeland-ground" width={width} height={height} aria-hidden="true">
      <rect className="sea-water" width={width} height={height} />
      {[
        [33, 31.6, 0.28],
        [23, 21.4, 0.42],
        [14.5, 12.7, 0.6],
        [7.6, 5.6, 0.85],
      ].map(([ink, calm, strength]) => (
        <g key={ink}>
          <path className="sea-wave" d={coast} strokeWidth={ink} opacity={strength} />
          <path className="sea-calm" d={coast} strokeWidth={calm} />
        </g>
      ))}
      <path className="sea-land" d={coast} />
      <NeatLine width={width} height={height} />
    </svg>
  );
});
