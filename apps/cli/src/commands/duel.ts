import type { Json } from '@archipel/kernel';
import { Command } from 'commander';
import { allowanceOf, type CrewOptions, crewOptions, withCrew } from '../contest/crew.ts';
import { type Duel, type DuelResult, summedUp, tasksOf } from '../contest/duel.ts';
import { logFaults } from '../contest/faults.ts';
import { EXIT } from '../fault.ts';
import { checkPlayer, checkSeats, gameNamed, gameNames, optionsFor, wholeFrom } from '../input.ts';
import { counted, figure, say, sayJson, table } from '../print.ts';
import type { Finish } from '../program.ts';

interface DuelOptions extends CrewOptions {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options: string;
  readonly json?: true;
}

const HELP = `
The seats: the sides alternate round the table, and every game is followed by the same with the sides swapped. With an odd number of seats
each side also sits alone, once at every seat. So players of equal strength win half of the games, with any number of seats.
winRate: (games won by a + half of the ties) / games; a tie is a first place that both sides share. ci95: Wilson's 95 % interval of it.
decisionMs, turnMs: times of single choices (between at least two moves) and of whole turns, their mean and the 99th percentile.

Example: archipel duel --game anno1800 --a hard --b medium --games 200 --ms 200`;

export function duelCommand(finish: Finish): Command {
  const command = new Command('duel')
    .description('let two players meet in many games: who wins how often, and how long they think')
    .requiredOption('--game <game>', `which game: ${gameNames()}`)
    .requiredOption('--a <player>', 'the one player')
    .requiredOption('--b <player>', 'the other player')
    .option('--seats <n>', 'seats at the table', wholeFrom(1, 16), 2)
    .option('--games <n>', 'how many games', wholeFrom(1, 100_000), 100)
    .option('--seed <text>', 'where chance starts', 'archipel')
    .option('--options <json>', "the game's options as JSON", '{}')
    .option('--json', 'print one JSON object');
  return crewOptions(command)
    .addHelpText('after', HELP)
    .action(async (given: DuelOptions) => {
      const rules = gameNamed(given.game);
      checkSeats(rules, given.seats);
      for (const name of [given.a, given.b]) checkPlayer(name, rules.id);
      const options: Json = optionsFor(rules, given.options);
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
      const results = await withCrew(given.workers, `${given.a} against ${given.b}`, games, (play, onNews) => play(tasksOf(duel), onNews));
      const result = summedUp(seats, results);
      logFaults(result.faults);
      const seconds = (performance.now() - since) / 1000;
      if (given.json)
        sayJson({
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
  const left = unfinished > 0 ? `, ${unfinished} not finished` : '';
  say(`${counted(games, 'game')} of ${game} with ${seats} seats in ${figure(seconds)} s${left}`);
  say(`${a.level} wins ${percent(winRate)} of the points against ${b.level}, 95 % interval ${percent(ci95[0])} to ${percent(ci95[1])}`);
  say(`${figure(rounds.mean)} rounds a game, ${figure(winnerScore.mean)} points for the winner\n`);
  const row = (side: 'a' | 'b', name: string, won: number) => [
    name,
    `${won}`,
    `${ties}`,
    ...[decisionMs[side].mean, decisionMs[side].p99, turnMs[side].mean, turnMs[side].p99].map(figure),
  ];
  const head = ['', 'won', 'tied', 'ms a choice', 'p99', 'ms a turn', 'p99'];
  say(table(head, [row('a', a.level, aWins), row('b', b.level, bWins)]));
}
