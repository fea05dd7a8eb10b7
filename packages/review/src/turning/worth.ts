import { anno1503, type State as State1503 } from '@archipel/anno1503';
import { anno1800, type State as State1800, sheetOf } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';

/** What the end of a game is worth to a seat: in Anno 1800 its points; in Anno 1503, where points say little, its part of the victory, in hundredths. */
type Worth = (end: unknown, seat: Seat) => number;

function points(end: unknown, seat: Seat): number {
  return sheetOf(end as State1800, seat).total;
}

function victory(end: unknown, seat: Seat): number {
  const { places } = anno1503.outcome(end as State1503) ?? { places: [] };
  const first = places.filter((place) => place === 1).length;
  return places[seat] === 1 ? 100 / first : 0;
}

const WORTHS: Readonly<Record<string, Worth>> = { [anno1800.id]: points, [anno1503.id]: victory };

export const worthFor = (game: string): Worth | undefined => WORTHS[game];

/** In what the worth of a game is told. */
export type WorthMeasure = 'points' | 'victory';
export const worthMeasure = (game: string): WorthMeasure => (game === anno1503.id ? 'victory' : 'points');
