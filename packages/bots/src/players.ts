import type { Dice } from '@archipel/kernel';
import { greedy as greedy1800 } from './anno1800/greedy.ts';
import { type Player, random, varied } from './player.ts';

/** A player of one game, known to the table only as a player: whoever calls it hands it that game's views. */
function only<View, Move>(game: string, name: string, player: (view: View, moves: readonly Move[], dice: Dice) => Move): Named {
  return { name, player: player as Player, games: [game] };
}

/** The players that can be named on the command line and at a table; those that know only some games say which. */
interface Named {
  readonly name: string;
  readonly player: Player;
  readonly games?: readonly string[];
}

const players: readonly Named[] = [
  { name: 'random', player: random },
  { name: 'varied', player: varied },
  only('anno1800', 'greedy', greedy1800),
];

const plays = (game: string) => (each: Named) => each.games === undefined || each.games.includes(game);

export function playerNames(game: string): readonly string[] {
  return players.filter(plays(game)).map((each) => each.name);
}

export function playerByName(name: string, game: string): Player | undefined {
  return players.filter(plays(game)).find((each) => each.name === name)?.player;
}
