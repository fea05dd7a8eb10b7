import { levelsOf, type Rating, ratings } from '@archipel/bots';
import { Command } from 'commander';
import { type DuelResult, summedUp, tasksOf } from '../contest/duel.ts';
import { logFaults } from '../contest/faults.ts';
import { allowanceOf, type PoolOptions, poolOptions, withGamePool } from '../contest/gamePool.ts';
import { checkPlayer, checkSeats, gameNamed, gameNames, optionsFor, wholeFrom } from '../input/arguments.ts';
import type { Finish } from '../terminal/exit.ts';
import { BadInput, EXIT } from '../terminal/exit.ts';
import { figure, printJson, printLine, table } from '../terminal/print.ts';
import { t } from '../terminal/words.ts';

interface LeagueOptions extends PoolOptions {
  readonly game: string;
  readonly levels?: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options: string;
  readonly box?: string;
  readonly json?: true;
}

const EXAMPLE = 'archipel league --game anno1503 --games 400 --iterations 100';

export function leagueCommand(finish: Finish): Command {
  const command = new Command('league')
    .description(t('cliHelp.league'))
    .requiredOption('--game <game>', t('cliHelp.game', { games: gameNames() }))
    .option('--levels <names>', t('cliHelp.levels'))
    .option('--seats <n>', t('cliHelp.seats'), wholeFrom(1, 16), 2)
    .option('--games <n>', t('cliHelp.gamesEach'), wholeFrom(1, 100_000), 100)
    .option('--seed <text>', t('cliHelp.seed'), 'archipel')
    .option('--options <json>', t('cliHelp.options'), '{}')
    .option('--box <file>', t('cliHelp.boxFile'))
    .option('--json', t('cliHelp.json'));
  return poolOptions(command)
    .addHelpText('after', `\n${t('cliHelp.moreLeague')}\n${t('cliHelp.example', { command: EXAMPLE })}`)
    .action(async (given: LeagueOptions) => {
      const rules = gameNamed(given.game);
      checkSeats(rules, given.seats);
      const levels = levelsNamed(given.levels, rules.id);
      const { seats, games, seed } = given;
      const allowance = allowanceOf(given);
      const common = { game: rules.id, options: await optionsFor(rules, given.options, given.box), seats, games, allowance };
      const pairs = levels.flatMap((a, at) => levels.slice(at + 1).map((b) => ({ a, b })));
      const tasks = pairs.flatMap(({ a, b }) => tasksOf({ ...common, a: { level: a }, b: { level: b }, seed: `${seed} ${a} ${b}` }));
      const results = await withGamePool(given.workers, t('cliReport.leagueOf', { game: rules.id }), tasks.length, (play, onDone) =>
        play(tasks, onDone),
      );

      const met = pairs.map((pair, at) => ({ ...pair, result: summedUp(seats, results.slice(at * games, (at + 1) * games)) }));
      for (const { result } of met) logFaults(result.faults);
      const rated = rate(levels, met);
      if (given.json) printJson({ game: rules.id, seats, games, levels: rated, pairings: met.map(flat), seed, ...allowance });
      else report(rules.id, seats, rated, met);
      finish(met.every(({ result }) => result.unfinished === 0) ? EXIT.fine : EXIT.differs);
    });
}

interface Met {
  readonly a: string;
  readonly b: string;
  readonly result: DuelResult;
}

function levelsNamed(list: string | undefined, game: string): readonly string[] {
  const levels = list === undefined ? levelsOf(game) : list.split(',').map((name) => name.trim());
  for (const level of levels) checkPlayer(level, game);
  if (new Set(levels).size < levels.length) throw new BadInput(t('cli.levelTwice'));
  if (levels.length < 2) throw new BadInput(t('cli.levelsTooFew', { levels: levels.join(', ') || t('cli.none') }));
  return levels;
}

/** Strongest first. */
function rate(levels: readonly string[], met: readonly Met[]): readonly Rating[] {
  const anchor = levels.includes('random') ? 'random' : (levels.at(-1) ?? '');
  const pairings = met.map(({ a, b, result: { aWins, bWins, ties } }) => ({ a, b, games: aWins + bWins + ties, points: aWins + ties / 2 }));
  return ratings(levels, anchor, pairings).toSorted((one, other) => other.rating - one.rating);
}

/** What a script is told of two who met. */
function flat({ a, b, result: { aWins, bWins, ties, unfinished, winRate, ci95, decisionMs, turnMs, faults } }: Met) {
  return { a, b, aWins, bWins, ties, unfinished, winRate, ci95, decisionMs, turnMs, faults };
}

function report(game: string, seats: number, rated: readonly Rating[], met: readonly Met[]): void {
  /** The share of points of one against another, whichever of them was called a. */
  const share = (one: string, other: string) => {
    const there = met.find(({ a, b }) => a === one && b === other)?.result.winRate;
    const back = met.find(({ a, b }) => a === other && b === one)?.result.winRate;
    return there ?? (back === undefined ? undefined : 1 - back);
  };
  const percent = (part: number | undefined) => (part === undefined ? '' : `${(100 * part).toFixed(1)} %`);
  const total = met.reduce((sum, { result: { aWins, bWins, ties, unfinished } }) => sum + aWins + bWins + ties + unfinished, 0);
  printLine(`${t('cliReport.league', { game, seats, games: total })}\n`);
  const head = ['', t('cliReport.rating'), '95 %', ...rated.map(({ name }) => name)];
  const rows = rated.map(({ name, rating, ci95: [low, high] }) => [
    name,
    figure(Math.round(rating)),
    t('cliReport.interval', { low: Math.round(low), high: Math.round(high) }),
    ...rated.map((other) => percent(share(name, other.name))),
  ]);
  printLine(table(head, rows));
}
