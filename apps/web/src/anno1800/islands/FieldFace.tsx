import { memo } from 'react';
import { Icon } from '../../pieces/index.ts';
import type { Box as Place } from '../../pieces/shore.ts';
import type { Commands, Words } from '../context/context.ts';
import { Cube, Token } from '../pieces/index.ts';
import { Picture, type Tile } from '../pieces/Picture.tsx';

interface Props extends Place, Pick<Words, 'names' | 't' | 'hyphenated'>, Pick<Commands, 'press'> {
  readonly id: string;
  readonly ground: 'land' | 'coast' | 'sea';
  readonly tile: Tile | null;
  /** Whether it is printed there, whether it covers something printed, whether it is only planned. */
  readonly printed: boolean;
  readonly covers: boolean;
  readonly coming: boolean;
  /** Levels of those who work there, and the steps of a plan that will: numbers with commas. */
  readonly workers: string;
  readonly steps: string;
  readonly rested: number;
  readonly spent: number;
  readonly asked: boolean;
  /** Whether the tile that is being paid for may lie there. */
  readonly site: boolean;
  readonly mine: boolean;
  readonly face: FieldLook;
}

/** `full`: name beside the picture; `named`: below it; `plain`: without a name; `small`: only pictures, one below the other. */
export type FieldLook = 'full' | 'named' | 'plain' | 'small';

/** How large picture, ship and workplaces are. */
const SIZES: Readonly<Record<FieldLook, readonly [picture: number, ship: number, cube: number, token: number]>> = {
  full: [28, 26, 16, 17],
  named: [26, 24, 15, 16],
  plain: [27, 26, 15, 16],
  small: [30, 30, 15, 16],
};

const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const numbers = (list: string) => (list === '' ? [] : list.split(',').map(Number));

/** The number in the name of a field (`coast 2`): drawn while fields are called by their names. */
const numberOf = (id: string) => id.split('-').at(-1);

/** Draws a field: what stands on it, and who works there. */
export const FieldFace = memo(function FieldFace(props: Props) {
  const { id, ground, tile, printed, coming, asked, site, mine, face, names, t, press, x, y, width, height } = props;
  const [workers, steps] = [numbers(props.workers), numbers(props.steps)];
  const [, , cube, token] = SIZES[face];
  const small = face === 'small';
  const name = tile === null ? t(`table.empty-${ground}`) : names.tile(tile.id);
  return (
    <button
      type="button"
      className="plot"
      data-face={face}
      data-at={mine ? `field-${id}` : undefined}
      data-kind={tile?.kind ?? 'empty'}
      data-ground={ground}
      data-printed={printed}
      data-asked={asked}
      data-site={site || undefined}
      data-planned={coming ? 'tile' : steps.length > 0 ? 'work' : undefined}
      style={{ left: x, top: y, width, height }}
      aria-label={[names.field(id), name, ...(workers.length > 0 ? [t('table.working', { count: workers.length })] : [])].join(', ')}
      data-explain={tile === null ? `ground ${ground}` : `tile ${tile.id}`}
      aria-disabled={mine ? undefined : true}
      onClick={(event) => (mine ? press(id, event.currentTarget) : undefined)}
    >
      {tile === null ? <i className="plot-ground">{small ? '' : t(`table.ground-${ground}`)}</i> : <Head {...props} tile={tile} />}
      <span className="workplaces">
        {tile?.kind === 'industry' &&
          !coming &&
          Array.from({ length: Math.max(tile.workplaces, workers.length) }, (_, at) => {
            const worker = workers[at];
            const state = worker !== undefined ? 'full' : at - workers.length < steps.length ? 'ghost' : 'slot';
            return <Cube key={`${at} ${state}`} level={worker ?? tile.worker} size={cube} state={state} />;
          })}
        {tile?.kind === 'ship' &&
          !coming &&
          Array.from({ length: props.rested + props.spent }, (_, at) => {
            const state = at < props.rested ? 'full' : 'off';
            return <Token key={`${at} ${state}`} kind={tile.token} size={token} state={state} />;
          })}
        {tile?.kind === 'shipyard' && face === 'full' && <em>{t('table.buildsUpTo', { level: tile.level })}</em>}
        {props.covers && !small && <Icon name="layers" size={13} className="covered" />}
      </span>
      {(site || asked) && !coming && <small className="plot-number">{numberOf(id)}</small>}
      {steps.map((step) => (
        <b key={step} className="step-number">
          {step}
        </b>
      ))}
    </button>
  );
});

function Head({ tile, face, names, t, hyphenated }: Pick<Props, 'face' | 'names' | 't' | 'hyphenated'> & { readonly tile: Tile }) {
  const ship = tile.kind === 'ship' ? tile.token : undefined;
  const [picture, afloat] = SIZES[face];
  return (
    <span className="plot-head">
      {ship ? <Icon name={`${ship}-ship`} size={afloat} className="plot-ship" /> : <Picture tile={tile} size={picture} />}
      {face === 'small' || face === 'plain' ? (
        tile.kind !== 'industry' && <b className="plot-level">{ROMAN[tile.level]}</b>
      ) : (
        <b>
          {ship && face === 'named'
            ? t(`table.ship-${ship}`, { level: tile.kind === 'ship' ? tile.level : 0 })
            : hyphenated(names.shortTile(tile.id))}
        </b>
      )}
    </span>
  );
}
