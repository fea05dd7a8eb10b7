import { named, type Player, playerAt } from '@archipel/anno1800';
import { useMemo, useRef } from 'react';
import { Graticule, Lands, NeatLine, Rose, Unknown } from '../../pieces/SeaChart.tsx';
import { useRoving } from '../../table/useRoving.ts';
import { useSize } from '../../ui/useSize.ts';
import { Deferred, useFacts, useWords } from '../context/context.ts';
import { usePreview } from '../context/preview.tsx';
import { CLOSE, type Land, type Measures, NEXT_COLUMN, tall, wide } from '../model/arrangement.ts';
import { tileOn } from '../model/fields.ts';
import type { Folds } from '../model/folds.ts';
import type { PlanPreview } from '../model/planPreview.ts';
import { tokensOnShips } from '../model/tokens.ts';
import { Good, nameOfLevel, Token } from '../pieces/index.ts';
import { District } from './District.tsx';
import { Field } from './Field.tsx';
import { NextIsland } from './NextIsland.tsx';

const DESKTOP: Measures = { tile: { width: 98, height: 70 }, gap: 4, district: 49 };
const LAPTOP: Measures = { tile: { width: 84, height: 58 }, gap: 3, district: 42, sea: 42, shore: CLOSE };
const WITHOUT_NAMES: Measures = { ...LAPTOP, tile: { width: 84, height: 41 }, sea: 36, shore: { ...CLOSE, good: 36 } };
const LYING: Measures = { ...LAPTOP, tile: { width: 46, height: 52 }, gap: 4, district: 46, sea: 46, shore: { ...CLOSE, beach: 8 } };
const PHONE: Measures = { tile: { width: 64, height: 62 }, gap: 4, district: 60 };

function measuresFor({ layout, lying, fieldNames }: Folds): Measures {
  if (layout === 'phone') return lying ? LYING : PHONE;
  if (layout === 'wide') return DESKTOP;
  return fieldNames ? LAPTOP : WITHOUT_NAMES;
}

/** The islands of one player as a sea chart: home, Old World, New World, districts; and where the next ones would lie. */
export function Islands({ seat, mine }: { readonly seat: number; readonly mine: boolean }) {
  const { view, box, layout, folds } = useFacts();
  const { preview, sites } = usePreview();
  const { names, t, hyphenated } = useWords();
  const player = playerAt(view.table, seat);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  useRoving(frame, '.plot');
  const small = layout === 'phone';
  const { columns } = box.components.homeIsland;
  const chart = useMemo(() => {
    const islands = { fields: player.fields, newWorld: player.newWorld, columns };
    const measures = measuresFor(folds);
    if (small && !folds.lying) return tall(islands, measures, { width: Math.max(320, size.width) });
    // The chart fills its frame as far as it stays readable: it may shrink a little in height, never in width.
    const natural = wide(islands, measures, { width: 0, height: 0 });
    const high = Math.min(1.4, Math.max(0.9, size.height / natural.height));
    const broad = Math.min(1.4, Math.max(1, Math.min(size.width / natural.width, high)));
    const grown = {
      ...measures,
      tile: { width: Math.floor(measures.tile.width * broad), height: Math.floor(measures.tile.height * high) },
      district: Math.round(measures.district * Math.max(1, Math.min(high, 1.15))),
      ...(measures.sea === undefined ? {} : { sea: Math.round(measures.sea * Math.max(1, Math.min(high, 1.15))) }),
    };
    return wide(islands, grown, size);
  }, [player.fields, player.newWorld, columns, small, folds, size]);
  const scrolls = chart.width > size.width;
  const isTall = small && !folds.lying;
  const next = {
    newWorld: { ...chart.next.newWorld, x: 0 },
    oldWorld: { ...chart.next.oldWorld, x: 0 },
  };
  const tokens = tokensOnShips(box, player);
  const leaving = mine && preview ? leavingBy(preview, (field) => workerAt(field)) : [0, 0, 0, 0, 0];
  function workerAt(id: string): number {
    const field = player.fields.find((each) => each.id === id);
    const tile = box.tiles.get(tileOn(field) ?? '');
    return tile?.kind === 'industry' ? tile.worker : -1;
  }
  return (
    <div className="chart" ref={frame} data-small={small} data-tall={isTall} data-mine={mine}>
      <div className="chart-scroll" tabIndex={-1}>
        <div className="chart-sheet" style={{ width: chart.width, height: chart.height }}>
          <svg className="chart-sea" width={chart.width} height={chart.height} aria-hidden="true">
            <Graticule width={chart.width} height={chart.height} rose={chart.rose} />
            {chart.rose.radius > 0 && <Rose {...chart.rose} />}
            <Lands lands={chart.lands} scale={folds.layout === 'wide' || isTall ? 1 : 0.6} />
            {mine && isTall && <NextCoasts next={chart.next} />}
          </svg>
          {chart.lands.map(
            (land) =>
              land.name !== 'home' && (
                <i
                  key={land.seed}
                  className="island-name"
                  data-explain={islandMark(chart.lands, land, player)}
                  style={{ left: land.x, top: land.y + 4, width: land.width }}
                >
                  {t(land.name === 'old-world' ? 'table.oldWorld' : 'table.newWorld')}
                  {mine && sites.length > 0 && land.name === 'old-world' && ` ${placeOf(chart.lands, land) + 1}`}
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
                  face={small ? 'small' : folds.layout === 'wide' ? 'full' : folds.fieldNames ? 'named' : 'plain'}
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
                    data-explain={`good ${good}`}
                    style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
                  >
                    <Good good={good} size={small ? 26 : folds.layout === 'wide' ? 28 : 24} />
                    {folds.fieldNames ? (
                      <span>{hyphenated(names.shortGood(good))}</span>
                    ) : (
                      <span className="hidden-name">{names.good(good)}</span>
                    )}
                    {isTall && (
                      <span className="far-price">
                        1<Token kind="trade" size={14} />
                      </span>
                    )}
                  </span>
                )
              );
            }),
          )}
          {mine && isTall && <NextIslands next={chart.next} />}
        </div>
      </div>
      {mine && !isTall && (
        // They stay in sight while the chart moves under them.
        <div className="chart-next" data-over={scrolls} style={{ width: NEXT_COLUMN }}>
          <svg width={NEXT_COLUMN} height={chart.height} aria-hidden="true">
            <NextCoasts next={next} />
          </svg>
          <NextIslands next={next} />
        </div>
      )}
      {!isTall && <NeatFrame width={size.width} height={size.height} label={t('table.islands')} />}
    </div>
  );
}

/** The mark of an island, by its place among those of its world. */
function islandMark(lands: readonly Land[], land: Land, { oldWorld, newWorld }: Player): string {
  return `island ${(land.name === 'new-world' ? newWorld : oldWorld)[placeOf(lands, land)] ?? ''}`;
}

const placeOf = (lands: readonly Land[], land: Land) => lands.filter(({ name }) => name === land.name).indexOf(land);

type Next = ReturnType<typeof wide>['next'];

function NextCoasts({ next }: { readonly next: Next }) {
  const { lights } = useFacts();
  return (
    <>
      <Unknown box={next.newWorld} seed={71} lit={lights.voyage('explore') === 'lit'} />
      <Unknown box={next.oldWorld} seed={83} lit={lights.voyage('settle') === 'lit'} />
    </>
  );
}

function NextIslands({ next }: { readonly next: Next }) {
  return (
    <Deferred>
      <NextIsland kind="explore" box={next.newWorld} />
      <NextIsland kind="settle" box={next.oldWorld} />
    </Deferred>
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
function leavingBy(preview: PlanPreview, workerAt: (field: string) => number): readonly number[] {
  const leaving = [0, 0, 0, 0, 0];
  const more = (level: number, by: number) => {
    leaving[level] = (leaving[level] ?? 0) + by;
  };
  for (const { field } of preview.work) more(workerAt(field), 1);
  for (const { level } of preview.people) more(LEVELS.indexOf(level), 1);
  for (const { level } of preview.ends) more(LEVELS.indexOf(level), -1);
  return leaving.map((count) => Math.max(0, count));
}

const LEVELS: readonly string[] = [0, 1, 2, 3, 4].map(nameOfLevel);
