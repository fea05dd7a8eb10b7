import type { Seat } from '@archipel/kernel';
import { playerAt, workersOn } from '../board.ts';
import type { Box, Level } from '../box.ts';
import type { Good } from '../data/schema.ts';
import type { Item, Player, Table } from '../state.ts';
import { type Sources, sourcesOf } from './payable.ts';

/** What is looked up once for many costs in one position: simple answers for the many that are plain, silence for the few that are not. */
export interface Glance {
  readonly box: Box;
  readonly table: Table;
  readonly seat: Seat;
  readonly player: Player;
  readonly trade: number;
  readonly exploration: number;
  readonly owned: readonly boolean[];
  readonly beryl: boolean;
  readonly goods: Map<Good, GoodGlance>;
  /** Rested cubes not yet spoken for by the cost that is being looked at. */
  readonly rested: number[];
}

interface GoodGlance {
  readonly sources: Sources;
  readonly available: boolean;
  /** Levels of own workshops with a free workplace, and of those that some cube could work in. */
  readonly ready: readonly Level[];
  readonly makeable: boolean;
  /** The least trade tokens for which it is to be had, without cards. */
  readonly tokens: number;
}

export function glanceOf(box: Box, table: Table, seat: Seat): Glance {
  const player = playerAt(table, seat);
  return {
    box,
    table,
    seat,
    player,
    trade: player.onShips.trade + player.onCards.trade,
    exploration: player.onShips.exploration + player.onCards.exploration,
    owned: ownedLevels(player),
    beryl: table.objectives.includes('beryl-omara'),
    goods: new Map(),
    rested: [0, 0, 0, 0, 0],
  };
}

/** Of which levels there is a cube anywhere. */
function ownedLevels({ rested, exhausted, workers }: Player): readonly boolean[] {
  const some = rested.map((count, level) => count + (exhausted[level] ?? 0) > 0);
  for (const there of workers) for (const level of there) some[level] = true;
  return some;
}

function goodOf(glance: Glance, good: Good): GoodGlance {
  const known = glance.goods.get(good);
  if (known) return known;
  const { box, table, seat, player } = glance;
  const sources = sourcesOf(box, table, seat, good);
  const { shops, price, island, cards } = sources;
  const tokens = island ? 1 : price;
  const fresh: GoodGlance = {
    sources,
    available: shops.length > 0 || tokens < Number.POSITIVE_INFINITY || cards.length > 0,
    ready: shops.filter((shop) => workersOn(player, shop.at).length < shop.workplaces).map((shop) => shop.worker),
    makeable: shops.some((shop) => glance.owned[shop.worker]),
    tokens,
  };
  glance.goods.set(good, fresh);
  return fresh;
}

/** The different goods of a cost that nothing gives here: none, one, or more than one. */
export function goodsWithoutSource(glance: Glance, owed: readonly Item[]): readonly Good[] {
  let lacking: readonly Good[] = NONE;
  for (const item of owed)
    if (item.kind === 'good' && !goodOf(glance, item.good).available && !lacking.includes(item.good)) lacking = [...lacking, item.good];
  return lacking;
}

const NONE: readonly Good[] = [];

/** Whether it is certainly payable without a shift end, each good from the first workshop that stands ready or else for tokens. False says nothing. */
export function surelyPayable(glance: Glance, owed: readonly Item[], moreTokens = 0): boolean {
  const { player, rested } = glance;
  for (let level = 0; level < 5; level++) rested[level] = player.rested[level] ?? 0;
  let [trade, exploration] = [glance.trade + moreTokens, glance.exploration];
  // Backwards, so that cubes that are asked for are spoken for before cubes that might work.
  for (let index = owed.length - 1; index >= 0; index--) {
    const item = owed[index];
    if (item === undefined || repeats(owed, item, index)) return false;
    if (item.kind === 'good') trade -= firstReady(rested, goodOf(glance, item.good));
    else if (item.kind === 'cube') rested[item.level] = (rested[item.level] ?? 0) - 1;
    else if (item.token === 'trade') trade--;
    else exploration--;
    if (trade < 0 || exploration < 0 || (item.kind === 'cube' && (rested[item.level] ?? 0) < 0)) return false;
  }
  return true;
}

/** R4.3 and full workshops make a good that is asked for twice a matter for the exact search. */
function repeats(owed: readonly Item[], item: Item, index: number): boolean {
  if (item.kind !== 'good') return false;
  for (let at = 0; at < index; at++) {
    const other = owed[at];
    if (other?.kind === 'good' && other.good === item.good) return true;
  }
  return false;
}

/** Sends a cube to the first workshop that is ready; without one, the tokens that the good costs instead. */
function firstReady(rested: number[], { ready, tokens }: GoodGlance): number {
  for (const level of ready) {
    const count = rested[level] ?? 0;
    if (count === 0) continue;
    rested[level] = count - 1;
    return 0;
  }
  return tokens;
}

/** Whether it would be payable with any amount of gold for shift ends; undefined where that is a matter for the exact search. */
export function payableWithGold(glance: Glance, owed: readonly Item[]): boolean | undefined {
  let { trade, exploration } = glance;
  for (let index = 0; index < owed.length; index++) {
    const item = owed[index];
    if (item === undefined) continue;
    if (item.kind === 'good') {
      const good = goodOf(glance, item.good);
      if (good.sources.cards.length > 0 || repeats(owed, item, index)) return undefined;
      if (!good.makeable) trade -= good.tokens;
    } else if (item.kind === 'cube') {
      if (!glance.owned[item.level]) return false;
    } else if (item.token === 'trade') trade--;
    else exploration--;
  }
  if (exploration < 0) return false;
  return trade + (glance.beryl ? Math.floor(exploration / 2) : 0) >= 0;
}
