import { inTurnOrder, type Scribe, type Seat } from '@archipel/kernel';
import { type Box, boxOf } from './box.ts';
import { has } from './buildings.ts';
import { changed, withPlayer } from './change.ts';
import { EVENTS } from './data/words.ts';
import type { Fact } from './facts.ts';
import { siteBelow, unsafe } from './inhabitants.ts';
import { carryOutLosses, losable } from './pirates.ts';
import { handOut } from './production.ts';
import { of, type Player, playerOf, type State, sure } from './state.ts';

/** Q9: the second throw says which event comes over everybody. */
export function happen(state: State, die: number, scribe: Scribe<Fact>): State {
  const { events } = boxOf(state).components;
  const event = sure(EVENTS.find((name) => events[name].includes(die)));
  scribe.tell({ fact: 'event', event, die });
  if (event === 'pirates') return pirates(state, scribe);
  if (event === 'fire') return fire(state, scribe);
  // Q9.3, and the church of Q8.
  return handOut(
    state,
    'golden-times',
    state.seats.map((player) => (has(player, 'church') ? 2 : 1)),
    scribe,
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
  scribe: Scribe<Fact>,
): { readonly state: State; readonly failed: readonly Seat[] } {
  const guard = why === 'pirates' ? 'smithy' : 'fire-brigade';
  const failed: Seat[] = [];
  let now = state;
  for (const seat of inTurnOrder(state.turn, state.seats.length)) {
    const player = playerOf(now, seat);
    const gold = price(player);
    const answer = failsToPay(player, gold, guard);
    if (answer === 'spared') scribe.tell({ fact: 'spared', seat, building: guard, why });
    if (answer === 'fails') failed.push(seat);
    if (answer !== 'pays') continue;
    scribe.tell({ fact: 'paid', seat, gold, why });
    now = withPlayer(now, seat, { gold: player.gold - gold });
  }
  return { state: now, failed };
}

function pirates(state: State, scribe: Scribe<Fact>): State {
  const after = collect(state, 'pirates', ({ outposts, agreements }) => outposts.length + agreements.length, scribe);
  const due = after.state.seats.map((_, seat) => (after.failed.includes(seat) ? 1 : 0));
  const waiting = after.failed.filter((seat) => losable(playerOf(after.state, seat)).length > 1);
  const losses = due.map(() => null);
  return carryOutLosses(changed(after.state, { phase: 'lose', losses }), { about: 'pirates', due, waiting }, scribe);
}

function fire(state: State, scribe: Scribe<Fact>): State {
  const box = boxOf(state);
  const after = collect(state, 'fire', (player) => unsafe(box, player), scribe);
  let now = after.state;
  for (const seat of after.failed) now = burn(box, now, seat, scribe);
  return changed(now, { phase: 'act' });
}

/** Q9.2: the inhabitant on the highest occupied space goes back to the store, the building below it back to the supply. */
function burn(box: Box, state: State, seat: Seat, scribe: Scribe<Fact>): State {
  const { inhabitants, buildings } = playerOf(state, seat);
  const space = inhabitants.length - 1;
  const level = of(inhabitants, space);
  const building = siteBelow(box, space) ? buildings.at(-1) : undefined;
  const lost = { fact: 'burned', seat, inhabitant: space + 1, level } as const;
  if (building === undefined) {
    scribe.tell(lost);
    return withPlayer(state, seat, { inhabitants: inhabitants.slice(0, -1) });
  }
  scribe.tell({ ...lost, building });
  const supply = { ...state.supply, [building]: state.supply[building] + 1 };
  return withPlayer(state, seat, { inhabitants: inhabitants.slice(0, -1), buildings: buildings.slice(0, -1) }, { supply });
}
