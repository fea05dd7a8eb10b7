import { anno1503, COMMODITIES, type Fact, objectivesHeld, type State } from '@archipel/anno1503';
import type { ReviewedGame } from './reviewedGame.ts';

/** What a turn of Anno 1503 is used for; where several things were done, the first of these. */
const KINDS = {
  used: 'tile',
  developed: 'develop',
  placed: 'build',
  launched: 'ship',
  sold: 'trade',
  bought: 'trade',
  branched: 'trade',
  looked: 'sail',
  sailed: 'sail',
} as const satisfies Partial<Record<Fact['fact'], string>>;

export const reviewed1503: ReviewedGame<State, Fact> = {
  measures: ['objectives', 'gold'],
  kinds: [...new Set<string>(Object.values(KINDS)), 'other'],
  turnOf: ({ open }) => open.turn,
  standings: ({ open }) => open.seats.map(({ gold }, seat) => ({ objectives: objectivesHeld(open, seat).length, gold })),
  opened: (state, seat) => ({ ...anno1503.view(state, seat), notes: state.secret.faces }),
  hands: ({ secret }) =>
    secret.hands.map((hand) => COMMODITIES.flatMap((commodity) => Array.from({ length: hand[commodity] }, () => commodity))),
  kindOf(deeds) {
    const done = new Set<string>(deeds.map(({ fact }) => fact));
    return Object.entries(KINDS).find(([fact]) => done.has(fact))?.[1] ?? 'other';
  },
};
