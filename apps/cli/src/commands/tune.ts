import { type Tunable, tunableByLevel, tunableLevels, type Weights } from '@archipel/bots';
import { isRecord } from '@archipel/kernel';
import { Command } from 'commander';
import { summedUp, tasksOf } from '../contest/duel.ts';
import { logFaults } from '../contest/faults.ts';
import { type Play, withGamePool, workersOption } from '../contest/gamePool.ts';
import { type Compare, gamesOf, type Tuned, type Tuning, tune } from '../contest/tuning.ts';
import { checkPlayer, gameNamed, gameNames, wholeFrom } from '../input/arguments.ts';
import { readText, rewrite, writeNew } from '../input/files.ts';
import type { Finish } from '../terminal/exit.ts';
import { BadInput, EXIT } from '../terminal/exit.ts';
import { figure, printJson, printLine, table } from '../terminal/print.ts';
import { t } from '../terminal/words.ts';

interface TuneOptions {
  readonly game: string;
  readonly level: string;
  readonly rounds: number;
  readonly games: number;
  readonly proof: number;
  readonly iterations: number;
  readonly seed: string;
  readonly from?: string;
  readonly date?: string;
  readonly out: string;
  readonly workers: number;
  readonly json?: true;
}

const EXAMPLE = 'archipel tune --game anno1800 --level medium --rounds 200 --games 40 --out tuned.json';

export function tuneCommand(finish: Finish): Command {
  const command = new Command('tune')
    .description(t('cliHelp.tune'))
    .requiredOption('--game <game>', t('cliHelp.game', { games: gameNames() }))
    .requiredOption('--level <level>', t('cliHelp.level'))
    .requiredOption('--out <file>', t('cliHelp.out'))
    .option('--rounds <n>', t('cliHelp.rounds'), wholeFrom(1, 1_000_000), 100)
    .option('--games <n>', t('cliHelp.gamesRound'), wholeFrom(2, 1_000_000), 40)
    .option('--proof <n>', t('cliHelp.proof'), wholeFrom(2, 1_000_000), 400)
    .option('--iterations <n>', t('cliHelp.iterationsOnly'), wholeFrom(0), 50)
    .option('--seed <text>', t('cliHelp.seedWeights'), 'archipel')
    .option('--from <file>', t('cliHelp.from'))
    .option('--date <text>', t('cliHelp.date'))
    .option('--json', t('cliHelp.json'));
  return workersOption(command)
    .addHelpText('after', `\n${t('cliHelp.moreTune')}\n${t('cliHelp.example', { command: EXAMPLE })}`)
    .action(async (given: TuneOptions) => {
      const rules = gameNamed(given.game);
      const tunable = tunableNamed(given.level, rules.id);
      const start = given.from === undefined ? tunable.weights : weightsIn(given.from, tunable);
      const { rounds, games, proof: proofGames, seed, out } = given;
      const tuning: Tuning = { tunable, start, rounds, games, proofGames, seed };
      const text = (tuned: Tuned, finished: boolean) => `${JSON.stringify(fileOf(given, tuned, finished), null, 2)}\n`;
      writeNew(out, text({ weights: start, rounds: 0, proof: null }, false));

      const tuned = await withGamePool(
        given.workers,
        t('cliReport.levelOf', { level: given.level, game: rules.id }),
        gamesOf(tuning),
        (play, onDone) => tune(tuning, comparing(play, given, onDone), (best) => rewrite(out, text(best, false))),
      );
      rewrite(out, text(tuned, true));
      if (given.json) printJson(fileOf(given, tuned, true));
      else report(given, start, tuned);
      finish(EXIT.fine);
    });
}

function tunableNamed(level: string, game: string): Tunable {
  checkPlayer(level, game);
  const tunable = tunableByLevel(level, game);
  if (tunable === undefined)
    throw new BadInput(t('cli.noWeights', { level, game, levels: tunableLevels(game).join(', ') || t('cli.none') }));
  return tunable;
}

/** The weights of a file that this command has written, or of any with the same names in it. */
function weightsIn(path: string, { make }: Tunable): Weights {
  try {
    const file: unknown = JSON.parse(readText(path));
    // `make` looks at every name and number.
    const weights = (isRecord(file) && isRecord(file['weights']) ? file['weights'] : {}) as Weights;
    make(weights);
    return weights;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(t('cli.wrongWeights', { path, reason: error instanceof Error ? error.message : String(error) }));
  }
}

/** Duels between two sets of weights; `onDone` is told how many games there were in all of them. */
function comparing(play: Play, { game, level, iterations }: TuneOptions, onDone: (done: number) => void): Compare {
  let before = 0;
  return async (a, b, games, seed) => {
    const duel = {
      game,
      options: {},
      a: { level, weights: a },
      b: { level, weights: b },
      seats: 2,
      games,
      seed,
      allowance: { iterations },
    };
    const results = await play(tasksOf(duel), (done) => onDone(before + done));
    before += games;
    const { winRate, ci95, faults } = summedUp(2, results);
    logFaults(faults);
    return { games, winRate, ci95 };
  };
}

const short = (share: number) => Number(share.toFixed(4));

/** What is kept: the weights, and how to come to them again. */
function fileOf(given: TuneOptions, { weights, rounds, proof }: Tuned, finished: boolean) {
  const { game, level, games, iterations, seed, from, date } = given;
  const flags = `--rounds ${given.rounds} --games ${games} --proof ${given.proof} --iterations ${iterations} --seed '${seed}'`;
  const command = `archipel tune --game ${game} --level ${level} ${flags}${from === undefined ? '' : ` --from ${from}`}`;
  const result =
    proof === null
      ? 'nothing better than the start was found'
      : {
          against: 'the weights of the start',
          games: proof.games,
          winRate: short(proof.winRate),
          ci95: proof.ci95.map(short),
          fresh: finished,
        };
  return { game, level, weights, how: { command, seed, ...(date === undefined ? {} : { date }), rounds, finished, result } };
}

function report({ out, level }: TuneOptions, start: Weights, { weights, proof }: Tuned): void {
  if (proof === null) printLine(t('cliReport.nothingBetter', { path: out }));
  else {
    const [rate = '', low = '', high = ''] = [proof.winRate, ...proof.ci95].map((share) => `${(100 * share).toFixed(1)} %`);
    printLine(t('cliReport.better', { level, rate, low, high }));
    printLine(`${t('cliReport.weightsIn', { path: out })}\n`);
  }
  const rows = Object.entries(weights).map(([name, weight]) => [name, figure(start[name] ?? 0), figure(weight)]);
  printLine(table([t('cliReport.weight'), t('cliReport.start'), t('cliReport.tuned')], rows));
}
