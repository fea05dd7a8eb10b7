import { type Learnable, learnableFor, learnableGames, type Measured, MOST_HIDDEN, type Network, networkFrom } from '@archipel/bots';
import { isRecord } from '@archipel/kernel';
import { Command } from 'commander';
import { LONGEST_SILENCE, withPool, workersOption } from '../contest/gamePool.ts';
import type { LessonTask } from '../contest/lessonWorker.ts';
import { type Generation, type Learned, type Training, train } from '../contest/training.ts';
import { gameNamed, gameNames, wholeFrom } from '../input/arguments.ts';
import { readText, rewrite, writeNew } from '../input/files.ts';
import { BadInput, EXIT, type Finish } from '../terminal/exit.ts';
import { figure, printJson, printLine, table } from '../terminal/print.ts';
import { t } from '../terminal/words.ts';

interface TrainOptions {
  readonly game: string;
  readonly generations: number;
  readonly games: number;
  readonly passes: number;
  readonly hidden: number;
  readonly iterations: number;
  readonly seed: string;
  readonly from?: string;
  readonly out: string;
  readonly workers: number;
  readonly json?: true;
}

const EXAMPLE = 'archipel train --game anno1503 --generations 3 --games 4000 --out network.json';

export function trainCommand(finish: Finish): Command {
  const command = new Command('train')
    .description(t('cliTrain.about'))
    .requiredOption('--game <game>', t('cliHelp.game', { games: gameNames() }))
    .requiredOption('--out <file>', t('cliTrain.out'))
    .option('--generations <n>', t('cliTrain.generations'), wholeFrom(1, 1000), 3)
    .option('--games <n>', t('cliTrain.games'), wholeFrom(10, 1_000_000), 4000)
    .option('--passes <n>', t('cliTrain.passes'), wholeFrom(1, 1000), 6)
    .option('--hidden <n>', t('cliTrain.hidden'), wholeFrom(1, MOST_HIDDEN), 24)
    .option('--iterations <n>', t('cliHelp.iterationsOnly'), wholeFrom(0), 20)
    .option('--seed <text>', t('cliHelp.seedWeights'), 'archipel')
    .option('--from <file>', t('cliTrain.from'))
    .option('--json', t('cliHelp.json'));
  return workersOption(command)
    .addHelpText('after', `\n${t('cliTrain.more')}\n${t('cliHelp.example', { command: EXAMPLE })}`)
    .action(async (given: TrainOptions) => {
      const learnable = learnableNamed(gameNamed(given.game).id);
      const start = given.from === undefined ? null : learnedIn(given.from, learnable);
      const { generations, games, passes, hidden, iterations, seed, out } = given;
      const training: Training = { learnable, start, generations, games, passes, hidden, iterations, seed };
      const text = (learned: Learned | null) => `${JSON.stringify(fileOf(given, learned))}\n`;
      writeNew(out, text(start));
      const learned = await inThreads(given, training, (sofar) => rewrite(out, text(sofar)));
      if (given.json) printJson(fileOf(given, learned));
      else report(given, learned);
      finish(EXIT.fine);
    });
}

/** Games that a thread plays before it asks for more. */
const BATCH = 10;

function inThreads(given: TrainOptions, training: Training, onGeneration: (learned: Learned) => void): Promise<Learned | null> {
  const { game, games, generations, iterations, workers } = given;
  const left = Math.max(0, generations - (training.start?.generations.length ?? 0));
  const kind = {
    script: new URL('../../dist/contest/lessonWorker.js', import.meta.url),
    timeout: () => LONGEST_SILENCE,
    failed: (_: LessonTask, error: unknown): readonly (readonly Measured[])[] => {
      throw error;
    },
  };
  return withPool(kind, workers, t('cliTrain.learning', { game }), left * games, (perform, onDone) => {
    let before = 0;
    const playAll = async (seeds: readonly string[], network: Network | null) => {
      const tasks: LessonTask[] = [];
      for (let from = 0; from < seeds.length; from += BATCH)
        tasks.push({ game, seeds: seeds.slice(from, from + BATCH), network, iterations });
      const played = await perform(tasks, (done) => onDone(before + Math.min(seeds.length, done * BATCH)));
      before += seeds.length;
      return played.flat();
    };
    return train(training, playAll, onGeneration);
  });
}

function learnableNamed(game: string): Learnable {
  const learnable = learnableFor(game);
  if (learnable === undefined) throw new BadInput(t('cliTrain.nothing', { game, games: learnableGames().join(', ') }));
  return learnable;
}

/** What is kept: the network, and how each generation came to it. */
function fileOf({ game }: TrainOptions, learned: Learned | null) {
  return { version: 1, game, network: learned?.network ?? null, generations: learned?.generations ?? [] };
}

/** What a file of this command has learned. */
function learnedIn(path: string, { game, inputs }: Learnable): Learned | null {
  try {
    const file: unknown = JSON.parse(readText(path));
    if (!isRecord(file) || file['version'] !== 1 || file['game'] !== game) throw new RangeError(t('cliTrain.otherFile', { game }));
    if (file['network'] === null) return null;
    const generations = (Array.isArray(file['generations']) ? file['generations'] : []).filter(isGeneration);
    return { network: networkFrom(file['network'], inputs), generations };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(t('cli.wrongWeights', { path, reason: error instanceof Error ? error.message : String(error) }));
  }
}

const NUMBERS = ['games', 'passes', 'iterations', 'examples', 'surprise', 'nothing'] as const;

function isGeneration(given: unknown): given is Generation {
  return isRecord(given) && NUMBERS.every((name) => Number.isFinite(given[name])) && typeof given['seed'] === 'string';
}

function report({ out }: TrainOptions, learned: Learned | null): void {
  const rows = (learned?.generations ?? []).map(({ examples, surprise, nothing }, at) => [
    figure(at + 1),
    figure(examples),
    surprise.toFixed(3),
    nothing.toFixed(3),
  ]);
  printLine(table([t('cliTrain.generation'), t('cliTrain.examples'), t('cliTrain.surprise'), t('cliTrain.surpriseOfNothing')], rows));
  printLine(t('cliTrain.written', { path: out }));
}
