import { levelsOf, playerByName, type Yardstick, yardstickFor } from '@archipel/bots';
import { thinking } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { Command } from 'commander';
import { checkPlayer, gameNamed, gameNames, wholeFrom } from '../input/arguments.ts';
import { BadInput, EXIT, type Finish } from '../terminal/exit.ts';
import { figure, printJson, printLine, table } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { t } from '../terminal/words.ts';

interface YardstickOptions {
  readonly game: string;
  readonly levels?: string;
  readonly seeds: number;
  readonly iterations: number;
  readonly search?: true;
  readonly json?: true;
}

/** The points of one who plays, by last round, and there by seed. */
interface Row {
  readonly name: string;
  readonly points: Readonly<Record<number, readonly number[]>>;
}

const EXAMPLE = 'archipel yardstick --game anno1800 --levels easy,medium --seeds 5';

export function yardstickCommand(finish: Finish): Command {
  return new Command('yardstick')
    .description(t('cliHelp.yardstick'))
    .requiredOption('--game <game>', t('cliHelp.game', { games: gameNames() }))
    .option('--levels <names>', t('cliHelp.levels'))
    .option('--seeds <n>', t('cliHelp.seeds'), wholeFrom(1, 1000), 10)
    .option('--iterations <n>', t('cliHelp.iterationsOnly'), wholeFrom(0), 16)
    .option('--search', t('cliHelp.search'))
    .option('--json', t('cliHelp.json'))
    .addHelpText('after', `\n${t('cliHelp.moreYardstick')}\n${t('cliHelp.example', { command: EXAMPLE })}`)
    .action(async (given: YardstickOptions) => {
      const rules = gameNamed(given.game);
      const yardstick = yardstickFor(rules.id);
      if (yardstick === undefined) throw new BadInput(t('cli.noYardstick', { game: rules.id }));
      const levels = given.levels?.split(',').map((name) => name.trim()) ?? levelsOf(rules.id);
      for (const level of levels) checkPlayer(level, rules.id);
      const rows = await measured(yardstick, levels, given);
      if (given.json) printJson({ game: rules.id, measure: yardstick.measure, seeds: given.seeds, iterations: given.iterations, rows });
      else report(yardstick, rows);
      finish(EXIT.fine);
    });
}

async function measured(yardstick: Yardstick, levels: readonly string[], given: YardstickOptions): Promise<readonly Row[]> {
  const { lastRounds, found } = yardstick;
  const seeds = Array.from({ length: given.seeds }, (_, seed) => `yardstick ${seed}`);
  const total = lastRounds.length * seeds.length * (levels.length + (given.search ? 1 : 0));
  return await withProgress(t('cliReport.yardstickOf', { game: given.game }), total, async (bar) => {
    let done = 0;
    const row = async (name: string, pointsOf: (seed: string, last: number) => number): Promise<Row> => {
      const points: Record<number, number[]> = {};
      for (const last of lastRounds) {
        points[last] = [];
        for (const seed of seeds) {
          points[last].push(pointsOf(seed, last));
          await bar.update(++done);
        }
      }
      return { name, points };
    };
    const stored = Object.fromEntries(lastRounds.map((last) => [last, (found[last] ?? []).slice(0, seeds.length)]));
    const rows: Row[] = [given.search ? await row('search', yardstick.searched) : { name: 'search', points: stored }];
    for (const level of levels) {
      const player = playerByName(level, given.game);
      if (player === undefined)
        throw new BadInput(t('cli.noPlayer', { player: level, game: given.game, players: levelsOf(given.game).join(', ') }));
      rows.push(
        await row(level, (seed, last) => {
          const budget = thinking(diceFrom(seeded(`${seed} players`)), given.iterations);
          return yardstick.alone(seed, last, player, budget);
        }),
      );
    }
    return rows;
  });
}

function report({ lastRounds, measure }: Yardstick, rows: readonly Row[]): void {
  const mean = (points: readonly number[] = []) =>
    points.length === 0 ? '' : figure(points.reduce((sum, each) => sum + each, 0) / points.length);
  printLine(
    table(
      [
        t(measure === 'points' ? 'cliReport.pointsMean' : 'cliReport.roundsMean'),
        ...lastRounds.map((last) => t(measure === 'points' ? 'cliReport.inRound' : 'cliReport.roundsAtMost', { round: last })),
      ],
      rows.map(({ name, points }) => [name, ...lastRounds.map((last) => mean(points[last]))]),
    ),
  );
}
