import { owned, type Player } from '@archipel/anno1800';
import { memo } from 'react';
import { Icon } from '../../pieces/index.ts';
import type { Box } from '../../pieces/shore.ts';
import { Deferred, useCommands, useFacts, useWords } from '../context/context.ts';
import { ofKind } from '../model/clicks.ts';
import { cubePlaces } from '../model/cubes.ts';
import { Cube, nameOfLevel } from '../pieces/index.ts';

interface Props {
  readonly level: number;
  readonly player: Player;
  readonly box: Box;
  readonly mine: boolean;
  readonly small: boolean;
  /** Cubes that the plan on the board takes from here. */
  readonly leaving: number;
}

/** The rested cubes of a level, with buttons to recruit and to upgrade. */
export function District({ level, player, box, mine, small, leaving }: Props) {
  const { folds } = useFacts();
  const { t, people } = useWords();
  const { choose } = useCommands();
  const name = nameOfLevel(level);
  const rested = player.rested[level] ?? 0;
  const all = owned(player, level);
  // Padding, and the buttons beside the cubes.
  const taken = 8 + (!mine ? 0 : small ? 26 : folds.layout === 'desk' ? 45 : 54);
  const inner = (
    <>
      <span className="district-head">
        {!small && <b title={people(level)}>{folds.layout === 'wide' ? people(level) : t('table.peopleShort', { level })}</b>}
        <span className="district-count">
          <b>{rested - leaving}</b>/{all}
        </span>
      </span>
      <span className="district-cubes">
        <Cubes level={level} rested={rested} leaving={leaving} room={box.width - taken} />
        {mine && <Deferred>{small ? <AnyWay level={level} /> : <Ways level={level} />}</Deferred>}
      </span>
    </>
  );
  const place = {
    className: 'district',
    'data-level': name,
    'data-at': mine ? `district-${name}` : undefined,
    'data-explain': `level ${name}`,
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
  const { lights, moves } = useFacts();
  const { names, t } = useWords();
  const { want, act } = useCommands();
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
          data-explain="action upgrade"
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
        data-explain="action recruit"
        aria-label={`${recruit}, ${t(`table.light-${more}`)}`}
        onClick={(event) => want({ kind: 'recruit', level: name }, event.currentTarget)}
      >
        <Icon name="plus" size={14} />
      </button>
    </span>
  );
});

/** One mark instead of two buttons, for small screens: whether anything can be done here. */
const AnyWay = memo(function AnyWay({ level }: { readonly level: number }) {
  const { lights } = useFacts();
  const name = nameOfLevel(level);
  return (
    <span className="way" data-light={lights.recruit(name) === 'lit' || lights.upgrade(name) === 'lit' ? 'lit' : 'dark'}>
      <Icon name="plus" size={15} />
    </span>
  );
});

interface CubesProps extends Pick<Props, 'level' | 'leaving'> {
  readonly rested: number;
  readonly room: number;
}

/** Each cube, in one row or two. */
function Cubes({ level, rested, leaving, room }: CubesProps) {
  const { size, places } = cubePlaces(rested, room);
  return (
    <span className="cube-stack" data-many={places.length > 3} style={{ width: room }} aria-hidden="true">
      {places.map(({ x, y }, at) => (
        <i key={at} style={{ left: x, top: y }}>
          <Cube level={level} size={size} state={rested - places.length + at >= rested - leaving ? 'gone' : 'full'} />
        </i>
      ))}
    </span>
  );
}
