import { join } from 'node:path';
import { matchFileName } from '@archipel/bots';
import { Command } from 'commander';
import { kindsOf, logFaults } from '../contest/faults.ts';
import { EXIT } from '../fault.ts';
import { openFolder, writeNew } from '../files.ts';
import { checkSeats, gameNamed, gameNames, optionsFor, playersNamed, wholeFrom } from '../input.ts';
import { counted, figure, say, sayJson, table } from '../print.ts';
import type { Finish } from '../program.ts';
import { withProgress } from '../progress.ts';
import { type Simulation, simulate } from '../simulation.ts';

interface SimOptions {
  readonly game: string;
  readonly seats: number;
  readonly players: string;
  readonly games: number;
  readonly seed: string;
  readonly options: string;
  readonly save?: string;
  readonly json?: true;
}

export function simCommand(finish: Finish): Command {
  return new Command('sim')
    .description('play many games out and sum them up')
    .requiredOption('--game <game>', `which game: ${gameNames()}`)
    .option('--seats <n>', 'seats at the table', wholeFrom(1, 16), 2)
    .option('--players <names>', 'one player for all seats, or one a seat, with commas between', 'random')
    .option('--games <n>', 'how many games', wholeFrom(1), 100)
    .option('--seed <text>', 'where chance starts: the same seed plays the same games', 'archipel')
    .option('--options <json>', "the game's options as JSON", '{}')
    .option('--save <folder>', 'save every game as a match file')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample: archipel sim --game anno1503 --seats 3 --players random --games 500 --seed 7')
    .action(async (given: SimOptions) => {
      const game = gameNamed(given.game);
      checkSeats(game, given.seats);
      const players = playersNamed(given.players, game, given.seats);
      const options = optionsFor(game, given.options);

      const sim = { rules: game, options, seats: given.seats, players, games: given.games, seed: given.seed, ...saving(given) };
      const since = performance.now();
      const tally = await withProgress(`${game.id}, ${given.seats} seats`, given.games, (bar) =>
        simulate(sim, (done, moves) => bar.update(done, counted(moves, 'move'))),
      );
      const seconds = (performance.now() - since) / 1000;
      const speed = { seconds, movesPerSecond: tally.moves / seconds, gamesPerSecond: tally.games / seconds };
      logFaults(kindsOf(tally.faults));
      const { games, finished, moves, rounds, scores, wins } = tally;
      if (given.json) sayJson({ game: game.id, seats: given.seats, players, games, finished, moves, ...speed, rounds, scores, wins });
      else {
        say(`${counted(games, 'game')} of ${game.id} with ${given.seats} seats, ${finished} finished, ${counted(moves, 'move')}`);
        say(`${figure(seconds)} s, ${figure(speed.movesPerSecond)} moves and ${figure(speed.gamesPerSecond)} games a second\n`);
        const row = (name: string, { mean, min, max }: typeof rounds) => [name, figure(mean), figure(min), figure(max)];
        say(`${table(['', 'mean', 'least', 'most'], [row('rounds', rounds), row('score', scores)])}\n`);
        say(
          table(
            ['seat', 'player', 'won', 'of all'],
            wins.map((won, seat) => [`${seat + 1}`, players[seat] ?? '', `${won}`, `${figure((100 * won) / games)} %`]),
          ),
        );
      }
      finish(finished === games ? EXIT.fine : EXIT.differs);
    });
}

/** Match files are named by what was played. */
function saving({ save, game, seats, seed }: SimOptions): Pick<Simulation, 'save'> {
  if (save === undefined) return {};
  const folder = save;
  openFolder(folder);
  return { save: (index, file) => writeNew(join(folder, matchFileName(game, seats, seed, index)), file) };
}
