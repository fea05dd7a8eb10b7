import { named, type Player } from '@archipel/anno1800';
import { Cube, Icon, Token } from '../../pieces/index.ts';
import type { Box as Place } from '../../pieces/shore.ts';
import { useTable } from '../context.tsx';
import { TilePicture } from '../market/MarketTile.tsx';
import { answers, clickAt, movesAt } from '../model/clicks.ts';

interface Props {
  readonly field: Player['fields'][number];
  readonly workers: readonly number[];
  readonly box: Place;
  readonly mine: boolean;
  /** Tokens that lie on this ship: rested and exhausted. */
  readonly tokens: { readonly rested: number; readonly spent: number } | undefined;
  /** Only pictures: where there is no room for names. */
  readonly small: boolean;
}

/** One field of an island: what stands on it, and who works there. */
export function Field({ field, workers, box, mine, tokens, small }: Props) {
  const { box: things, names, t, moves, decision, act, choose, ghost } = useTable();
  const id = field.tile ?? field.printed;
  const tile = id === null ? null : named(things.tiles, id);
  const here = mine ? movesAt(moves, field.id) : [];
  const asked = here.some((move) => answers(decision, move));
  const coming = ghost?.tile?.field === field.id && mine ? ghost.tile.id : null;
  const planned = mine ? (ghost?.work.filter((each) => each.field === field.id) ?? []) : [];
  const click = (from: Element) => {
    const move = clickAt(decision, moves, field.id);
    if (mine && move) act([move]);
    else choose({ kind: 'place', at: field.id }, from);
  };
  const name = id === null ? t(`table.empty-${field.ground}`) : names.tile(id);
  return (
    <button
      type="button"
      className="plot"
      data-at={mine ? `field-${field.id}` : undefined}
      data-kind={tile?.kind ?? 'empty'}
      data-ground={field.ground}
      data-printed={field.tile === null && field.printed !== null}
      data-asked={asked}
      data-planned={coming !== null ? 'tile' : planned.length > 0 ? 'work' : undefined}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      aria-label={[names.field(field.id), name, ...(workers.length > 0 ? [t('table.working', { count: workers.length })] : [])].join(', ')}
      title={name}
      aria-disabled={mine ? undefined : true}
      onClick={(event) => (mine ? click(event.currentTarget) : undefined)}
    >
      {coming !== null ? (
        <Content id={coming} small={small} />
      ) : id === null || tile === null ? (
        <i className="plot-ground">{small ? '' : t(`table.ground-${field.ground}`)}</i>
      ) : (
        <Content id={id} small={small} />
      )}
      <span className="workplaces">
        {tile?.kind === 'industry' &&
          coming === null &&
          Array.from({ length: Math.max(tile.workplaces, workers.length) }, (_, at) => {
            const worker = workers[at];
            const ghosted = worker === undefined && at - workers.length < planned.length;
            return (
              <Cube
                key={at}
                level={worker ?? tile.worker}
                size={small ? 15 : 16}
                state={worker !== undefined ? 'full' : ghosted ? 'ghost' : 'slot'}
              />
            );
          })}
        {tile?.kind === 'ship' && tokens && (
          <>
            {Array.from({ length: tokens.rested }, (_, at) => (
              <Token key={at} kind={tile.token} size={small ? 16 : 17} />
            ))}
            {Array.from({ length: tokens.spent }, (_, at) => (
              <Token key={at} kind={tile.token} size={small ? 16 : 17} state="off" />
            ))}
          </>
        )}
        {tile?.kind === 'shipyard' && !small && <em>{t('table.buildsUpTo', { level: tile.level })}</em>}
        {field.tile !== null && field.printed !== null && !small && <Icon name="layers" size={13} className="covered" />}
      </span>
      {planned.map(({ step }) => (
        <b key={step} className="step-number">
          {step}
        </b>
      ))}
    </button>
  );
}

function Content({ id, small }: { readonly id: string; readonly small: boolean }) {
  const { names, box, soft } = useTable();
  const tile = named(box.tiles, id);
  return (
    <span className="plot-head">
      {tile.kind === 'ship' ? (
        <Icon name={`${tile.token}-ship`} size={small ? 30 : 26} className="plot-ship" />
      ) : (
        <TilePicture id={id} size={small ? 30 : 28} />
      )}
      {small ? tile.kind !== 'industry' && <b className="plot-level">{ROMAN[tile.level]}</b> : <b>{soft(names.shortTile(id))}</b>}
    </span>
  );
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'];
