import { boxOf, type Effect, named, type Tile } from '../box/box.ts';
import type { CardId, Good, NewWorldId, Token } from '../data/words.ts';
import { seatOf } from '../moves/kind.ts';
import type { Move } from '../moves/schema.ts';
import { visibleState } from '../rules/visibleState.ts';
import { anno1800 } from '../rules.ts';
import { withPlayer, withTurn } from '../state/change.ts';
import { playerAt } from '../state/state.ts';
import { type View, viewOn } from '../state/view.ts';
import { barredBy } from './affordable.ts';
import { activations } from './changes.ts';
import { nearSearchOf } from './nearSearch.ts';
import { helpersFor, lackingGoods, lackingTokens } from './needs.ts';
import { costOf, type Opening, refusalOf, toAct } from './opening.ts';
import { plans } from './plans.ts';
import { changed } from './remedy.ts';
import { best } from './valuation.ts';

/** One step on the way to something. All are actions but to activate a card (R9). */
export type ChainStep =
  | Exclude<Opening, { readonly kind: 'play' | 'settle' | 'expedition' | 'explore' }>
  | { readonly kind: 'activate'; readonly card: CardId }
  | { readonly kind: 'festival' }
  /** R12.2: nobody knows which goods the next island has; it helps if it has one of these. */
  | { readonly kind: 'explore'; readonly goods: readonly Good[] };

/** How many steps are tried at most: counted, not timed, so that the answer is the same on every machine. */
const WORK = 120;
/** A way of more actions than this is no advice. */
const LONGEST = 6;

interface Node {
  readonly view: View;
  readonly steps: readonly ChainStep[];
  readonly actions: number;
  /** How many actions it takes at least from here: each industry makes one good, one island may have all of the New World. */
  readonly further: number;
}

/**
 * The shortest way of actions to something, as if nobody else did anything meanwhile: after the last step it can be had. Each step is paid by the best
 * plan. Empty if it can be had now; undefined if there is no way, or none among the steps that are tried.
 */
export function chainTo(view: View, thing: Opening, work = WORK): Chain {
  const search = chainSearch(view, thing, work);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

type Chain = readonly ChainStep[] | undefined;

/** The same in small pieces, one step tried in each, for who has other things to do in between. */
export function* chainSearch(view: View, thing: Opening, work = WORK): Generator<undefined, Chain> {
  if (view.viewer === 'spectator') return undefined;
  const first = toAct(view);
  if (refusalOf(first, thing) === undefined) return [];
  const box = boxOf(first.table);
  const barred = barredBy(nearSearchOf(first), thing);
  if (barred === 'far') return undefined;
  const open: Node[] = [{ view: first, steps: [], actions: 0, further: 0 }];
  const seen = new Set<string>();
  let tried = 0;
  for (let node = takeNearest(open); node !== undefined; node = takeNearest(open)) {
    if (node.steps.length > 0 && refusalOf(node.view, thing) === undefined) return node.steps;
    for (const step of stepsFrom(node, thing, barred === 'yard' && thing.kind === 'build' ? box.tiles.get(thing.tile) : undefined)) {
      const steps = [...node.steps, step];
      const key = steps
        .map((each) => JSON.stringify(each))
        .toSorted()
        .join();
      if (seen.has(key)) continue;
      seen.add(key);
      tried += 1;
      if (tried > work) return undefined;
      yield undefined;
      const after = afterStep(node.view, step);
      if (after === undefined) continue;
      const actions = node.actions + (step.kind === 'activate' ? 0 : 1);
      const further = furtherFrom(after, thing);
      if (actions + further <= LONGEST) open.push({ view: after, steps, actions, further });
    }
  }
  return undefined;
}

/** Takes out the node with the fewest actions in all; of equals the one that is nearest to the end. */
function takeNearest(open: Node[]): Node | undefined {
  let found = 0;
  for (const [at, node] of open.entries()) {
    const known = open[found];
    if (known === undefined) break;
    const [one, other] = [node.actions + node.further, known.actions + known.further];
    if (one < other || (one === other && node.further < known.further)) found = at;
  }
  return open.splice(found, 1)[0];
}

function furtherFrom(view: View, thing: Opening): number {
  const box = boxOf(view.table);
  const cost = costOf(view, thing);
  const lacking = lackingGoods(box, view.table, seatOf(view), cost);
  const far = lacking.filter((good) => box.components.resources['new-world'].includes(good));
  // A ship brings three tokens at most (R6.7).
  const ships = (['trade', 'exploration'] as const).map((token) => Math.ceil(lackingTokens(view.table, seatOf(view), cost, token) / 3));
  return lacking.length - far.length + Math.min(1, far.length) + ships.reduce((sum, count) => sum + count, 0);
}

function stepsFrom({ view, steps }: Node, thing: Opening, yard: Tile | undefined): readonly ChainStep[] {
  const { table } = view;
  const box = boxOf(table);
  const seat = seatOf(view);
  const cost = costOf(view, thing);
  const helpers = helpersFor(box, table, seat, cost, yard).filter((helper) => refusalOf(view, helper) === undefined);
  const lacking = lackingGoods(box, table, seat, cost);
  const ways = helpers.flatMap((helper): readonly ChainStep[] => {
    if (helper.kind === 'explore') {
      const goods = lacking.filter((good) => box.components.resources['new-world'].includes(good));
      return goods.length > 0 ? [{ kind: 'explore', goods }] : [];
    }
    return helper.kind === 'play' || helper.kind === 'settle' || helper.kind === 'expedition' ? [] : [helper];
  });
  const cards = activations(box, table, seat).flatMap((change) =>
    change.kind === 'activate' && pays(named(box.cards, change.card).effect) ? [change] : [],
  );
  // Two festivals in a row do no more than one, and one for nobody does nothing.
  const festival = steps.at(-1)?.kind === 'festival' || !isAnyoneAway(view) ? [] : [{ kind: 'festival' } as const];
  return [...cards, ...ways, ...festival];
}

/** Whether an effect brings something that pays. */
function pays({ cubes, trade, exploration, gold }: Effect): boolean {
  return trade !== undefined || exploration !== undefined || gold !== undefined || cubes.some((count) => count > 0);
}

function isAnyoneAway(view: View): boolean {
  const { exhausted, workers, spent } = playerAt(view.table, seatOf(view));
  return spent.trade + spent.exploration > 0 || exhausted.some((count) => count > 0) || workers.some((some) => some.length > 0);
}

/** The view after a step, with a new turn before it; undefined if it cannot be taken. */
function afterStep(view: View, step: ChainStep): View | undefined {
  const seat = seatOf(view);
  switch (step.kind) {
    case 'activate':
    case 'festival':
      return nextTurn(viewOn(changed(view.table, seat, step), view));
    case 'explore':
      return explored(view, step.goods);
    default:
      return taken(view, step);
  }
}

/** R12.2: paid, and with the island that is hoped for. */
function explored(view: View, goods: readonly Good[]): View | undefined {
  const { table } = view;
  const seat = seatOf(view);
  const player = playerAt(table, seat);
  const plan = best(plans(table, seat, costOf(view, { kind: 'explore' })));
  const island = hopedFor(view, goods);
  if (plan === undefined || island === undefined) return undefined;
  const { onShips, onCards } = plan.leaves;
  const spent = (token: Token) => player.spent[token] + player.onShips[token] - onShips[token];
  const tokens = { onShips, onCards, spent: { trade: spent('trade'), exploration: spent('exploration') } };
  return viewOn(withPlayer(table, seat, { ...tokens, newWorld: [...player.newWorld, island] }), view);
}

/** Of the islands that nobody has, the one with most of these goods. */
function hopedFor({ table }: View, goods: readonly Good[]): NewWorldId | undefined {
  const { newWorld } = boxOf(table);
  const count = (has: readonly Good[]) => goods.filter((good) => has.includes(good)).length;
  const left = [...newWorld].filter(([id, has]) => count(has) > 0 && !table.seats.some((player) => player.newWorld.includes(id)));
  return left.toSorted(([, one], [, other]) => count(other) - count(one))[0]?.[0];
}

/** An action with its payment by the best plan, in the game's own moves. */
function taken(view: View, opening: Opening): View | undefined {
  const seat = seatOf(view);
  let state = visibleState(view);
  const made = (move: Move): View | undefined => {
    const step = anno1800.apply(state, seat, move);
    if (!step.ok || step.reveals.length > 0) return undefined;
    state = step.state;
    return anno1800.view(state, seat);
  };
  let now = made(opening);
  if (now?.table.turn.pending.at(-1)?.thing.kind === 'tile') {
    const site = emptiest(now);
    now = site && made(site);
  }
  if (now === undefined) return undefined;
  const plan = best(plans(now.table, seat, now.table.turn.pending.at(-1)?.owed ?? []));
  for (const move of plan?.moves ?? []) {
    now = made(move);
    if (now === undefined) return undefined;
  }
  const which = now && anno1800.moves(now).find(({ kind }) => kind === 'which');
  const last = which ? made(which) : now;
  return last && nextTurn(last);
}

/** R4.3: what was bought in one turn can be bought again in the next. */
function nextTurn(view: View): View {
  const now = toAct(view);
  return now.table.turn.traded.length === 0 ? now : viewOn(withTurn(now.table, { traded: [] }), now);
}

/** Where a tile takes least away. */
function emptiest(view: View): Move | undefined {
  const { fields } = playerAt(view.table, seatOf(view));
  const weight = (move: Move) => {
    const field = move.kind === 'place' ? fields.find(({ id }) => id === move.field) : undefined;
    return field?.tile ? 2 : field?.printed ? 1 : 0;
  };
  const sites = anno1800.moves(view).filter(({ kind }) => kind === 'place');
  return sites.toSorted((one, other) => weight(one) - weight(other))[0];
}
