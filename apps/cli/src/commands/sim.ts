import { join } from 'node:path';
import { matchFileName } from '@archipel/host';
import { Command } from 'commander';
import { kindsOf, logFaults } from '../contest/faults.ts';
import { type Simulation, simulate } from '../contest/simulation.ts';
import { checkSeats, gameNamed, gameNames, optionsFor, playersNamed, wholeFrom } from '../input/arguments.ts';
import { openFolder, writeNew } from '../input/files.ts';
import type { Finish } from '../terminal/exit.ts';
import { EXIT } from '../terminal/exit.ts';
import { figure, printJson, printLine, table } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { t } from '../terminal/words.ts';

interface SimOptions {
  readonly game: string;
  readonly seats: number;
  readonly players: string;
  readonly games: number;
  readonly seed: string;
  readonly options: string;
  readonly box?: string;
  readonly save?: string;
  readonly json?: true;
}

export function simCommand(finish: Finish): Command {
  return new Command('sim')
    .description(t('cliHelp.sim'))
    .requiredOption('--game <game>', t('cliHelp.game', { games: gameNames() }))
    .option('--seats <n>', t('cliHelp.seats'), wholeFrom(1, 16), 2)
    .option('--players <names>', t('cliHelp.players'), 'random')
    .option('--games <n>', t('cliHelp.games'), wholeFrom(1), 100)
    .option('--seed <text>', t('cliHelp.seed'), 'archipel')
    .option('--options <json>', t('cliHelp.options'), '{}')
    .option('--box <file>', t('cliHelp.boxFile'))
    .option('--save <folder>', t('cliHelp.save'))
    .option('--json', t('cliHelp.json'))
    .addHelpText(
      'after',
      `\n${t('cliHelp.example', { command: 'archipel sim --game anno1503 --seats 3 --players random --games 500 --seed 7' })}`,
    )
    .action(async (given: SimOptions) => {
      const game = gameNamed(given.game);
      checkSeats(game, given.seats);
      const players = playersNamed(given.players, game, given.seats);
      const options = await optionsFor(game, given.options, given.box);

      const sim = { rules: game, options, seats: given.seats, players, games: given.games, seed: given.seed, ...saving(given) };
      const since = performance.now();
      const tally = await withProgress(t('cliReport.tableOf', { game: game.id, seats: given.seats }), given.games, (bar) =>
        simulate(sim, (done, moves) => bar.update(done, t('cliReport.moves', { count: moves }))),
      );
      const seconds = (performance.now() - since) / 1000;
      const speed = { seconds, movesPerSecond: tally.moves / seconds, gamesPerSecond: tally.games / seconds };
      logFaults(kindsOf(tally.faults));
      const { games, finished, moves, rounds, scores, wins, kinds, lines, waste } = tally;
      if (given.json)
        printJson({
          game: game.id,
          seats: given.seats,
          players,
          games,
          finished,
          moves,
          ...speed,
          rounds,
          scores,
          wins,
          kinds,
          lines,
          waste,
        });
      else {
        printLine(t('cliReport.simulated', { games, game: game.id, seats: given.seats, finished, moves }));
        const [took, perMove, perGame] = [seconds, speed.movesPerSecond, speed.gamesPerSecond].map(figure);
        printLine(`${t('cliReport.speed', { seconds: took ?? '', moves: perMove ?? '', games: perGame ?? '' })}\n`);
        const row = (name: string, { mean, min, max }: typeof rounds) => [name, figure(mean), figure(min), figure(max)];
        const unused = waste
          ? [
              row(t('cliReport.goldUnused'), waste.gold),
              row(t('cliReport.cardsUnplayable'), waste.cards),
              row(t('cliReport.idleTurns'), waste.idleTurns),
            ]
          : [];
        printLine(
          `${table(['', t('cliReport.mean'), t('cliReport.least'), t('cliReport.most')], [row(t('cliReport.rounds'), rounds), row(t('cliReport.score'), scores), ...unused])}\n`,
        );
        printLine(
          table(
            [t('cliReport.seat'), t('cliReport.player'), t('cliReport.won'), t('cliReport.ofAll')],
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
