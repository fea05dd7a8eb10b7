import { type Tunable, tunableByLevel, tunableLevels, type Weights } from '@archipel/bots';
import { isRecord } from '@archipel/kernel';
import { Command } from 'commander';
import { type Play, withCrew, workersOption } from '../contest/crew.ts';
import { summedUp, tasksOf } from '../contest/duel.ts';
import { logFaults } from '../contest/faults.ts';
import { gamesOf, type Meet, type Tuned, type Tuning, tune } from '../contest/tuning.ts';
import { BadInput, EXIT } from '../fault.ts';
import { readText, rewrite, writeNew } from '../files.ts';
import { checkPlayer, gameNamed, gameNames, wholeFrom } from '../input.ts';
import { figure, say, sayJson, table } from '../print.ts';
import type { Finish } from '../program.ts';

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

const HELP = `
Each round moves every weight a step up or down by the throw of a coin, lets the player so made meet its mirror image with the opposite steps,
two seats, seats swapped, equal iterations, and goes some way towards the winner (SPSA). Ten times on the way, the weights meet those of the start; the best so
far are in the file, so the command can be stopped at any time. At the end they prove themselves in fresh games, and the file says how.

Example: archipel tune --game anno1800 --level medium --rounds 200 --games 40 --out tuned.json`;

export function tuneCommand(finish: Finish): Command {
  const command = new Command('tune')
    .description("tune the weights of a game's player by letting it play against itself")
    .requiredOption('--game <game>', `which game: ${gameNames()}`)
    .requiredOption('--level <level>', 'whose weights')
    .requiredOption('--out <file>', 'where the weights go, as JSON with how they were obtained')
    .option('--rounds <n>', 'how many rounds', wholeFrom(1, 1_000_000), 100)
    .option('--games <n>', 'games in a round', wholeFrom(2, 1_000_000), 40)
    .option('--proof <n>', 'games against the weights of the start, at each check and at the end', wholeFrom(2, 1_000_000), 400)
    .option('--iterations <n>', 'rounds of thought for every choice', wholeFrom(0), 50)
    .option('--seed <text>', 'where chance starts: the same seed comes to the same weights', 'archipel')
    .option('--from <file>', 'begin with the weights of an earlier file')
    .option('--date <text>', 'a date to be written into the file')
    .option('--json', 'print one JSON object');
  return workersOption(command)
    .addHelpText('after', HELP)
    .action(async (given: TuneOptions) => {
      const rules = gameNamed(given.game);
      const tunable = tunableNamed(given.level, rules.id);
      const start = given.from === undefined ? tunable.weights : weightsIn(given.from, tunable);
      const { rounds, games, proof: proofGames, seed, out } = given;
      const tuning: Tuning = { tunable, start, rounds, games, proofGames, seed };
      const text = (tuned: Tuned, finished: boolean) => `${JSON.stringify(fileOf(given, tuned, finished), null, 2)}\n`;
      writeNew(out, text({ weights: start, rounds: 0, proof: null }, false));

      const tuned = await withCrew(given.workers, `${given.level} of ${rules.id}`, gamesOf(tuning), (play, onNews) =>
        tune(tuning, meeting(play, given, onNews), (best) => rewrite(out, text(best, false))),
      );
      rewrite(out, text(tuned, true));
      if (given.json) sayJson(fileOf(given, tuned, true));
      else report(given, start, tuned);
      finish(EXIT.fine);
    });
}

function tunableNamed(level: string, game: string): Tunable {
  checkPlayer(level, game);
  const tunable = tunableByLevel(level, game);
  if (tunable === undefined)
    throw new BadInput(`'${level}' has no weights for ${game}; there are: ${tunableLevels(game).join(', ') || 'none'}`);
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
    throw new BadInput(`${path} has no weights that fit: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Duels between two sets of weights; `onDone` is told how many games there were in all of them. */
function meeting(play: Play, { game, level, iterations }: TuneOptions, onDone: (done: number) => void): Meet {
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
  if (proof === null) say(`nothing better than the weights of the start was found; they are in ${out}`);
  else {
    const [low, high] = proof.ci95.map((share) => `${(100 * share).toFixed(1)} %`);
    say(
      `${level} with these weights wins ${(100 * proof.winRate).toFixed(1)} % against those of the start (95 % interval ${low} to ${high})`,
    );
    say(`they are in ${out}\n`);
  }
  const rows = Object.entries(weights).map(([name, weight]) => [name, figure(start[name] ?? 0), figure(weight)]);
  say(table(['weight', 'start', 'tuned'], rows));
}
