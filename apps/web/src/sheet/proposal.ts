import {
  affordable,
  anno1800,
  boxOf,
  levelName,
  type Move,
  named,
  type Plan,
  plans,
  playerAt,
  ranked,
  tradePrice,
  type View,
} from '@archipel/anno1800';
import type { Priced } from '../anno1800/asking.ts';
import { ownTileAt } from '../anno1800/model/fields.ts';
import { type BillLine, billOf, type SourceName, sourceKey } from './sources.ts';
import { type Tried, tried } from './supposed.ts';

type Pending = View['table']['turn']['pending'][number];

/** Something that is to be paid: what begins it, where it could lie, and every plan that is not worse than another. */
export interface Proposal {
  readonly view: View;
  /** What is sent before the payment: nothing where it has been begun already. */
  readonly begin: readonly Move[];
  readonly thing: Pending['thing'];
  readonly owed: Pending['owed'];
  /** Fields on which a tile may lie, the best first; empty for what is no tile or lies already. */
  readonly sites: readonly string[];
  /** For the field that was chosen, best first. */
  readonly plans: readonly Plan[];
  readonly site: string | null;
}

/** What could be paid for this wish, on this field or on the best one; undefined if it cannot be had now. */
export function proposalFor(view: View, thing: Priced, site?: string): Proposal | undefined {
  return propose(view, [thing], site);
}

/** The same for what has been begun already and waits to be paid. */
export function proposalForBegun(view: View, site?: string): Proposal | undefined {
  return view.viewer === view.table.turn.seat && view.table.turn.pending.length > 0 ? propose(view, [], site) : undefined;
}

function propose(view: View, begin: readonly Move[], wanted?: string): Proposal | undefined {
  const begun = tried(view, begin);
  const { pending } = begun.view.table.turn;
  const top = pending.at(-1);
  if (!begun.legal || view.viewer === 'spectator' || top === undefined) return undefined;
  const sites = sitesIn(begun.view);
  const site = wanted !== undefined && sites.includes(wanted) ? wanted : (sites[0] ?? null);
  const placed = site === null ? begun : tried(begun.view, [{ kind: 'place', field: site }]);
  // A tile that costs nothing is laid as soon as it is said where.
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
function sitesIn(view: View): readonly string[] {
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

/** All that is sent for a plan, but for which cube goes up. Where a decision of another kind comes in between, as far as that. */
export function movesOf({ begin, site, view, sites }: Proposal, plan: Plan): readonly Move[] {
  const rest = [...(site === null || sites.length === 0 ? [] : [{ kind: 'place', field: site } as const]), ...plan.moves];
  return [...begin, ...rest.slice(0, tried(view, rest).legalSoFar)];
}

/** What follows: the view afterwards, whether something hidden comes to light, and which cubes could go up, where that is asked. */
export interface Consequence extends Tried {
  readonly which: readonly string[];
  /** Hand cards that could be played by another action then. */
  readonly playable: number;
}

export function consequenceOf(view: View, moves: readonly Move[]): Consequence {
  const after = tried(view, moves);
  const which = anno1800.moves(after.view).flatMap((move) => (move.kind === 'which' ? [move.at] : []));
  const playable = affordable(after.view).filter(({ thing, reach }) => thing.kind === 'play' && reach === 'payable').length;
  return { ...after, which, playable };
}

/** The bill of a plan. */
export function billFor(proposal: Proposal, plan: Plan): readonly BillLine[] {
  const { view, owed } = proposal;
  const box = boxOf(view.table);
  return billOf(owed, plan, {
    workerAt(id) {
      const tile = named(box.tiles, ownTileAt(view, id) ?? '');
      return tile.kind === 'industry' ? levelName(tile.worker) : '';
    },
    price: (good, from) => tradePrice(box, playerAt(view.table, from), good) ?? 0,
  });
}

/** For each line of the bill the other sources that some plan has, each with the best plan that uses it and keeps the other lines as they are where it can. */
export function alternativesOf(
  proposal: Proposal,
  plan: Plan,
  line: number,
): readonly { readonly source: SourceName; readonly plan: Plan }[] {
  const current = billFor(proposal, plan);
  const chosen = current.map(({ source }) => sourceKey(source));
  const best = new Map<string, { readonly source: SourceName; readonly plan: Plan; readonly kept: number }>();
  for (const other of proposal.plans) {
    const bill = billFor(proposal, other);
    const source = bill[line]?.source;
    if (source === undefined || bill.length !== current.length) continue;
    const kept = bill.filter((each, at) => at !== line && sourceKey(each.source) === chosen[at]).length;
    const known = best.get(sourceKey(source));
    if (known === undefined || kept > known.kept) best.set(sourceKey(source), { source, plan: other, kept });
  }
  best.delete(chosen[line] ?? '');
  return [...best.values()].map(({ source, plan: other }) => ({ source, plan: other }));
}
