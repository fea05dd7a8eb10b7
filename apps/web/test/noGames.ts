/** Stands for @archipel/games in a build made for the tests, before any game is registered. */
export const games = [];

export function gameById(): undefined {
  return undefined;
}
