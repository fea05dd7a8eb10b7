import { playout, random, thinking } from '@archipel/bots';
import { games } from '@archipel/games';
import { type AnyRules, hash, seeded, throwing } from '@archipel/kernel';
import { Command } from 'commander';
import { Bench } from 'tinybench';
import { EXIT } from '../fault.ts';
import { gameNamed, gameNames } from '../input.ts';
import { figure, say, sayJson, table } from '../print.ts';
import type { Finish } from '../program.ts';
import { withProgress } from '../progress.ts';

interface Figure {
  readonly what: string;
  readonly microseconds: number;
  /** Half the width of the 95 % interval of the mean, as a part of it. */
  readonly spread: number;
  readonly runs: number;
  /** How many times faster than the peer of the same run: a structured clone of the same state. */
  readonly ratio: number;
}

export function benchCommand(finish: Finish): Command {
  return new Command('bench')
    .description('measure the rules against a peer in the same run: the ratios matter, the times depend on the machine')
    .option('--game <game>', `one game only: ${gameNames()}`)
    .option('--quick', 'a tenth of the time')
    .option('--json', 'print one JSON object')
    .action(async (given: { readonly game?: string; readonly quick?: true; readonly json?: true }) => {
      const chosen = given.game === undefined ? games : [gameNamed(given.game)];
      const results: Record<string, readonly Figure[]> = {};
      for (const game of chosen) results[game.id] = await measure(game, given.quick ? 50 : 500);
      if (given.json) sayJson({ peer: PEER, games: results });
      else for (const [id, figures] of Object.entries(results)) report(id, figures);
      finish(EXIT.fine);
    });
}

const PEER = 'structured clone of the state';

/** Measures in the middle of a random game, where lists are long and hands are full. */
async function measure(game: AnyRules, time: number): Promise<readonly Figure[]> {
  const seats = game.seats.max;
  const start = game.setup(game.schemas.options.parse({}), seats, 'bench');
  const chance = thinking(throwing(seeded('bench')), 1);
  const states = [
    start,
    ...Array.from(
      playout(
        game,
        start,
        Array.from({ length: seats }, () => random),
        () => chance,
      ),
      (turn) => turn.applied.state,
    ),
  ];
  const middle = states[Math.floor(states.length / 2)];
  const [seat = 0] = game.active(middle);
  const view = game.view(middle, seat);
  const [move] = game.moves(view);

  const tasks: readonly (readonly [string, () => unknown])[] = [
    [PEER, () => structuredClone(middle)],
    ['view', () => game.view(middle, seat)],
    ['list the legal moves', () => game.moves(view)],
    ['apply a move', () => game.apply(middle, seat, move)],
    ['hash the position', () => hash(middle)],
    ['set a game up', () => game.setup(game.schemas.options.parse({}), seats, 'bench')],
  ];
  const timed = await withProgress(game.id, tasks.length, async (bar) => {
    const soFar: Omit<Figure, 'ratio'>[] = [];
    for (const [name, run] of tasks) {
      soFar.push(await timeOf(name, run, time));
      await bar.update(soFar.length);
    }
    return soFar;
  });
  const peer = timed[0]?.microseconds ?? Number.NaN;
  return timed.map((each) => ({ ...each, ratio: peer / each.microseconds }));
}

async function timeOf(what: string, run: () => unknown, time: number): Promise<Omit<Figure, 'ratio'>> {
  const [task] = await new Bench({ time, warmupTime: time / 5 }).add(what, run).run();
  if (task?.result.state !== 'completed') throw new Error(`${what} could not be measured`);
  const { latency } = task.result;
  return { what, microseconds: latency.mean * 1000, spread: latency.rme / 100, runs: latency.samplesCount };
}

function report(id: string, figures: readonly Figure[]): void {
  const rows = figures.map((each) => [
    each.what,
    figure(each.microseconds),
    `${figure(100 * each.spread)} %`,
    figure(each.runs),
    `${figure(each.ratio)} x`,
  ]);
  say(`${table([id, 'µs', 'spread', 'runs', 'against the peer'], rows)}\n`);
}
