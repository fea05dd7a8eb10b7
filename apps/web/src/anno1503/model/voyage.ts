import { anno1503, type Move, type Square, type View } from '@archipel/anno1503';

/** A voyage of one ship that is planned and not yet made: squares to sail to, one after another, and perhaps a tile to look at from the last. */
export interface Voyage {
  readonly ship: number;
  readonly path: readonly Square[];
  readonly look: Square | null;
}

/** A square that a ship can get to this turn: the shortest way, and the tiles that it could look at there. */
interface Stop {
  readonly path: readonly Square[];
  readonly looks: readonly Square[];
}

export interface Reach {
  readonly ship: number;
  readonly from: Square;
  /** By square, the one where the ship is included. */
  readonly stops: ReadonlyMap<Square, Stop>;
}

/** Where a ship can get, found by trying its own legal moves on what can be seen: so every rule of Q6 holds. */
function reachOf(view: View, seat: number, ship: number, from: Square): Reach {
  const stops = new Map<Square, Stop>();
  const frontier = [{ state: anno1503.visibleState(view), square: from, path: [] as readonly Square[] }];
  const met = new Set([from]);
  for (const { state, square, path } of frontier) {
    const looks: Square[] = [];
    for (const move of anno1503.moves(anno1503.view(state, seat))) {
      if (move.kind === 'look' && move.ship === ship) looks.push(move.space);
      if (move.kind !== 'sail' || move.ship !== ship || met.has(move.to)) continue;
      const step = anno1503.apply(state, seat, move);
      if (!step.ok) continue;
      met.add(move.to);
      frontier.push({ state: step.state, square: move.to, path: [...path, move.to] });
    }
    stops.set(square, { path, looks });
  }
  return { ship, from, stops };
}

/** The reach of every ship of the viewer that can still spend a point. */
export function reaches(view: View): readonly Reach[] {
  const { viewer } = view;
  if (viewer === 'spectator') return [];
  return (view.seats[viewer]?.ships ?? [])
    .flatMap((ship, at) => (ship === null ? [] : [reachOf(view, viewer, at + 1, ship.at)]))
    .filter(({ stops, from }) => stops.size > 1 || (stops.get(from)?.looks.length ?? 0) > 0);
}

/** The tiles that a ship can look at this turn, each with the shortest way there. */
export function looksOf({ ship, stops }: Reach): ReadonlyMap<Square, Voyage> {
  const found = new Map<Square, Voyage>();
  for (const { path, looks } of stops.values()) {
    for (const look of looks) if (!found.has(look)) found.set(look, { ship, path, look });
  }
  return found;
}

function wayTo(reach: Reach, target: Square): Voyage | undefined {
  const stop = reach.stops.get(target);
  return stop ? { ship: reach.ship, path: stop.path, look: null } : looksOf(reach).get(target);
}

/** The voyage that a click on a square or a tile means: by the ship that is chosen, if it gets there, else by the one with the shortest way. */
export function voyageTo(all: readonly Reach[], target: Square, chosen: number | null): Voyage | undefined {
  const ways = all.flatMap((reach) => wayTo(reach, target) ?? []);
  return ways.find(({ ship }) => ship === chosen) ?? ways.toSorted((one, other) => one.path.length - other.path.length)[0];
}

/** What can be looked at on the way: from its last square first, then from those before. */
export function looksAlong({ ship, from, stops }: Reach, path: readonly Square[]): readonly Voyage[] {
  const found = new Map<Square, Voyage>();
  for (let length = path.length; length >= 0; length--) {
    for (const look of stops.get(path[length - 1] ?? from)?.looks ?? []) {
      if (!found.has(look)) found.set(look, { ship, path: path.slice(0, length), look });
    }
  }
  return [...found.values()];
}

/** The same voyage as moves. The look reveals something, so it is the last (K5). */
export function movesOf({ ship, path, look }: Voyage): readonly Move[] {
  const sails = path.map((to): Move => ({ kind: 'sail', ship, to }));
  return look === null ? sails : [...sails, { kind: 'look', ship, space: look }];
}
