import { owned, type Player } from '@archipel/anno1800';
import { Cube, Icon, nameOfLevel } from '../../pieces/index.ts';
import type { Box } from '../../pieces/shore.ts';
import { useTable } from '../context.tsx';

interface Props {
  readonly level: number;
  readonly player: Player;
  readonly box: Box;
  readonly mine: boolean;
  readonly small: boolean;
  /** Cubes that the plan on the board takes from here. */
  readonly leaving: number;
}

/** Where the rested cubes of a level live; here people come and go up. */
export function District({ level, player, box, mine, small, leaving }: Props) {
  const { names, t, lights, want, choose, people } = useTable();
  const name = nameOfLevel(level);
  const rested = player.rested[level] ?? 0;
  const all = owned(player, level);
  const inner = (
    <>
      <span className="district-head">
        {!small && <b>{people(level)}</b>}
        <span className="district-count">
          <b>{rested - leaving}</b>/{all}
        </span>
      </span>
      <span className="district-cubes">
        {cubesShown(rested, small).map((at) => (
          <Cube key={at} level={level} size={15} state={at >= rested - leaving ? 'gone' : 'full'} />
        ))}
        {rested > 4 && !small && <small>+{rested - 3}</small>}
        {rested === 0 && !small && <small className="quiet">{t('table.noneRested')}</small>}
        {mine && !small && (
          <span className="district-ways">
            {level < 4 && (
              <button
                type="button"
                className="way"
                data-light={lights.upgrade(name)}
                title={t('table.upgradeLevel', { from: names.level(name), to: names.level(nameOfLevel(level + 1)) })}
                aria-label={t('table.upgradeLevel', { from: names.level(name), to: names.level(nameOfLevel(level + 1)) })}
                onClick={(event) => want({ kind: 'upgrade', level: name }, event.currentTarget)}
              >
                <Icon name="upgrade" size={14} />
              </button>
            )}
            <button
              type="button"
              className="way"
              data-light={lights.recruit(name)}
              title={t('table.recruitLevel', { level: names.level(name) })}
              aria-label={t('table.recruitLevel', { level: names.level(name) })}
              onClick={(event) => want({ kind: 'recruit', level: name }, event.currentTarget)}
            >
              <Icon name="plus" size={14} />
            </button>
          </span>
        )}
        {mine && small && (
          <span className="way" data-light={lights.recruit(name) === 'lit' || lights.upgrade(name) === 'lit' ? 'lit' : 'dark'}>
            <Icon name="plus" size={15} />
          </span>
        )}
      </span>
    </>
  );
  const place = {
    className: 'district',
    'data-level': name,
    'data-at': mine ? `district-${name}` : undefined,
    style: { left: box.x, top: box.y, width: box.width, height: box.height },
  };
  if (!(mine && small)) return <div {...place}>{inner}</div>;
  return (
    <button
      {...place}
      type="button"
      aria-label={t('table.districtOf', { level, rested, all })}
      onClick={(event) => choose({ kind: 'district', level }, event.currentTarget)}
    >
      {inner}
    </button>
  );
}

/** At most four stand side by side; of more the rest is a number. */
function cubesShown(rested: number, small: boolean): readonly number[] {
  return Array.from({ length: small ? Math.min(rested, 1) : rested > 4 ? 3 : rested }, (_, at) => at);
}
