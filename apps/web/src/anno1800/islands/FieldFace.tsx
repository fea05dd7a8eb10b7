import { memo } from 'react';
import { Cube, Icon, Token } from '../../pieces/index.ts';
import type { Box as Place } from '../../pieces/shore.ts';
import type { Shared } from '../context.tsx';
import { Picture, type Tile } from '../market/Picture.tsx';

interface Props extends Place, Pick<Shared, 'names' | 't' | 'soft' | 'press'> {
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
  readonly mine: boolean;
  readonly small: boolean;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const numbers = (list: string) => (list === '' ? [] : list.split(',').map(Number));

/** A field as it is seen: what stands on it, and who works there. */
export const FieldFace = memo(function FieldFace(props: Props) {
  const { id, ground, tile, printed, coming, asked, mine, small, names, t, press, x, y, width, height } = props;
  const [workers, steps] = [numbers(props.workers), numbers(props.steps)];
  const name = tile === null ? t(`table.empty-${ground}`) : names.tile(tile.id);
  return (
    <button
      type="button"
      className="plot"
      data-at={mine ? `field-${id}` : undefined}
      data-kind={tile?.kind ?? 'empty'}
      data-ground={ground}
      data-printed={printed}
      data-asked={asked}
      data-planned={coming ? 'tile' : steps.length > 0 ? 'work' : undefined}
      style={{ left: x, top: y, width, height }}
      aria-label={[names.field(id), name, ...(workers.length > 0 ? [t('table.working', { count: workers.length })] : [])].join(', ')}
      title={name}
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
            return <Cube key={`${at} ${state}`} level={worker ?? tile.worker} size={small ? 15 : 16} state={state} />;
          })}
        {tile?.kind === 'ship' &&
          !coming &&
          Array.from({ length: props.rested + props.spent }, (_, at) => {
            const state = at < props.rested ? 'full' : 'off';
            return <Token key={`${at} ${state}`} kind={tile.token} size={small ? 16 : 17} state={state} />;
          })}
        {tile?.kind === 'shipyard' && !small && <em>{t('table.buildsUpTo', { level: tile.level })}</em>}
        {props.covers && !small && <Icon name="layers" size={13} className="covered" />}
      </span>
      {steps.map((step) => (
        <b key={step} className="step-number">
          {step}
        </b>
      ))}
    </button>
  );
});

function Head({ tile, small, names, soft }: Pick<Props, 'small' | 'names' | 'soft'> & { readonly tile: Tile }) {
  const ship = tile.kind === 'ship' ? tile.token : undefined;
  return (
    <span className="plot-head">
      {ship ? <Icon name={`${ship}-ship`} size={small ? 30 : 26} className="plot-ship" /> : <Picture tile={tile} size={small ? 30 : 28} />}
      {small ? tile.kind !== 'industry' && <b className="plot-level">{ROMAN[tile.level]}</b> : <b>{soft(names.shortTile(tile.id))}</b>}
    </span>
  );
}
