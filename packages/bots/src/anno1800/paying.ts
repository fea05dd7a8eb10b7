import {
  type Box,
  boxOf,
  type FieldId,
  type Good,
  type Level,
  levelName,
  type Move,
  nth,
  type Place,
  type Player,
  playerAt,
  sourcesOf,
  type Table,
  tradePrice,
} from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';

/** How what is due is paid, the way that is least missed first: by fixed costs, without a plan. Not all of these need be legal. */
export function payments(table: Table, seat: Seat): readonly Move[] {
  const due = table.turn.pending.at(-1)?.owed[0];
  const player = playerAt(table, seat);
  const box = boxOf(table);
  if (due === undefined) return [];
  if (due.kind === 'token') {
    const ways = TOKENS.filter((from) =>
      from === 'cards' ? player.onCards[due.token] > 0 : from !== 'ships' || player.onShips[due.token] > 0,
    );
    return ways.map((from) => ({ kind: 'token', token: due.token, from }));
  }
  if (due.kind === 'cube') return [{ kind: 'exhaust', level: levelName(due.level) }, ...shiftEnds(player, due.level)];
  const ways: { readonly move: Move; readonly cost: number }[] = [];
  const { shops, island, cards } = sourcesOf(box, table, seat, due.good);
  const tokens = player.onShips.trade + player.onCards.trade;
  for (const { field, worker, workplaces, at } of shops) {
    if (nth(player.rested, worker) === 0 || nth(player.workers, at).length >= workplaces) continue;
    const cost = nth(LEVEL_COST, worker) / nth(player.rested, worker);
    ways.push({ move: { kind: 'produce', good: due.good, field }, cost });
  }
  if (island && tokens > 0) ways.push({ move: { kind: 'fetch', good: due.good }, cost: 1 / tokens });
  for (const card of cards) ways.push({ move: { kind: 'gift', good: due.good, card }, cost: 0.8 });
  if (!table.turn.traded.includes(due.good)) trades(box, table, seat, due.good, ways);
  const sorted = ways.toSorted((a, b) => a.cost - b.cost).map((way) => way.move);
  const late = shops.flatMap((shop) => shiftEndsFor(player, shop));
  return [...sorted, ...late];
}

const TOKENS = ['cards', 'ships', 'beryl-cards', 'beryl-both', 'beryl-ships'] as const;

/** Cubes and tokens are worth the more the fewer of them are rested; a partner gets gold, of equal partners the poorer. */
const LEVEL_COST = [0.9, 1, 1.2, 1.4, 1.6];
const GOLD_TO_PARTNER = 0.35;

function trades(box: Box, table: Table, seat: Seat, good: Good, ways: { readonly move: Move; readonly cost: number }[]): void {
  const { onShips, onCards } = playerAt(table, seat);
  const tokens = onShips.trade + onCards.trade;
  for (const [from, partner] of table.seats.entries()) {
    const price = from === seat ? undefined : tradePrice(box, partner, good);
    if (price === undefined) continue;
    const cost = (1.1 * price) / Math.max(1, tokens) + GOLD_TO_PARTNER + partner.gold / 1000;
    ways.push({ move: { kind: 'trade', good, from }, cost });
  }
}

/** R5: shift ends that let a workshop work again. */
function shiftEndsFor(
  player: Player,
  shop: { readonly field: FieldId; readonly at: number; readonly worker: Level; readonly workplaces: number },
): readonly Move[] {
  const there = nth(player.workers, shop.at);
  if (there.length < shop.workplaces) return shiftEnds(player, shop.worker);
  return [...new Set(there)].map((level) => ({ kind: 'end-shift', level: levelName(level), at: shop.field }));
}

function shiftEnds(player: Player, level: Level): readonly Move[] {
  const name = levelName(level);
  const working = player.fields.filter((_, at) => nth(player.workers, at).includes(level));
  const resting = nth(player.exhausted, level) > 0 ? [{ kind: 'end-shift' as const, level: name, at: 'exhausted' as const }] : [];
  return [...resting, ...working.map(({ id }) => ({ kind: 'end-shift' as const, level: name, at: id }))];
}

/** R11: who goes up: a rested cube if there is none of the next level to work, else one that cannot work now anyway. */
export function risers(player: Player, level: Level): readonly Place[] {
  const working = player.fields.filter((_, at) => nth(player.workers, at).includes(level)).map(({ id }) => id);
  const away = nth(player.exhausted, level) > 0 ? (['exhausted', ...working] as const) : working;
  if (nth(player.rested, level) === 0) return away;
  return nth(player.rested, level + 1) === 0 ? ['district', ...away] : [...away, 'district'];
}
