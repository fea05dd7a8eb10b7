import { boxOf, buyPrice, type Commodity, type Goods, type Move, nextLevel, type Player, priceAt, type View } from '@archipel/anno1503';

/** How a player and its hand would stand. */
export interface Standing {
  readonly player: Player;
  readonly hand: Goods;
}

type Cost = Readonly<Partial<Goods>>;

export function withCard(hand: Goods, commodity: Commodity, cards: 1 | -1): Goods {
  return { ...hand, [commodity]: hand[commodity] + cards };
}

function paid(hand: Goods, cost: Cost): Goods {
  const { wood, stone, tools, cloth, spice, tobacco } = hand;
  return {
    wood: wood - (cost.wood ?? 0),
    stone: stone - (cost.stone ?? 0),
    tools: tools - (cost.tools ?? 0),
    cloth: cloth - (cost.cloth ?? 0),
    spice: spice - (cost.spice ?? 0),
    tobacco: tobacco - (cost.tobacco ?? 0),
  };
}

export function developed(player: Player, inhabitant: number): Player {
  const inhabitants = player.inhabitants.map((level, space) => (space === inhabitant - 1 ? (nextLevel(level) ?? level) : level));
  return { ...player, inhabitants };
}

/** What a legal move makes of the player's own things, as far as that can be told beforehand; undefined if it changes nothing there. */
export function whatIf(view: View, player: Player, hand: Goods, move: Move): Standing | undefined {
  const box = boxOf(view);
  const { inhabitants, shipCost, treasureGold } = box.components;
  switch (move.kind) {
    case 'choose':
      return { player, hand: withCard(hand, move.commodity, 1) };
    case 'discard':
      return { player, hand: withCard(hand, move.commodity, -1) };
    case 'sell': {
      const level = player.inhabitants[move.inhabitant - 1] ?? 'explorer';
      return { player: { ...player, gold: player.gold + priceAt(box, player, level) }, hand: withCard(hand, move.commodity, -1) };
    }
    case 'buy':
      return { player: { ...player, gold: player.gold - buyPrice(view, player) }, hand: withCard(hand, move.commodity, 1) };
    case 'place-ship': {
      const store = player.ships.indexOf(null);
      const ships = player.ships.map((ship, index) => (index === store ? { at: box.board.start, spent: 0 } : ship));
      return { player: { ...player, ships }, hand: paid(hand, shipCost) };
    }
    case 'place': {
      const buildings = move.building === undefined ? player.buildings : [...player.buildings, move.building];
      return { player: { ...player, buildings, inhabitants: [...player.inhabitants, 'explorer'] }, hand: paid(hand, inhabitants.explorer.cost) };
    }
    case 'develop': {
      const level = nextLevel(player.inhabitants[move.inhabitant - 1] ?? 'merchant');
      return level && { player: developed(player, move.inhabitant), hand: paid(hand, inhabitants[level].cost) };
    }
    case 'lose':
      return {
        hand,
        player:
          move.pier === 'wooden'
            ? { ...player, agreements: player.agreements.slice(1) }
            : { ...player, outposts: player.outposts.filter(({ pier }) => pier !== move.pier) },
      };
    case 'use':
      return { hand, player: withTile(view, player, move, treasureGold) };
    default:
      return undefined;
  }
}

/** Q7: the tile in hand laid out, and the ship in the store. */
function withTile(view: View, player: Player, move: Extract<Move, { readonly kind: 'use' }>, gold: number): Player {
  const tile = view.look === null ? undefined : view.notes[view.look.space];
  const used = { ...player, ships: player.ships.map((ship, index) => (index + 1 === view.look?.ship ? null : ship)) };
  if (tile === undefined) return used;
  if (tile.kind === 'agreement') return { ...used, agreements: [...player.agreements, tile.back] };
  if (tile.kind === 'outpost') {
    return { ...used, outposts: [...player.outposts, { pier: move.pier ?? 0, back: tile.back, commodity: tile.commodity }] };
  }
  return tile.treasure === 'gold' ? { ...used, gold: player.gold + gold } : developed(used, move.inhabitant ?? 0);
}
