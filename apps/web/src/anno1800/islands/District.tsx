import { owned, type Player } from '@archipel/anno1800';
import { memo } from 'react';
import { Cube, Icon, nameOfLevel } from '../../pieces/index.ts';
import type { Box } from '../../pieces/shore.ts';
import { Later, useTable } from '../context.tsx';
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
  const { t, choose, people } = useTable();
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
        {mine && <Later>{small ? <AnyWay level={level} /> : <Ways level={level} />}</Later>}
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

/** The two ways to have more of a level, each lit if it can be had. */
const Ways = memo(function Ways({ level }: { readonly level: number }) {
  const { names, t, lights, want, moves, act } = useTable();
  const name = nameOfLevel(level);
  // R9: a free step of an activated card goes before one that is paid.
  const free = ofKind(moves, 'promote').find((move) => move.level === name && move.at === 'district');
  const [up, more] = [free ? 'lit' : lights.upgrade(name), lights.recruit(name)];
  const upgrade = level < 4 ? t('table.upgradeLevel', { from: names.level(name), to: names.level(nameOfLevel(level + 1)) }) : '';
  const recruit = t('table.recruitLevel', { level: names.level(name) });
  return (
    <span className="district-ways">
      {level < 4 && (
        <button
          type="button"
          className="way"
          data-light={up}
          title={upgrade}
          aria-label={`${upgrade}, ${t(`table.light-${up}`)}`}
          onClick={(event) => (free ? act([free]) : want({ kind: 'upgrade', level: name }, event.currentTarget))}
        >
          <Icon name="upgrade" size={14} />
        </button>
      )}
      <button
        type="button"
        className="way"
        data-light={more}
        title={recruit}
        aria-label={`${recruit}, ${t(`table.light-${more}`)}`}
        onClick={(event) => want({ kind: 'recruit', level: name }, event.currentTarget)}
      >
        <Icon name="plus" size={14} />
      </button>
    </span>
  );
});

/** The same where there is no room for two buttons: whether anything can be done here. */
const AnyWay = memo(function AnyWay({ level }: { readonly level: number }) {
  const { lights } = useTable();
  const name = nameOfLevel(level);
  return (
    <span className="way" data-light={lights.recruit(name) === 'lit' || lights.upgrade(name) === 'lit' ? 'lit' : 'dark'}>
      <Icon name="plus" size={15} />
    </span>
  );
});

/** At most three stand side by side: how many there are in all is written above. */
function cubesShown(rested: number, small: boolean): readonly number[] {
  const shown = Math.min(rested, small ? 1 : 3);
  return Array.from({ length: shown }, (_, at) => rested - shown + at);
}
