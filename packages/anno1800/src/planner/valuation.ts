import { levelOf } from '../box/box.ts';
import type { Tokens } from '../state/state.ts';
import type { Leaves, Plan } from './leaves.ts';

/** What one of each is worth to somebody, in a unit of his own. */
export interface Valuation {
  /** A rested cube, by level. */
  readonly rested: readonly number[];
  /** A free workplace, by the level that works there. */
  readonly workplace: readonly number[];
  readonly onShips: Tokens;
  readonly onCards: Tokens;
  readonly gold: number;
  /** A card that can still give a resource. */
  readonly card: number;
  /** A gold that an opponent gets: negative, if that is to be avoided. */
  readonly given: number;
  /** An action that would have to be taken for it. */
  readonly action: number;
}

/**
 * A plain valuation in gold: a rested cube a little below the price of a shift end (R5), so that shifts do not end for nothing; tokens on cards below those on
 * ships, since they are gone with the next festival (R12.4). Eighths add up exactly, so that equals are equal.
 */
export const PLAIN_VALUATION: Valuation = {
  rested: [0.75, 1.75, 2.75, 3.75, 4.75],
  workplace: [0.125, 0.125, 0.125, 0.125, 0.125],
  onShips: { trade: 1.25, exploration: 1 },
  onCards: { trade: 0.75, exploration: 0.5 },
  gold: 1,
  card: 1.5,
  given: -0.25,
  action: 5,
};

export function valueLeft(leaves: Leaves, valuation: Valuation): number {
  const { rested, workplaces, onShips, onCards, gold, cards, given } = leaves;
  let value = gold * valuation.gold + cards.length * valuation.card;
  for (const [level, count] of rested.entries()) value += count * (valuation.rested[level] ?? 0);
  for (const { worker, free } of workplaces) value += free * (valuation.workplace[levelOf(worker)] ?? 0);
  for (const count of given) value += count * valuation.given;
  return value + worthOf(onShips, valuation.onShips) + worthOf(onCards, valuation.onCards);
}

const worthOf = (tokens: Tokens, worth: Tokens): number => tokens.trade * worth.trade + tokens.exploration * worth.exploration;

/** The plans, the best first. Equals stay in the order in which they were found, which is the same for everybody. */
export function ranked(plans: readonly Plan[], valuation: Valuation = PLAIN_VALUATION): readonly Plan[] {
  return plans
    .map((plan) => ({ plan, value: valueLeft(plan.leaves, valuation) }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ plan }) => plan);
}

/** The first of the ranked plans; undefined if there is none. */
export function best(plans: readonly Plan[], valuation: Valuation = PLAIN_VALUATION): Plan | undefined {
  let [chosen, most]: [Plan | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const plan of plans) {
    const value = valueLeft(plan.leaves, valuation);
    if (value > most) [chosen, most] = [plan, value];
  }
  return chosen;
}
