import { type EventRecorder, inTurnOrder, type Seat } from '@archipel/kernel';
import { type Box, boxOf } from '../data/box.ts';
import { EVENTS } from '../data/words.ts';
import { changed, withPlayer } from '../state/change.ts';
import type { Fact } from '../state/facts.ts';
import { of, type Player, playerOf, type State, sure } from '../state/state.ts';
import { has } from './buildings.ts';
import { siteBelow, unsafe } from './inhabitants.ts';
import { carryOutLosses, losable } from './pirates.ts';
import { handOut } from './production.ts';

/** Q9: the second throw says which event comes over everybody. */
export function happen(state: State, die: number, recorder: EventRecorder<Fact>): State {
  const { events } = boxOf(state.open).components;
  const event = sure(EVENTS.find((name) => events[name].includes(die)));
  recorder.tell({ fact: 'event', event, die });
  if (event === 'pirates') return pirates(state, recorder);
  if (event === 'fire') return fire(state, recorder);
  // Q9.3, and the church of Q8.
  return handOut(
    state,
    'golden-times',
    state.open.seats.map((player) => (has(player, 'church') ? 2 : 1)),
    recorder,
  );
}

/** Asks one player for gold. Nothing to pay for, or protection: nothing happens. Q9.4: who can pay must. Answers whether it fails. */
function failsToPay(player: Player, gold: number, guard: 'smithy' | 'fire-brigade'): 'free' | 'spared' | 'pays' | 'fails' {
  if (gold === 0) return 'free';
  if (has(player, guard)) return 'spared';
  return player.gold >= gold ? 'pays' : 'fails';
}

/** Q9.1 and Q9.2 begin alike: everybody pays all or nothing. Answers who paid nothing, in turn order. */
function collect(
  state: State,
  why: 'pirates' | 'fire',
  price: (player: Player) => number,
  recorder: EventRecorder<Fact>,
): { readonly state: State; readonly failed: readonly Seat[] } {
  const guard = why === 'pirates' ? 'smithy' : 'fire-brigade';
  const failed: Seat[] = [];
  let now = state;
  for (const seat of inTurnOrder(state.open.turn, state.open.seats.length)) {
    const player = playerOf(now.open, seat);
    const gold = price(player);
    const answer = failsToPay(player, gold, guard);
    if (answer === 'spared') recorder.tell({ fact: 'spared', seat, building: guard, why });
    if (answer === 'fails') failed.push(seat);
    if (answer !== 'pays') continue;
    recorder.tell({ fact: 'paid', seat, gold, why });
    now = withPlayer(now, seat, { gold: player.gold - gold });
  }
  return { state: now, failed };
}

function pirates(state: State, recorder: EventRecorder<Fact>): State {
  const after = collect(state, 'pirates', ({ outposts, agreements }) => outposts.length + agreements.length, recorder);
  const due = after.state.open.seats.map((_, seat) => (after.failed.includes(seat) ? 1 : 0));
  const waiting = after.failed.filter((seat) => losable(playerOf(after.state.open, seat)).length > 1);
  const losses = due.map(() => null);
  return carryOutLosses(changed(after.state, { phase: 'lose' }, { losses }), { about: 'pirates', due, waiting }, recorder);
}

function fire(state: State, recorder: EventRecorder<Fact>): State {
  const box = boxOf(state.open);
  const after = collect(state, 'fire', (player) => unsafe(box, player), recorder);
  let now = after.state;
  for (const seat of after.failed) now = burn(box, now, seat, recorder);
  return changed(now, { phase: 'act' });
}

/** Q9.2: the inhabitant on the highest occupied space goes back to the store, the building below it back to the supply. */
function burn(box: Box, state: State, seat: Seat, recorder: EventRecorder<Fact>): State {
  const { inhabitants, buildings } = playerOf(state.open, seat);
  const space = inhabitants.length - 1;
  const level = of(inhabitants, space);
  const building = siteBelow(box, space) ? buildings.at(-1) : undefined;
  const lost = { fact: 'burned', seat, inhabitant: space + 1, level } as const;
  if (building === undefined) {
    recorder.tell(lost);
    return withPlayer(state, seat, { inhabitants: inhabitants.slice(0, -1) });
  }
  recorder.tell({ ...lost, building });
  const supply = { ...state.open.supply, [building]: state.open.supply[building] + 1 };
  return withPlayer(state, seat, { inhabitants: inhabitants.slice(0, -1), buildings: buildings.slice(0, -1) }, { supply });
}
