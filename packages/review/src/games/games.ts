import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import type { AnyRules } from '@archipel/kernel';
import { reviewed1503 } from './anno1503.ts';
import { reviewed1800 } from './anno1800.ts';
import type { AnyReviewedGame, ReviewedGame } from './reviewedGame.ts';

/** About the states and facts of these rules; they come from nowhere else. */
function about<State, Fact>(game: ReviewedGame<State, Fact>): AnyReviewedGame {
  return {
    ...game,
    turnOf: (state) => game.turnOf(state as State),
    standings: (state) => game.standings(state as State),
    opened: (state, seat) => game.opened(state as State, seat),
    hands: (state) => game.hands(state as State),
    kindOf: (deeds) => game.kindOf(deeds as readonly Fact[]),
  };
}

const GAMES: Readonly<Record<string, AnyReviewedGame>> = { [anno1800.id]: about(reviewed1800), [anno1503.id]: about(reviewed1503) };

/** A game of which nothing more is known is reviewed by its rules alone: there are turns, and no lines. */
function byRulesAlone(rules: AnyRules): AnyReviewedGame {
  return {
    measures: [],
    kinds: ['other'],
    turnOf: (state) => rules.active(state)[0] ?? 0,
    standings: () => [],
    opened: (state, seat) => rules.view(state, seat),
    hands: () => [],
    kindOf: () => 'other',
  };
}

export function reviewedGame(rules: AnyRules): AnyReviewedGame {
  return GAMES[rules.id] ?? byRulesAlone(rules);
}
