import {
  boxOf,
  type LevelName,
  layoutOf,
  levelOf,
  type Move,
  named,
  owned,
  type Player,
  playerAt,
  sourcesOf,
  type View,
} from '@archipel/anno1800';
import { weighing } from '../player.ts';

/**
 * A player that wants to be rid of its hand: it plays a card when it can, else builds what its cards lack, else makes itself able to build it, else
 * holds a festival. It pays by what is nearest. No plan beyond that: a sparring partner for tests and measurements.
 */
export const easy = weighing<View, Move>((view, moves) => {
  const wanted = wantedGoods(view);
  return moves.map((move) => ({ move, value: worthOf(view, move, wanted), reasons: [] }));
});

type Wanted = ReadonlyMap<string, number>;

/** For each good that the hand needs and nothing gives: how many cards need it. */
function wantedGoods({ table, hand, viewer }: View): Wanted {
  const box = boxOf(table);
  const seat = viewer === 'spectator' ? 0 : viewer;
  const wanted = new Map<string, number>();
  for (const card of hand) {
    for (const item of named(box.cards, card).cost) {
      if (item.kind !== 'good') continue;
      const { shops, island, cards } = sourcesOf(box, table, seat, item.good);
      if (shops.length === 0 && !island && cards.length === 0) wanted.set(item.good, (wanted.get(item.good) ?? 0) + 1);
    }
  }
  return wanted;
}

/** Once a payment is begun: own work first, then what costs least. Shift ends only where nothing else goes. */
const PAYING: { readonly [kind in Move['kind']]?: number } = {
  produce: 900,
  gift: 890,
  fetch: 880,
  trade: 870,
  exhaust: 860,
  token: 850,
  place: 800,
  which: 800,
  bury: 800,
  discard: 790,
  promote: 700,
  activate: 650,
  play: 600,
  finish: 90,
  end: 80,
  'end-shift': 10,
};

function worthOf(view: View, move: Move, wanted: Wanted): number {
  switch (move.kind) {
    case 'build':
      return buildWorth(view, move.tile, wanted);
    case 'place':
      return 800 - fieldWorth(view, move.field, wanted);
    case 'token':
      return move.from === 'cards' ? 855 : move.from === 'ships' ? 850 : 845;
    case 'explore':
      return [...wanted.keys()].some((good) => boxOf(view.table).components.resources['new-world'].includes(good)) ? 300 : 150;
    case 'settle':
      return 120;
    case 'expedition':
      return 110;
    case 'upgrade':
      return move.level === 'artisan' && lacks(view, 'engineer') ? 130 : move.level === 'engineer' && lacks(view, 'investor') ? 125 : 20;
    case 'recruit':
      return lacks(view, move.level) ? 100 : 5;
    case 'festival':
      return tired(view) ? 60 : 2;
    case 'graves':
      return 70;
    case 'editor':
      return 400;
    case 'aarhant':
      return 65;
    case 'swap':
      return 15;
    case 'remove':
      return 0;
    default:
      return PAYING[move.kind] ?? 0;
  }
}

function me({ table, viewer }: View): Player {
  return playerAt(table, viewer === 'spectator' ? 0 : viewer);
}

/** Two of a higher level are enough for this player. */
function lacks(view: View, level: LevelName): boolean {
  return levelOf(level) >= 2 && owned(me(view), levelOf(level)) < 2;
}

/** Whether a festival would bring anybody or anything home. */
function tired(view: View): boolean {
  const { exhausted, workers, spent } = me(view);
  return spent.trade + spent.exploration > 0 || exhausted.some((count) => count > 0) || workers.some((cubes) => cubes.length > 0);
}

/** Tiles that make what cards lack; and, a step before that, what such a tile would cost. */
function buildWorth(view: View, id: string, wanted: Wanted): number {
  const box = boxOf(view.table);
  const tile = named(box.tiles, id);
  if (tile.kind === 'ship') return tile.token === 'trade' ? 90 + tile.level : 160 + tile.level;
  if (tile.kind === 'shipyard') return tile.level > 1 ? 30 : 1;
  const own = layoutOf(box, me(view)).workshops;
  if (own.has(tile.makes)) return 2;
  const direct = wanted.get(tile.makes) ?? 0;
  if (direct > 0) return 400 + 20 * direct;
  const helps = [...wanted.keys()].some((good) =>
    [...box.tiles.values()].some(
      (other) =>
        other.kind === 'industry' && other.makes === good && other.cost.some((item) => item.kind === 'good' && item.good === tile.makes),
    ),
  );
  return helps ? 250 : 3;
}

/** What is lost by building on a field: nothing where it is empty. */
function fieldWorth(view: View, id: string, wanted: Wanted): number {
  const player = me(view);
  const field = player.fields.find((each) => each.id === id);
  const covered = field?.tile ?? field?.printed ?? null;
  if (covered === null) return 0;
  const tile = named(boxOf(view.table).tiles, covered);
  return tile.kind !== 'industry' ? 60 : wanted.has(tile.makes) ? 50 : 20;
}
