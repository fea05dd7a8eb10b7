import { anno1800, type Fact, type State, sheetOf } from '@archipel/anno1800';
import type { ReviewedGame } from './reviewedGame.ts';

/** What a turn of Anno 1800 is used for; where several things were done, the first of these. */
const KINDS = {
  played: 'card',
  festival: 'festival',
  built: 'build',
  settled: 'settle',
  explored: 'explore',
  expedition: 'expedition',
  recruited: 'recruit',
  upgraded: 'upgrade',
  buried: 'swap',
} as const satisfies Partial<Record<Fact['fact'], string>>;

export const reviewed1800: ReviewedGame<State, Fact> = {
  measures: ['influence'],
  kinds: [...Object.values(KINDS), 'other'],
  turnOf: ({ table }) => table.turn.seat,
  standings: (state) => state.table.seats.map((_, seat) => ({ influence: sheetOf(state, seat).total })),
  opened: (state, seat) => anno1800.view(state, seat),
  hands: ({ secret }) => secret.hands,
  kindOf(deeds) {
    const done = new Set<string>(deeds.map(({ fact }) => fact));
    return Object.entries(KINDS).find(([fact]) => done.has(fact))?.[1] ?? 'other';
  },
};
