import { type Player, random } from './player.ts';

/** The players that can be named on the command line and at a table; those that know only some games say which. */
interface Named {
  readonly name: string;
  readonly player: Player;
  readonly games?: readonly string[];
}

const players: readonly Named[] = [{ name: 'random', player: random }];

const plays = (game: string) => (each: Named) => each.games === undefined || each.games.includes(game);

export function playerNames(game: string): readonly string[] {
  return players.filter(plays(game)).map((each) => each.name);
}

export function playerByName(name: string, game: string): Player | undefined {
  return players.filter(plays(game)).find((each) => each.name === name)?.player;
}
