import { gameOfRule, type Language } from '@archipel/text';

/** Where the rules of a game stand in a language. */
export const rulesAddress = (game: string, language: Language, page = ''): string =>
  `/rules/${game}/${language}${page === '' ? '' : `/${page}`}`;

/** Where a rule stands; nowhere for a rule that all games share. */
export function ruleAddress(rule: string, language: Language): string | undefined {
  const game = gameOfRule(rule);
  return game && `${rulesAddress(game, language)}#${rule}`;
}
