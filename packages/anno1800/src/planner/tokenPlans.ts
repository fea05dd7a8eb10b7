import type { TokenSource } from '../data/words.ts';
import type { Player, Tokens } from '../state/state.ts';

/** How the tokens of a payment are paid: for each kind the sources one after another, and what is left. */
export interface TokenPlan {
  readonly trade: readonly TokenSource[];
  readonly exploration: readonly TokenSource[];
  readonly onShips: Tokens;
  readonly onCards: Tokens;
}

/**
 * R3.4, R13: every way to pay so many tokens that leaves something else; none is better than another. With Beryl any number of exploration tokens from ships and from
 * cards can be put together in pairs, since a pair may be one of each.
 */
export function tokenPlans({ onShips, onCards }: Player, trade: number, exploration: number, beryl: boolean): readonly TokenPlan[] {
  const plans: TokenPlan[] = [];
  const mostByBeryl = beryl ? Math.min(trade, Math.floor((onShips.exploration + onCards.exploration - exploration) / 2)) : 0;
  for (let byBeryl = 0; byBeryl <= mostByBeryl; byBeryl++) {
    for (const [tradeShips, tradeCards] of splits(trade - byBeryl, onShips.trade, onCards.trade)) {
      for (const [ships, cards] of splits(2 * byBeryl + exploration, onShips.exploration, onCards.exploration)) {
        const alone = Math.min(ships, exploration);
        const pairs = pairsOf(ships - alone, cards - (exploration - alone));
        plans.push({
          trade: [...times('ships', tradeShips), ...times('cards', tradeCards), ...pairs],
          exploration: [...times('ships', alone), ...times('cards', exploration - alone)],
          onShips: { trade: onShips.trade - tradeShips, exploration: onShips.exploration - ships },
          onCards: { trade: onCards.trade - tradeCards, exploration: onCards.exploration - cards },
        });
      }
    }
  }
  return plans;
}

/** The ways to take so many tokens from ships and from cards, most from ships first. */
function splits(count: number, ships: number, cards: number): readonly (readonly [number, number])[] {
  const ways: [number, number][] = [];
  for (let from = Math.min(count, ships); from >= Math.max(0, count - cards); from--) ways.push([from, count - from]);
  return ways;
}

function pairsOf(ships: number, cards: number): readonly TokenSource[] {
  return [
    ...times('beryl-ships', Math.floor(ships / 2)),
    ...times('beryl-both', ships % 2),
    ...times('beryl-cards', Math.floor(cards / 2)),
  ];
}

const times = (source: TokenSource, count: number): readonly TokenSource[] => Array.from({ length: count }, () => source);
