import type { Json } from '@archipel/kernel';
import { Command } from 'commander';
import { type Duel, type DuelResult, summedUp, tasksOf } from '../contest/duel.ts';
import { logFaults } from '../contest/faults.ts';
import { allowanceOf, type PoolOptions, poolOptions, withGamePool } from '../contest/gamePool.ts';
import { checkPlayer, checkSeats, gameNamed, gameNames, optionsFor, wholeFrom } from '../input/arguments.ts';
import type { Finish } from '../terminal/exit.ts';
import { EXIT } from '../terminal/exit.ts';
import { figure, printJson, printLine, table } from '../terminal/print.ts';
import { t } from '../terminal/words.ts';

interface DuelOptions extends PoolOptions {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options: string;
  readonly box?: string;
  readonly json?: true;
}

const EXAMPLE = 'archipel duel --game anno1800 --a hard --b medium --games 200 --ms 200';

export function duelCommand(finish: Finish): Command {
  const command = new Command('duel')
    .description(t('cliHelp.duel'))
    .requiredOption('--game <game>', t('cliHelp.game', { games: gameNames() }))
    .requiredOption('--a <player>', t('cliHelp.a'))
    .requiredOption('--b <player>', t('cliHelp.b'))
    .option('--seats <n>', t('cliHelp.seats'), wholeFrom(1, 16), 2)
    .option('--games <n>', t('cliHelp.games'), wholeFrom(1, 100_000), 100)
    .option('--seed <text>', t('cliHelp.seed'), 'archipel')
    .option('--options <json>', t('cliHelp.options'), '{}')
    .option('--box <file>', t('cliHelp.boxFile'))
    .option('--json', t('cliHelp.json'));
  return poolOptions(command)
    .addHelpText('after', `\n${t('cliHelp.moreDuel')}\n${t('cliHelp.example', { command: EXAMPLE })}`)
    .action(async (given: DuelOptions) => {
      const rules = gameNamed(given.game);
      checkSeats(rules, given.seats);
      for (const name of [given.a, given.b]) checkPlayer(name, rules.id);
      const options: Json = await optionsFor(rules, given.options, given.box);
      const { seats, games, seed } = given;
      const duel: Duel = {
        game: rules.id,
        options,
        a: { level: given.a },
        b: { level: given.b },
        seats,
        games,
        seed,
        allowance: allowanceOf(given),
      };
      const since = performance.now();
      const results = await withGamePool(given.workers, t('cliReport.against', { a: given.a, b: given.b }), games, (play, onDone) =>
        play(tasksOf(duel), onDone),
      );
      const result = summedUp(seats, results);
      logFaults(result.faults);
      const seconds = (performance.now() - since) / 1000;
      if (given.json)
        printJson({
          game: rules.id,
          a: given.a,
          b: given.b,
          seats,
          games,
          ...result,
          seed,
          ...duel.allowance,
          workers: given.workers,
          seconds,
        });
      else report(duel, result, seconds);
      finish(result.unfinished === 0 ? EXIT.fine : EXIT.differs);
    });
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function report({ game, a, b, seats, games }: Duel, result: DuelResult, seconds: number): void {
  const { aWins, bWins, ties, unfinished, winRate, ci95, decisionMs, turnMs, rounds, winnerScore } = result;
  printLine(t('cliReport.duelled', { games, game, seats, seconds: figure(seconds), unfinished }));
  const [rate, low, high] = [percent(winRate), percent(ci95[0]), percent(ci95[1])];
  printLine(t('cliReport.share', { a: a.level, b: b.level, rate, low, high }));
  printLine(`${t('cliReport.perGame', { rounds: figure(rounds.mean), points: figure(winnerScore.mean) })}\n`);
  const row = (side: 'a' | 'b', name: string, won: number) => [
    name,
    `${won}`,
    `${ties}`,
    ...[decisionMs[side].mean, decisionMs[side].p99, turnMs[side].mean, turnMs[side].p99].map(figure),
  ];
  const head = ['', t('cliReport.won'), t('cliReport.tied'), t('cliReport.msChoice'), 'p99', t('cliReport.msTurn'), 'p99'];
  printLine(table(head, [row('a', a.level, aWins), row('b', b.level, bWins)]));
}
