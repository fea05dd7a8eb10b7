import type { Tile } from '@archipel/anno1503';
import { useFacts, useWords } from '../context/context.tsx';
import type { ChartSquare } from '../model/chart.ts';
import type { SeaLights } from './useSeaLights.ts';

/** What a square is called, for those who do not see it: where it is, what lies there, and what a press would mean. */
export function useSquareName(): (square: ChartSquare, lights: SeaLights) => string {
  const { view, looked } = useFacts();
  const { t, names, playerName } = useWords();
  const faceName = (tile: Tile) =>
    tile.kind === 'outpost' ? `${names.tile('outpost')}, ${names.commodity(tile.commodity)}` : names.tile(tile.kind);
  return ({ square, is }, lights) => {
    const place = names.square(square);
    if (is === 'space') {
      const back = view.islands[square];
      if (back === undefined) return t('table1503.squareEmpty', { place });
      const note = view.notes[square];
      const lookers = (looked.get(square) ?? []).map(playerName).join(', ');
      const light = lights.tiles.get(square);
      return [
        t(note ? 'table1503.squareNoted' : 'table1503.squareTile', { place, back, tile: note ? faceName(note) : '' }),
        ...(lookers === '' ? [] : [t('table1503.squareLooked', { names: lookers })]),
        ...(light === undefined || light === 'new' ? [] : [t(light === 'target' ? 'table1503.squareTarget' : 'table1503.squareLook')]),
      ].join(', ');
    }
    const ships = view.seats.flatMap(({ ships: fleet }, seat) => (fleet.some((ship) => ship?.at === square) ? [playerName(seat)] : []));
    const points = lights.points.get(square);
    return [
      t(is === 'start' ? 'table1503.squareStart' : 'table1503.squareSea', { place }),
      ...(ships.length === 0 ? [] : [t('table1503.squareShips', { names: ships.join(', ') })]),
      ...(points === undefined ? [] : [names.points(points)]),
    ].join(', ');
  };
}
