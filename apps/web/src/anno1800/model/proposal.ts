import {
  affordable,
  anno1800,
  boxOf,
  type FieldId,
  levelName,
  type Move,
  named,
  type Place,
  type Plan,
  plans,
  playerAt,
  ranked,
  tradePrice,
  type View,
} from '@archipel/anno1800';
import { type DryRun, dryRun } from '@archipel/host';
import { type BillLine, billOf, type SourceName, sourceKey } from './bill.ts';
import { ownTileAt } from './fields.ts';
import type { Priced } from './wish.ts';

type Pending = View['table']['turn']['pending'][number];

/** Something to be paid: what begins it, where it could lie, and every plan that no other plan beats. */
export interface Proposal {
  readonly view: View;
  /** What is sent before the payment: nothing where it has been begun already. */
  readonly begin: readonly Move[];
  readonly thing: Pending['thing'];
  readonly owed: Pending['owed'];
  /** Fields on which a tile may lie, the best first; empty if it is not a tile, or lies already. */
  readonly sites: readonly FieldId[];
  /** For the field that was chosen, best first. */
  readonly plans: readonly Plan[];
  readonly site: FieldId | null;
}

/** What could be paid for this wish, on this field or on the best one; undefined if it cannot be had now. */
export function proposalFor(view: View, thing: Priced, site?: FieldId): Proposal | undefined {
  return propose(view, [thing], site);
}

/** The same for what has been begun already and waits to be paid. */
export function proposalForBegun(view: View, site?: FieldId): Proposal | undefined {
  return view.viewer === view.table.turn.seat && view.table.turn.pending.length > 0 ? propose(view, [], site) : undefined;
}

function propose(view: View, begin: readonly Move[], wanted?: FieldId): Proposal | undefined {
  const begun = dryRun(anno1800, view, begin);
  const { pending } = begun.view.table.turn;
  const top = pending.at(-1);
  if (!begun.legal || view.viewer === 'spectator' || top === undefined) return undefined;
  const sites = sitesIn(begun.view);
  const site = wanted !== undefined && sites.includes(wanted) ? wanted : (sites[0] ?? null);
  const placed = site === null ? begun : dryRun(anno1800, begun.view, [{ kind: 'place', field: site }]);
  // A tile that costs nothing lies there as soon as its field is chosen.
  const now = placed.view.table.turn.pending.length < pending.length ? begun.view : placed.view;
  // What was begun in the middle of another payment is paid first, and must leave enough for the other.
  const owed = pending.toReversed().flatMap((each) => each.owed);
  const found = owed.length === 0 ? [nothingToPay(now)] : ranked(plans(now.table, view.viewer, owed));
  return { view: begun.view, begin, thing: top.thing, owed, sites, site, plans: found };
}

function nothingToPay({ table, viewer }: View): Plan {
  const [plan] = viewer === 'spectator' ? [] : plans(table, viewer, []);
  if (plan === undefined) throw new RangeError('nothing is always payable');
  return plan;
}

/** Where the tile may lie: empty fields first, then those with least on them. */
function sitesIn(view: View): readonly FieldId[] {
  const { viewer } = view;
  if (viewer === 'spectator') return [];
  const { fields } = playerAt(view.table, viewer);
  const weight = (id: string) => {
    const field = fields.find((each) => each.id === id);
    return field?.tile ? 2 : field?.printed ? 1 : 0;
  };
  return anno1800
    .moves(view)
    .flatMap((move) => (move.kind === 'place' ? [move.field] : []))
    .toSorted((one, other) => weight(one) - weight(other));
}

/**
 * The moves of a plan, up to the first decision that is not a payment, or to a move that reveals something (K5).
 * Which cube goes up is not among them.
 */
export function movesOf({ begin, site, view, sites }: Proposal, plan: Plan): readonly Move[] {
  const rest = [...(site === null || sites.length === 0 ? [] : [{ kind: 'place', field: site } as const]), ...plan.moves];
  return [...begin, ...rest.slice(0, dryRun(anno1800, view, rest).planLength)];
}

/** What follows: the view afterwards, whether something hidden is revealed, and which cubes could go up, where that is asked. */
export type Consequence = DryRun<View> & { readonly which: readonly Place[] };

export function consequenceOf(view: View, moves: readonly Move[]): Consequence {
  const after = dryRun(anno1800, view, moves);
  const which = anno1800.moves(after.view).flatMap((move) => (move.kind === 'which' ? [move.at] : []));
  return { ...after, which };
}

/** How many hand cards could be played by another action after these moves; undefined where they reveal something, and nobody knows. */
export function playableAfter(view: View, moves: readonly Move[]): number | undefined {
  const after = dryRun(anno1800, view, moves);
  if (after.reveals) return undefined;
  return affordable(after.view).filter(({ thing, reach }) => thing.kind === 'play' && reach === 'payable').length;
}

/** The bill of a plan. */
export function billFor(proposal: Proposal, plan: Plan): readonly BillLine[] {
  return billIn(proposal.view, proposal.owed, plan);
}

/** What a plan pays, item by item. */
export function billIn(view: View, owed: Proposal['owed'], plan: Plan): readonly BillLine[] {
  const box = boxOf(view.table);
  return billOf(owed, plan, {
    workerAt(id) {
      const tile = named(box.tiles, ownTileAt(view, id) ?? '');
      return tile.kind === 'industry' ? levelName(tile.worker) : '';
    },
    price: (good, from) => tradePrice(box, playerAt(view.table, from), good) ?? 0,
  });
}

export interface Alternative {
  readonly source: SourceName;
  readonly plan: Plan;
}

/**
 * The sources for a line of the bill, each with the best plan that uses it and changes as few other lines as possible. The order does not depend on which of
 * them is chosen, so that nothing jumps under the pointer.
 */
export function alternativesOf(proposal: Proposal, plan: Plan, line: number): readonly Alternative[] {
  const current = billFor(proposal, plan);
  const chosen = current.map(({ source }) => sourceKey(source));
  const best = new Map<string, Alternative & { readonly kept: number }>();
  for (const other of proposal.plans) {
    const bill = billFor(proposal, other);
    const source = bill[line]?.source;
    if (source === undefined || bill.length !== current.length) continue;
    const kept = other === plan ? bill.length : bill.filter((each, at) => at !== line && sourceKey(each.source) === chosen[at]).length;
    const known = best.get(sourceKey(source));
    if (known === undefined || kept > known.kept) best.set(sourceKey(source), { source, plan: other, kept });
  }
  return [...best.values()].map(({ source, plan: other }) => ({ source, plan: other }));
}
