import { anno1800, boxOf, type Move, type State, type View } from '@archipel/anno1800';

/**
 * A state as the viewer may suppose it: what is hidden from it is not there, or anything at all (an island that a voyage turns over). So of moves that are
 * tried on it only what comes before something is revealed may be believed.
 */
export function supposed({ table, viewer, hand, expeditions }: View): State {
  const { oldWorld, newWorld } = boxOf(table);
  const own = <Card>(cards: readonly Card[]) => table.seats.map((_, seat) => (seat === viewer ? cards : []));
  return {
    table,
    secret: {
      hands: own(hand),
      expeditions: own(expeditions),
      decks: [[], [], []],
      expeditionDeck: [],
      oldWorld: [...oldWorld.keys()],
      newWorld: [...newWorld.keys()],
      chance: [0, 0, 0, 0],
    },
  };
}

export interface Tried {
  /** The view after the moves, as far as nothing hidden came to light. */
  readonly view: View;
  /** Whether all of them are legal. */
  readonly legal: boolean;
  /** Whether something hidden comes to light by them. */
  readonly reveals: boolean;
  /** How many of them are legal one after another; all, as far as can be known. */
  readonly legalSoFar: number;
}

/** Tries moves of the viewer without making them. */
export function tried(view: View, moves: readonly Move[]): Tried {
  const { viewer } = view;
  if (viewer === 'spectator') return { view, legal: moves.length === 0, reveals: false, legalSoFar: 0 };
  let state = supposed(view);
  for (const [at, move] of moves.entries()) {
    const step = anno1800.apply(state, viewer, move);
    const reveals = step.ok && step.reveals.length > 0;
    if (!step.ok || reveals)
      return { view: anno1800.view(state, viewer), legal: step.ok, reveals, legalSoFar: reveals ? moves.length : at };
    state = step.state;
  }
  return { view: anno1800.view(state, viewer), legal: true, reveals: false, legalSoFar: moves.length };
}
