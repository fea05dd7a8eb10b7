import { type Commodity, kindsFor, losable, type Move, type Square, type Tile, type View } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import { playerAt } from './seen.ts';

/** What is asked of the viewer at this moment: the one thing that the screen should make plain. */
export type Decision =
  | { readonly ask: 'over' }
  /** Others are on, or one only looks on. */
  | { readonly ask: 'wait'; readonly seats: readonly Seat[] }
  | { readonly ask: 'roll' }
  /** Q3.2, Q9.3: which commodity. `left`: how many are still to be named. */
  | {
      readonly ask: 'choose';
      readonly about: 'production' | 'golden-times';
      readonly options: readonly Commodity[];
      readonly left: number;
    }
  /** Q9.1: which tile the pirates get. */
  | { readonly ask: 'lose'; readonly options: ReturnType<typeof losable> }
  /** Phase 2. */
  | { readonly ask: 'act' }
  /** Phase 3. */
  | { readonly ask: 'sail' }
  /** Q6.3: use the tile, or put it back. */
  | { readonly ask: 'tile'; readonly space: Square; readonly ship: number; readonly tile: Tile }
  /** Q2: so many cards must go. */
  | { readonly ask: 'discard'; readonly left: number };

export type Ask<Kind extends Decision['ask']> = Extract<Decision, { readonly ask: Kind }>;

export function decisionOf(view: View, active: readonly Seat[], handLimit: number): Decision {
  const { viewer, phase, asking, look } = view;
  if (phase === 'over') return { ask: 'over' };
  if (viewer === 'spectator' || !active.includes(viewer)) return { ask: 'wait', seats: active };
  if (asking !== null) {
    if (asking.about === 'pirates') return { ask: 'lose', options: losable(playerAt(view, viewer)) };
    const left = (asking.due[viewer] ?? 0) - view.picks.length;
    return { ask: 'choose', about: asking.about, options: kindsFor(view, viewer, asking.about), left };
  }
  const tile = look && view.notes[look.space];
  if (look && tile) return { ask: 'tile', ship: look.ship, space: look.space, tile };
  if (phase === 'discard') return { ask: 'discard', left: playerAt(view, viewer).cards - handLimit };
  return { ask: phase === 'roll' ? 'roll' : phase === 'sail' ? 'sail' : 'act' };
}

/** What can be picked on the own island, by the legal moves: piers to use or to give up, inhabitants that may rise by a treasure. */
export function pickable(moves: readonly Move[]): {
  readonly piers: readonly (number | 'wooden')[];
  readonly inhabitants: readonly number[];
} {
  const uses = ofKind(moves, 'use');
  return {
    piers: [...uses.flatMap(({ pier }) => pier ?? []), ...ofKind(moves, 'lose').map(({ pier }) => pier)],
    inhabitants: uses.flatMap(({ inhabitant }) => inhabitant ?? []),
  };
}

type Of<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>;

export function ofKind<Kind extends Move['kind']>(moves: readonly Move[], ...kinds: readonly Kind[]): readonly Of<Kind>[] {
  return moves.filter((move): move is Of<Kind> => kinds.some((kind) => kind === move.kind));
}
