import type { CardId, Move, Player } from '@archipel/anno1800';
import { ofKind } from './clicks.ts';

/** `ready`: it can be activated now; `waits`: not now; `used`: not any more. */
const STATES = ['ready', 'waits', 'used'] as const;
export type PlayedState = (typeof STATES)[number];

interface Lying {
  readonly card: CardId;
  readonly state: PlayedState;
}

/** R9: cards that lie open, those that can be activated first. */
export function playedInOrder(played: Player['played'], moves: readonly Move[]): readonly Lying[] {
  const active = new Set(ofKind(moves, 'activate').map(({ card }) => card));
  return played
    .map(({ card, used }): Lying => ({ card, state: active.has(card) ? 'ready' : used ? 'used' : 'waits' }))
    .toSorted((one, other) => STATES.indexOf(one.state) - STATES.indexOf(other.state));
}
