import { playerByName } from '@archipel/bots';
import { diceFrom, seeded } from '@archipel/kernel';
import {
  type AnyPuzzleGame,
  askOf,
  loadPuzzleGame,
  PUZZLE_GAMES,
  type Puzzle,
  type PuzzleFile,
  puzzleFileText,
  puzzlesOf,
  USUAL_LIMITS,
} from '@archipel/puzzles';
import { loadText, questionsIn } from '@archipel/text';
import { Command } from 'commander';
import { checkPlayer, gameNamed, wholeFrom } from '../input/arguments.ts';
import { writeNew } from '../input/files.ts';
import { BadInput, EXIT, type Finish } from '../terminal/exit.ts';
import { figure, printLine, table } from '../terminal/print.ts';
import { type Progress, withProgress } from '../terminal/progress.ts';
import { locale, t } from '../terminal/words.ts';

interface PuzzlesOptions {
  readonly game: string;
  readonly count: number;
  readonly seed: string;
  readonly players: string;
  readonly positions: number;
  readonly out?: string;
  readonly json?: true;
}

/** No more of a kind of question than this part of all, so that not all are alike. */
const MOST_OF_A_KIND = 0.3;
/** And no more of a grade: most that bots come to are easy. */
const MOST_OF_A_GRADE = 0.4;
/** A search that finds nothing for so many games a puzzle is given up. */
const MOST_GAMES = 40;

export function puzzlesCommand(finish: Finish): Command {
  return new Command('puzzles')
    .description(t('cliPuzzles.about'))
    .requiredOption('--game <game>', t('cliHelp.game', { games: PUZZLE_GAMES.join(', ') }))
    .option('--count <n>', t('cliPuzzles.count'), wholeFrom(1, 10_000), 10)
    .option('--seed <text>', t('cliHelp.seed'), 'archipel')
    .option('--players <name>', t('cliPuzzles.players'), 'medium')
    .option('--positions <n>', t('cliPuzzles.positions'), wholeFrom(10, 1_000_000), USUAL_LIMITS.positions)
    .option('--out <file>', t('cliPuzzles.out'))
    .option('--json', t('cliPuzzles.json'))
    .addHelpText(
      'after',
      `\n${t('cliHelp.example', { command: 'archipel puzzles --game anno1800 --count 20 --seed 7 --out puzzles.json' })}`,
    )
    .action(async (given: PuzzlesOptions) => {
      const { id } = gameNamed(given.game);
      const game = await loadPuzzleGame(id);
      if (game === undefined) throw new BadInput(t('cliPuzzles.noPuzzles', { game: id, games: PUZZLE_GAMES.join(', ') }));
      checkPlayer(given.players, id);
      const { puzzles, games } = await withProgress(t('cliPuzzles.looking', { game: id }), given.count, (bar) => found(game, given, bar));
      const file: PuzzleFile = { game: id, rules: game.rules.version, puzzles: [...puzzles] };
      if (given.out !== undefined) writeNew(given.out, puzzleFileText(file));
      if (given.json) process.stdout.write(puzzleFileText(file));
      else await report(file, games, given);
      finish(puzzles.length === given.count ? EXIT.fine : EXIT.differs);
    });
}

interface Found {
  readonly puzzles: readonly Puzzle[];
  readonly games: number;
}

/** Plays game after game, for two, three and four in turn, until there are enough. Equal seeds give equal puzzles. */
async function found(game: AnyPuzzleGame, { count, seed, players, positions }: PuzzlesOptions, bar: Progress): Promise<Found> {
  const { min, max } = game.rules.seats;
  const player = playerByName(players, game.rules.id);
  if (player === undefined) throw new RangeError(`nobody is called ${players}`);
  const puzzles: Puzzle[] = [];
  const most = Math.max(1, Math.ceil(count * MOST_OF_A_KIND));
  const wants = (ask: string) => puzzles.filter(({ question }) => askOf(question) === ask).length < most;
  let games = 0;
  for (; puzzles.length < count && games < MOST_GAMES * count; games++) {
    const seats = Math.max(min, 2) + (games % (max - Math.max(min, 2) + 1));
    const search = {
      game,
      players: Array.from({ length: seats }, () => player),
      seed: `${seed} ${games}`,
      options: {},
      limits: { ...USUAL_LIMITS, positions },
      wants,
    };
    for (const puzzle of puzzlesOf(search)) {
      const alike = puzzles.filter(({ grade }) => grade === puzzle?.grade).length;
      if (puzzle !== undefined && alike < Math.max(1, Math.ceil(count * MOST_OF_A_GRADE))) puzzles.push(puzzle);
      await bar.update(puzzles.length, t('cliPuzzles.gamesPlayed', { games: games + 1 }));
      if (puzzles.length === count) break;
    }
  }
  // Kinds that are rare are found last: whoever goes through the file meets all of them from the start.
  return { puzzles: diceFrom(seeded(seed)).shuffle(puzzles), games };
}

async function report({ game, puzzles }: PuzzleFile, games: number, { count, out }: PuzzlesOptions): Promise<void> {
  const asked = await questionsIn(await loadText(locale(), ['puzzle']), game);
  printLine(
    table(
      [
        t('cliPuzzles.question'),
        t('cliPuzzles.seatsHead'),
        t('cliPuzzles.answersHead'),
        t('cliPuzzles.gradeHead'),
        t('cliPuzzles.chanceHead'),
      ],
      puzzles.map(({ question, seats, answers, grade, chance }) => [
        asked?.(question) ?? askOf(question),
        `${seats}`,
        `${answers.length}`,
        `${grade}`,
        figure(chance),
      ]),
    ),
  );
  printLine(
    `\n${puzzles.length < count ? t('cliPuzzles.tooFew', { count: puzzles.length, wanted: count, games }) : t('cliPuzzles.found', { count, game, games })}`,
  );
  if (out !== undefined) printLine(t('cliPuzzles.written', { path: out }));
}
