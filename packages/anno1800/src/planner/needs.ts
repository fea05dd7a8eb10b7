import type { Seat } from '@archipel/kernel';
import { layoutOf, owned } from '../board/board.ts';
import { type Box, type Cost, levelName, levelOf, named, type Tile } from '../box/box.ts';
import { type Good, LEVELS, type LevelName, type TileId, type Token } from '../data/words.ts';
import { playerAt, type Table } from '../state/state.ts';
import type { Opening } from './opening.ts';

/** Whether somebody at the table makes a good that this seat could have, or an island or a played card of its own gives it, whoever is rested or not. */
export function hasSource(box: Box, table: Table, seat: Seat, good: Good): boolean {
  const player = playerAt(table, seat);
  const far = box.components.resources['new-world'].includes(good);
  if (far) {
    const gives = player.played.some(({ card, used }) => !used && named(box.cards, card).effect.oneOf?.includes(good));
    return gives || player.newWorld.some((id) => named(box.newWorld, id).includes(good));
  }
  return table.seats.some((each) => layoutOf(box, each).workshops.has(good));
}

/** The goods of a cost that nothing gives yet. */
export function lackingGoods(box: Box, table: Table, seat: Seat, cost: Cost): readonly Good[] {
  const goods = cost.flatMap((item) => (item.kind === 'good' ? [item.good] : []));
  return [...new Set(goods)].filter((good) => !hasSource(box, table, seat, good));
}

/** All that could help on the way to something: what makes its goods, what makes the goods of those, ships for tokens, people of missing levels. */
export function helpersFor(box: Box, table: Table, seat: Seat, cost: Cost, yard: Tile | undefined): readonly Opening[] {
  const player = playerAt(table, seat);
  const tiles = new Set<TileId>();
  const levels = new Set<LevelName>();
  const seen = new Set<Good>();
  const queue: Cost[] = [];
  let explore = false;
  const wantTile = (tile: Tile) => {
    if (tiles.has(tile.id) || !table.market[tile.id]) return;
    tiles.add(tile.id);
    queue.push(tile.cost);
    if (tile.kind === 'industry' && owned(player, tile.worker) === 0) wantLevel(levelName(tile.worker));
  };
  const wantLevel = (level: LevelName) => {
    if (levels.has(level)) return;
    levels.add(level);
    queue.push(box.workforce[levelOf(level)] ?? []);
  };
  const strongest = Math.max(0, ...layoutOf(box, player).yards.map(({ level }) => level));
  const wantYard = (level: number) => {
    for (const tile of box.cheapestFirst) if (tile.kind === 'shipyard' && tile.level >= level) wantTile(tile);
  };
  /** Ships that bring such tokens and that a shipyard of this player could build; without any shipyard, that first. */
  const wantShips = (token: Token) => {
    for (const tile of box.cheapestFirst)
      if (tile.kind === 'ship' && tile.token === token && tile.level <= Math.max(1, strongest)) wantTile(tile);
    if (strongest === 0) wantYard(1);
  };
  const wantAll = (next: Cost) => {
    for (const level of LEVELS) {
      const asked = next.filter((item) => item.kind === 'cube' && item.level === levelOf(level)).length;
      if (asked > owned(player, levelOf(level))) wantLevel(level);
    }
    for (const token of ['trade', 'exploration'] as const) if (lackingTokens(table, seat, next, token) > 0) wantShips(token);
    for (const good of lackingGoods(box, table, seat, next)) {
      if (seen.has(good)) continue;
      seen.add(good);
      if (box.components.resources['new-world'].includes(good)) {
        explore = true;
        if (tokensOf(table, seat, 'exploration') <= player.newWorld.length) wantShips('exploration');
      } else for (const tile of box.cheapestFirst) if (tile.kind === 'industry' && tile.makes === good) wantTile(tile);
    }
  };
  if (yard?.kind === 'ship') wantYard(yard.level);
  wantAll(cost);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) wantAll(next);
  return [
    ...[...tiles].map((tile) => ({ kind: 'build', tile }) as const),
    ...[...levels].map((level) => ({ kind: 'recruit', level }) as const),
    ...[...levels].flatMap((level) => {
      const below = LEVELS[LEVELS.indexOf(level) - 1];
      return below === undefined ? [] : [{ kind: 'upgrade', level: below } as const];
    }),
    ...(explore ? [{ kind: 'explore' } as const] : []),
  ];
}

/** Tokens of a kind that a seat has, rested or not. */
function tokensOf(table: Table, seat: Seat, token: Token): number {
  const { onShips, onCards, spent } = playerAt(table, seat);
  return onShips[token] + onCards[token] + spent[token];
}

/** Tokens that a cost names beyond all that a seat has. */
export function lackingTokens(table: Table, seat: Seat, cost: Cost, token: Token): number {
  return Math.max(0, cost.filter((item) => item.kind === 'token' && item.token === token).length - tokensOf(table, seat, token));
}
