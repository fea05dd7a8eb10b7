import { named, playerAt } from '@archipel/anno1800';
import { useMemo, useRef } from 'react';
import { Good, nameOfLevel, Token } from '../../pieces/index.ts';
import { Graticule, Island, NeatLine, Rose, Unknown } from '../../pieces/SeaChart.tsx';
import { Later, useTable } from '../context.tsx';
import { type Measures, tall, wide } from '../model/arrangement.ts';
import { tileOn } from '../model/fields.ts';
import { tokensOnShips } from '../model/tokens.ts';
import { useRoving } from '../useRoving.ts';
import { useSize } from '../useSize.ts';
import { District } from './District.tsx';
import { Field } from './Field.tsx';
import { NextIsland } from './NextIsland.tsx';

const DESKTOP: Measures = { tile: { width: 98, height: 70 }, gap: 4, district: 49 };
const PHONE: Measures = { tile: { width: 64, height: 62 }, gap: 4, district: 60 };

/** The islands of one player as a sea chart: home, Old World, New World, districts; and where the next ones would lie. */
export function Islands({ seat, mine }: { readonly seat: number; readonly mine: boolean }) {
  const { view, box, names, t, layout, ghost, soft } = useTable();
  const player = playerAt(view.table, seat);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  useRoving(frame, '.plot');
  const small = layout === 'phone';
  const { columns } = box.components.homeIsland;
  const chart = useMemo(() => {
    const islands = { fields: player.fields, newWorld: player.newWorld, columns };
    if (small) return tall(islands, PHONE, { width: Math.max(320, size.width) });
    // The chart is as large as its frame allows, within what can be read: it may be a little lower than drawn, never narrower.
    const natural = wide(islands, DESKTOP, { width: 0, height: 0 });
    const high = Math.min(1.4, Math.max(0.9, size.height / natural.height));
    const broad = Math.min(1.4, Math.max(1, Math.min(size.width / natural.width, high)));
    const grown = {
      tile: { width: Math.floor(DESKTOP.tile.width * broad), height: Math.floor(DESKTOP.tile.height * high) },
      gap: DESKTOP.gap,
      district: Math.round(DESKTOP.district * Math.min(high, 1.15)),
    };
    return wide(islands, grown, { width: size.width, height: size.height });
  }, [player.fields, player.newWorld, columns, small, size.width, size.height]);
  const tokens = tokensOnShips(box, player);
  const leaving = mine && ghost ? leavingBy(ghost, (field) => workerAt(field)) : [0, 0, 0, 0, 0];
  function workerAt(id: string): number {
    const field = player.fields.find((each) => each.id === id);
    const tile = box.tiles.get(tileOn(field) ?? '');
    return tile?.kind === 'industry' ? tile.worker : -1;
  }
  return (
    <div className="chart" ref={frame} data-small={small} data-mine={mine}>
      <div className="chart-scroll" tabIndex={-1}>
        <div className="chart-sheet" style={{ width: chart.width, height: chart.height }}>
          <svg className="chart-sea" width={chart.width} height={chart.height} aria-hidden="true">
            <Graticule width={chart.width} height={chart.height} rose={chart.rose} />
            {chart.rose.radius > 0 && <Rose {...chart.rose} />}
            {chart.lands.map((land) => (
              <Island key={`${land.name}-${land.seed}`} box={land} seed={land.seed} />
            ))}
            {mine && <NextCoasts chart={chart} />}
          </svg>
          {chart.lands.map(
            (land) =>
              land.name !== 'home' && (
                <i key={land.seed} className="island-name" style={{ left: land.x, top: land.y + 4, width: land.width }}>
                  {names.term(`${land.name}-island`)}
                </i>
              ),
          )}
          {chart.districts.map((place, level) => (
            <District
              key={nameOfLevel(level)}
              level={level}
              player={player}
              box={place}
              mine={mine}
              small={small}
              leaving={leaving[level] ?? 0}
            />
          ))}
          {player.fields.map((field, at) => {
            const place = chart.fields.get(field.id);
            return (
              place && (
                <Field
                  key={field.id}
                  field={field}
                  workers={player.workers[at] ?? []}
                  box={place}
                  mine={mine}
                  tokens={tokens.get(field.id)}
                  small={small}
                />
              )
            );
          })}
          {chart.newWorld.map(({ id, goods }) =>
            named(box.newWorld, id).map((good, at) => {
              const place = goods[at];
              return (
                place && (
                  <span
                    key={`${id} ${good}`}
                    className="far-good"
                    title={names.good(good)}
                    style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
                  >
                    <Good good={good} size={small ? 26 : 28} />
                    {small ? <span className="hidden-name">{names.good(good)}</span> : <span>{soft(names.shortGood(good))}</span>}
                    {small && (
                      <span className="far-price">
                        1<Token kind="trade" size={14} />
                      </span>
                    )}
                  </span>
                )
              );
            }),
          )}
          {mine && (
            <Later>
              <NextIsland kind="explore" box={chart.next.newWorld} />
              <NextIsland kind="settle" box={chart.next.oldWorld} />
            </Later>
          )}
        </div>
      </div>
      {!small && <NeatFrame width={size.width} height={size.height} label={t('table.islands')} />}
    </div>
  );
}

function NextCoasts({ chart }: { readonly chart: ReturnType<typeof wide> }) {
  const { lights } = useTable();
  return (
    <>
      <Unknown box={chart.next.newWorld} seed={71} lit={lights.voyage('explore') === 'lit'} />
      <Unknown box={chart.next.oldWorld} seed={83} lit={lights.voyage('settle') === 'lit'} />
    </>
  );
}

/** The frame stays while the chart moves under it. */
function NeatFrame({ width, height, label }: { readonly width: number; readonly height: number; readonly label: string }) {
  return (
    <svg className="chart-frame" width={width} height={height} role="img" aria-label={label}>
      <NeatLine width={width} height={height} />
    </svg>
  );
}

/** Rested cubes that a plan takes from each district. */
function leavingBy(ghost: NonNullable<ReturnType<typeof useTable>['ghost']>, workerAt: (field: string) => number): readonly number[] {
  const leaving = [0, 0, 0, 0, 0];
  const more = (level: number, by: number) => {
    leaving[level] = (leaving[level] ?? 0) + by;
  };
  for (const { field } of ghost.work) more(workerAt(field), 1);
  for (const { level } of ghost.people) more(LEVELS.indexOf(level), 1);
  for (const { level } of ghost.ends) more(LEVELS.indexOf(level), -1);
  return leaving.map((count) => Math.max(0, count));
}

const LEVELS: readonly string[] = [0, 1, 2, 3, 4].map(nameOfLevel);
