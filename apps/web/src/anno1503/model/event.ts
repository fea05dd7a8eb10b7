import { boxOf, type Fact, unsafe, type View } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import { inTurnOrder } from '@archipel/kernel';
import type { Entry } from './facts.ts';
import { changesOf, standing } from './facts.ts';
import { playerAt } from './seen.ts';

type Of<Name extends Fact['fact']> = Extract<Fact, { readonly fact: Name }>;
export type EventName = Of<'event'>['event'];

/** What an event came to for one seat. */
export type EventOutcome =
  | { readonly came: 'nothing-owed' | 'must-choose' | 'has-chosen' | 'nothing-left' | 'declined' }
  | { readonly came: 'paid'; readonly left: number; readonly lostGoal: boolean }
  | { readonly came: 'spared'; readonly building: Of<'spared'>['building'] }
  | { readonly came: 'lost'; readonly fact: Of<'lost'> }
  | { readonly came: 'burned'; readonly fact: Of<'burned'> }
  | { readonly came: 'took'; readonly commodities: readonly Of<'took'>['commodity'][] };

export interface EventRow {
  readonly seat: Seat;
  /** Gold that was asked for; in golden times nothing is. */
  readonly owes: number;
  /** Gold that the seat had then. */
  readonly had: number;
  readonly outcome: EventOutcome;
}

export interface EventOfTurn {
  readonly event: EventName;
  readonly seat: Seat;
  readonly throws: readonly number[];
  /** One row a seat, in turn order from who rolled; the viewer's own last. */
  readonly rows: readonly EventRow[];
  /** Spaces on which new tiles were laid. */
  readonly laid: readonly string[];
  /** The position of the roll: it names the event. */
  readonly position: number;
}

/** The last event, so that everybody sees what each owed, had and lost (Q9): until the viewer rolls again, or, for a spectator, until the turn is over. */
export function eventOf(view: View, entries: readonly Entry[]): EventOfTurn | undefined {
  const all = standing(entries);
  const at = all.findLastIndex((entry) => entry.events.some(({ fact }) => fact === 'event'));
  const rolled = all[at];
  if (rolled === undefined) return undefined;
  const facts = all.slice(at).flatMap(({ events }) => events);
  const event = facts.find((fact): fact is Of<'event'> => fact.fact === 'event');
  const later = all.slice(at + 1).flatMap(({ events }) => events);
  const gone = later.some((fact) => fact.fact === 'rolled' && (view.viewer === 'spectator' || fact.seat === view.viewer));
  if (event === undefined || gone) return undefined;
  const first = rolled.events.find((fact): fact is Of<'rolled'> => fact.fact === 'rolled');
  // What others rolled since is not of this event.
  const next = later.findIndex(({ fact }) => fact === 'rolled');
  const own = next < 0 ? facts : facts.slice(0, facts.length - later.length + next);
  const order = inTurnOrder(rolled.seat, view.seats.length);
  const seats = [...order.filter((seat) => seat !== view.viewer), ...order.filter((seat) => seat === view.viewer)];
  return {
    event: event.event,
    seat: rolled.seat,
    throws: [...(first ? [first.die] : []), event.die],
    rows: seats.map((seat) => rowOf(view, event.event, seat, facts, own)),
    laid: own.flatMap((fact) => (fact.fact === 'laid' ? [fact.space] : [])),
    position: rolled.position,
  };
}

function rowOf(view: View, event: EventName, seat: Seat, facts: readonly Fact[], own: readonly Fact[]): EventRow {
  // What was owned when the event came: what is owned now without all that has changed since.
  const changes = facts.flatMap(changesOf).filter((change) => change.seat === seat);
  const before = (what: 'gold' | 'outposts' | 'agreements' | 'inhabitants', now: number) =>
    changes.reduce((sum, change) => sum - (change[what] ?? 0), now);
  const player = playerAt(view, seat);
  const had = before('gold', player.gold);
  const tiles = before('outposts', player.outposts.length) + before('agreements', player.agreements.length);
  const outside = Math.max(0, unsafe(boxOf(view), player) + before('inhabitants', 0));
  const owes = event === 'pirates' ? tiles : event === 'fire' ? outside : 0;
  return { seat, owes, had, outcome: outcomeFor(view, event, seat, own, had) };
}

function outcomeFor(view: View, event: EventName, seat: Seat, facts: readonly Fact[], had: number): EventOutcome {
  const own = facts.filter((fact) => 'seat' in fact && fact.seat === seat);
  const taken = own.flatMap((fact) => (fact.fact === 'took' && fact.why === 'golden-times' ? [fact.commodity] : []));
  for (const fact of own) {
    if (fact.fact === 'paid') {
      const { gold } = boxOf(view).components.victory.objectives;
      return { came: 'paid', left: had - fact.gold, lostGoal: had >= gold && had - fact.gold < gold };
    }
    if (fact.fact === 'spared') return { came: 'spared', building: fact.building };
    if (fact.fact === 'lost') return { came: 'lost', fact };
    if (fact.fact === 'burned') return { came: 'burned', fact };
  }
  if (taken.length > 0) return { came: 'took', commodities: taken };
  if (view.asking?.waiting.includes(seat)) return { came: 'must-choose' };
  const open = view.asking !== null && (view.asking.due[seat] ?? 0) > 0;
  if (open) return { came: 'has-chosen' };
  if (event !== 'golden-times') return { came: 'nothing-owed' };
  return { came: own.some(({ fact }) => fact === 'took-nothing') ? 'nothing-left' : 'declined' };
}
