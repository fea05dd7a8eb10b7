import type { Level } from '@archipel/protocol';
import { localeOf, type Text } from '@archipel/text';
import { useText } from '../reader/text.tsx';
import { chairName } from '../ui/names.ts';
import { timeParts } from './timeParts.ts';
import type { Row } from './useMyGames.ts';

/** Who plays a seat at one screen; whoever has given no name goes by the number of the chair. */
function seatName(t: Text['t'], seat: number, level: Level | null, name: string): string {
  return level === null ? name || t('home.chairNumber', { number: seat + 1 }) : chairName(t, { kind: 'bot', level });
}

/** How a game stands: the round, whose turn it is and how long they have, or how it ended. */
export function RowStanding({ row }: { readonly row: Row }) {
  const { t } = useText();
  if (row.where === 'here') {
    const { places, round, levels, names, screen } = row.game;
    const nameAt = (seat: number) => seatName(t, seat, levels[seat] ?? null, names?.[seat] ?? '');
    if (names !== undefined && places) return t('home.wonBy', { name: nameAt(places.indexOf(1)) });
    if (names !== undefined && typeof screen?.next === 'number') return t('home.roundOf', { round, name: nameAt(screen.next) });
    const place = places?.[levels.indexOf(null)];
    if (places) return place === undefined ? t('home.over') : t('home.place', { place, seats: places.length });
    return t('home.roundHere', { round });
  }
  const { table, seat, round, left, yourTurn } = row.mine;
  if (table.state === 'open') return t('home.gathering', { open: table.chairs.filter(({ kind }) => kind === 'open').length });
  const place = seat === null ? undefined : table.places?.[seat];
  if (table.state === 'over') return place === undefined ? t('home.over') : t('home.place', { place, seats: table.chairs.length });
  const mover = table.chairs[table.active[0] ?? -1];
  return [
    ...(round === null ? [] : [t('home.round', { round })]),
    table.paused
      ? t('home.paused')
      : yourTurn
        ? t('home.yourMove')
        : mover === undefined
          ? t('home.underWay')
          : t('home.toMove', { name: chairName(t, mover) }),
    ...(left === null ? [] : [t('home.left', timeParts(left))]),
  ].join(', ');
}

/** With whom one plays: people by name, bots by how many they are and how good. */
export function RowNames({ row }: { readonly row: Row }) {
  const { t, language } = useText();
  const [people, levels] = row.where === 'here' ? othersHere(row.game) : othersThere(row.mine);
  const bots = [...new Set(levels)].map((level) => t('home.withBots', { count: levels.filter((each) => each === level).length, level }));
  const names = [...people, ...bots];
  if (names.length === 0) return null;
  return <p className="game-row-names">{t('home.with', { names: new Intl.ListFormat(localeOf(language)).format(names) })}</p>;
}

type Others = readonly [people: readonly string[], levels: readonly Level[]];

function othersHere({ levels, names = [] }: Extract<Row, { where: 'here' }>['game']): Others {
  return [names.filter((name, seat) => name !== '' && levels[seat] === null), levels.filter((level) => level !== null)];
}

function othersThere({ table, seat }: Extract<Row, { where: 'server' }>['mine']): Others {
  const others = table.chairs.filter((_, each) => each !== seat);
  return [
    others.flatMap((chair) => (chair.kind === 'person' ? [chair.name] : [])),
    others.flatMap((chair) => (chair.kind === 'bot' ? [chair.level] : [])),
  ];
}
