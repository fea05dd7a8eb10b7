import { anno1503, boxOf, COMMODITIES, type Commodity, kindsFor, type View } from '@archipel/anno1503';
import { dryRun } from '@archipel/host';
import type { IllegalMove } from '@archipel/kernel';
import { onOwnTurn, ownPlayer } from './seen.ts';
import { bestSales, goldOf, missingCards, type Wish } from './wishes.ts';

/** What would help with a thing that cannot be had: told under the reason. */
export type Help =
  /** These numbers of the die bring the commodity. */
  | { readonly help: 'die'; readonly commodity: Commodity; readonly dice: readonly number[] }
  /** No number brings it: an outpost would, and so would buying. */
  | { readonly help: 'outpost'; readonly commodity: Commodity }
  /** So much gold could be had by selling cards this turn. */
  | { readonly help: 'sell'; readonly gold: number }
  | { readonly help: 'agreements'; readonly price: number }
  | { readonly help: 'wait' | 'next-turn' | 'raise-settler' | 'ship-home' | 'other-hands' };

export interface WhyNot {
  /** What the rules say to the wish itself. */
  readonly illegal: IllegalMove;
  /** What they say to buying the missing cards for it, if that is the next thing in the way. */
  readonly purchase: IllegalMove | undefined;
  readonly helps: readonly Help[];
}

/** Why a wish cannot come true now, by the rules' own answer, and what would help. Undefined if it can. */
export function whyNot(view: View, wish: Wish): WhyNot | undefined {
  const run = dryRun(anno1503, view, [wish]);
  if (run.legal) return undefined;
  // The Big Branch waits for no phase (Q8): in the own turn the answer of this moment is the one.
  const assumed = wish.kind === 'branch' && view.turn === view.viewer ? view : onOwnTurn(view);
  // Not the turn but the cards are what somebody wants to know about.
  const later = view === assumed ? run : dryRun(anno1503, assumed, [wish]);
  const illegal = later.legal ? run.illegal : later.illegal;
  const bought = missingCards(illegal);
  const purchase = bought.length > 0 ? dryRun(anno1503, assumed, [...bought, wish]) : undefined;
  const refused = purchase?.legal === false ? purchase.illegal : undefined;
  return { illegal, purchase: refused, helps: helpsFor(view, assumed, later.legal, illegal, refused) };
}

function helpsFor(
  view: View,
  assumed: View,
  payable: boolean,
  { reasons }: IllegalMove,
  purchase: IllegalMove | undefined,
): readonly Help[] {
  if (payable) return [{ help: 'wait' }];
  return [...reasons, ...(purchase?.reasons ?? [])].flatMap(({ code, ...about }): readonly Help[] => {
    switch (code) {
      case 'cards-missing':
        return isCommodity(about['commodity']) ? [broughtBy(view, about['commodity'])] : [];
      case 'gold-missing':
        // Who is at sea sells nothing any more.
        return view === assumed && view.phase === 'sail' ? [] : saleable(view);
      case 'bought-enough':
      case 'has-bought-already':
      case 'branch-used':
        return [{ help: 'next-turn' }];
      case 'no-tile-in-store':
        return about['level'] === 'explorer' ? [{ help: 'raise-settler' }] : [];
      case 'no-ship-in-store':
        return [{ help: 'ship-home' }];
      case 'hand-empty':
        return [{ help: 'other-hands' }];
      default:
        return [];
    }
  });
}

const isCommodity = (value: unknown): value is Commodity => COMMODITIES.some((commodity) => commodity === value);

/** The numbers of the die that bring the viewer this commodity (Q3.1). */
function broughtBy(view: View, commodity: Commodity): Help {
  const { viewer } = view;
  const dice =
    viewer === 'spectator' ? [] : DICE.filter((die) => kindsFor({ ...view, throws: [die] }, viewer, 'production').includes(commodity));
  return dice.length > 0 ? { help: 'die', commodity, dice } : { help: 'outpost', commodity };
}

export const DICE = [1, 2, 3, 4, 5] as const;

function saleable(view: View): readonly Help[] {
  const assumed = onOwnTurn(view);
  const sold: ReturnType<typeof bestSales>[number][] = [];
  for (const sale of bestSales(assumed)) if (dryRun(anno1503, assumed, [...sold, sale]).legal) sold.push(sale);
  const gold = sold.reduce((sum, sale) => sum + goldOf(assumed, sale), 0);
  const player = ownPlayer(view);
  const piers = boxOf(view).components.victory.objectives.agreements;
  const cheaper: readonly Help[] =
    player && player.agreements.length < piers ? [{ help: 'agreements', price: player.agreements.length }] : [];
  return gold > 0 ? [{ help: 'sell', gold }] : cheaper;
}
