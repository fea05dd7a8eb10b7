import type { Dice } from '@archipel/kernel';
import type { Square } from '../data/board.ts';
import type { Box, Tile } from '../data/box.ts';
import type { Back } from '../data/words.ts';
import type { Faces, Player } from '../state/state.ts';
import type { Faults } from './faults.ts';
import type { Position } from './position.ts';

export function wordOf(tile: Tile): string {
  if (tile.kind === 'outpost') return `${tile.commodity} outpost`;
  return tile.kind === 'agreement' ? 'agreement' : `${tile.treasure} treasure`;
}

/** The tiles of a match, handed out by name until none is left. */
export interface Pool {
  /** A tile of this face, of this back if there is one, else of the back that can best be spared. */
  take(word: string, back: Back | undefined, path: string): Tile | undefined;
  /** All that are left, shuffled. */
  rest(dice: Dice): Tile[];
}

export function poolOf(box: Box, position: Position, seats: number, faults: Faults): Pool {
  const left = box.tiles.filter(({ back }) => back <= seats);
  const open = box.board.spaces.filter(({ square }) => !(square in position.islands));
  /** How many tiles of a back can go elsewhere while every open space of its number gets one. */
  const spare = (back: Back) => left.filter((tile) => tile.back === back).length - open.filter(({ number }) => number === back).length;
  return {
    take(word, preferred, path) {
      const [, face = word, named] = /^(.*) \(([234])\)$/.exec(word) ?? [];
      const fitting = left.filter((tile) => wordOf(tile) === face && (named === undefined || String(tile.back) === named));
      const [tile] = fitting.toSorted(
        (a, b) => Number(b.back === preferred) - Number(a.back === preferred) || spare(b.back) - spare(a.back),
      );
      if (tile === undefined) {
        const known = box.tiles.some((each) => wordOf(each) === face);
        faults.add(path, known ? `no ${word} is left` : `${word} is no tile; tiles are like ${examples(box)}`);
        return undefined;
      }
      left.splice(left.indexOf(tile), 1);
      return tile;
    },
    rest: (dice) => dice.shuffle(left),
  };
}

const examples = (box: Box) => [...new Set(box.tiles.map(wordOf))].join(', ');

/** Lays the tiles that are named onto their spaces. */
export function layNamed(box: Box, position: Position, pool: Pool, faults: Faults): Map<Square, Tile> {
  const laid = new Map<Square, Tile>();
  for (const [square, word] of Object.entries(position.islands)) {
    const space = box.board.spaces.find((each) => each.square === square);
    if (space === undefined) faults.add(`islands.${square}`, 'no island space');
    const tile = space && word !== 'none' ? pool.take(word, space.number, `islands.${square}`) : undefined;
    if (tile) laid.set(square, tile);
  }
  return laid;
}

/** Fills the spaces that are not named with tiles of their number as far as they go, and puts what is left under the reserve. */
export function layRest(
  box: Box,
  position: Position,
  laid: ReadonlyMap<Square, Tile>,
  top: readonly Tile[],
  rest: Tile[],
): { readonly faces: Faces; readonly reserve: readonly Tile[] } {
  const faces = box.board.spaces.flatMap(({ square, number }) => {
    const named = square in position.islands;
    const at = named ? -1 : rest.findIndex(({ back }) => back === number);
    const tile = named ? laid.get(square) : at < 0 ? undefined : rest.splice(at, 1)[0];
    return tile ? [[square, tile] as const] : [];
  });
  return { faces: Object.fromEntries(faces), reserve: [...top, ...rest] };
}

/** The outposts and agreements of a player, taken from the pool. */
export function takeHeld(
  outposts: Readonly<Partial<Record<string, string>>>,
  agreements: number,
  pool: Pool,
  path: string,
): Pick<Player, 'outposts' | 'agreements'> {
  const stone = Object.entries(outposts).flatMap(([pier, commodity]) => {
    const tile = pool.take(`${commodity} outpost`, undefined, `${path}.outposts.${pier}`);
    return tile?.kind === 'outpost' ? [{ pier: Number(pier), back: tile.back, commodity: tile.commodity }] : [];
  });
  const wooden = Array.from({ length: agreements }, () => pool.take('agreement', undefined, `${path}.agreements`));
  return { outposts: stone, agreements: wooden.flatMap((tile) => (tile ? [tile.back] : [])) };
}
