import { owned, type Player } from '@archipel/anno1800';
import { Cube, Icon, nameOfLevel } from '../../pieces/index.ts';
import type { Box } from '../../pieces/shore.ts';
import { useTable } from '../context.tsx';
import { ofKind } from '../model/clicks.ts';

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
  const { names, t, lights, want, choose, people, moves, act } = useTable();
  const name = nameOfLevel(level);
  const rested = player.rested[level] ?? 0;
  const all = owned(player, level);
  // R9: a free step of an activated card goes before one that is paid.
  const free = mine ? ofKind(moves, 'promote').find((move) => move.level === name && move.at === 'district') : undefined;
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
        {mine && !small && (
          <span className="district-ways">
            {level < 4 && (
              <button
                type="button"
                className="way"
                data-light={free ? 'lit' : lights.upgrade(name)}
                title={t('table.upgradeLevel', { from: names.level(name), to: names.level(nameOfLevel(level + 1)) })}
                aria-label={t('table.upgradeLevel', { from: names.level(name), to: names.level(nameOfLevel(level + 1)) })}
                onClick={(event) => (free ? act([free]) : want({ kind: 'upgrade', level: name }, event.currentTarget))}
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

/** At most three stand side by side: how many there are in all is written above. */
function cubesShown(rested: number, small: boolean): readonly number[] {
  const shown = Math.min(rested, small ? 1 : 3);
  return Array.from({ length: shown }, (_, at) => rested - shown + at);
}
