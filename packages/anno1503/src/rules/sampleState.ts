import type { Dice, Seat } from '@archipel/kernel';
import { boxOf, type Tile } from '../data/box.ts';
import { COMMODITIES, type Commodity } from '../data/words.ts';
import { openOf } from '../state/change.ts';
import { type Goods, NO_GOODS, type Secret, type State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { losable } from './pirates.ts';
import { isLeft, kindsFor } from './production.ts';
import { unseenTiles } from './unseenTiles.ts';

/**
 * A whole position that looks to the viewer exactly as its view does. What is hidden is dealt at random: cards to the hands that hold so
 * many, tiles to the spaces that show their backs, the rest into the reserve. What others have noted or ordered is left out: a view says
 * nothing of it.
 */
export function sampleState(view: View, dice: Dice): State {
  const { viewer, reserve: size, notes: mine, orders, forgot, picks } = view;
  const own = <Thing>(thing: Thing, other: (seat: Seat) => Thing) => view.seats.map((_, seat) => (seat === viewer ? thing : other(seat)));
  const { faces, reserve } = dealTiles(view, size, dice);
  const { look, turn } = view;
  const inHand = look && faces[look.space];
  const secret: Secret = {
    hands: dealHands(view, dice),
    // Who looks at a tile has noted it (Q6.3).
    notes: own(mine, (seat) => (look && inHand && seat === turn ? { [look.space]: inHand } : {})),
    orders: own(orders, () => []),
    forgot,
    picks: view.asking === null || view.asking.about === 'pirates' ? [] : own(picks, (seat) => pickFor(view, seat, dice)),
    losses: view.asking?.about === 'pirates' ? view.seats.map((_, seat) => lossFor(view, seat, dice)) : [],
    faces,
    reserve,
    chance: [dice.below(WORDS), dice.below(WORDS), dice.below(WORDS), dice.below(WORDS)],
  };
  return { open: openOf(view), secret };
}

const WORDS = 2 ** 32;

/** The cards that are neither on the stacks nor in the own hand, dealt to the others. */
function dealHands(view: View, dice: Dice): readonly Goods[] {
  const { cardsEach } = boxOf(view).components;
  const cards: Commodity[] = [];
  for (const commodity of COMMODITIES) {
    for (let card = cardsEach - view.stacks[commodity] - view.hand[commodity]; card > 0; card--) cards.push(commodity);
  }
  const pool = dice.shuffle(cards);
  return view.seats.map((player, seat) => {
    if (seat === view.viewer) return view.hand;
    const hand = { ...NO_GOODS };
    for (const commodity of pool.splice(0, player.cards)) hand[commodity]++;
    return hand;
  });
}

/** Tiles that the viewer has not seen, onto the spaces that show their backs; what is left over is the reserve, but for treasures that are gone. */
function dealTiles(
  view: View,
  reserve: number,
  dice: Dice,
): { readonly faces: Readonly<Record<string, Tile>>; readonly reserve: readonly Tile[] } {
  const hidden = Object.entries(view.islands).filter(([space]) => view.notes[space] === undefined);
  const pool = dice.shuffle(unseenTiles(view));
  // Used treasures have left the game (Q7.3), but not so many of one back that its spaces stay empty.
  for (let at = pool.length - 1, gone = pool.length - hidden.length - reserve; at >= 0 && gone > 0; at--) {
    const tile = pool[at];
    if (tile?.kind !== 'treasure') continue;
    const lying = hidden.filter(([, back]) => back === tile.back).length;
    if (pool.filter(({ back }) => back === tile.back).length <= lying) continue;
    pool.splice(at, 1);
    gone--;
  }
  const faces: Record<string, Tile> = {};
  for (const [space, back] of Object.entries(view.islands)) {
    const noted = view.notes[space];
    const [tile] = noted
      ? [noted]
      : pool.splice(
          pool.findIndex((each) => each.back === back),
          1,
        );
    if (tile) faces[space] = tile;
  }
  return { faces, reserve: pool };
}

/** Others who are no longer waited for have chosen something that they might have (Q3.2). */
function pickFor(view: View, seat: Seat, dice: Dice): readonly Commodity[] {
  const { asking } = view;
  if (asking === null || asking.waiting.includes(seat)) return [];
  const picks: Commodity[] = [];
  for (let due = asking.due[seat] ?? 0; due > 0; due--) {
    const open = kindsFor(view, seat, asking.about).filter((commodity) => isLeft(view, commodity, picks));
    if (open.length > 0) picks.push(dice.pick(open));
  }
  return picks;
}

function lossFor(view: View, seat: Seat, dice: Dice): Secret['losses'][number] {
  const { asking } = view;
  const player = view.seats[seat];
  if (player === undefined || asking === null || (asking.due[seat] ?? 0) === 0 || asking.waiting.includes(seat)) return null;
  return dice.pick(losable(player));
}
