import { playerByName } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { recording } from '@archipel/host';
import { test } from 'vitest';
import { quantile } from './stopwatch.ts';

/** How many rounds a game has, and how many moves a turn: what the pages say of its length rests on it (docs/web.md). */
const GAMES = [
  ['anno1800', {}],
  ['anno1800', { objectives: 'beginners' }],
  ['anno1503', {}],
] as const;
const TIMES = 6;

test('length', { timeout: 3_600_000 }, () => {
  for (const [id, options] of GAMES)
    for (const seats of [2, 3, 4]) {
      const matches = Array.from({ length: TIMES }, (_, time) => played(id, options, seats, `length ${time}`));
      const rounds = matches.map((match) => match.rounds);
      const moves = matches.map((match) => match.moves / match.rounds / seats);
      const of = `${id} ${JSON.stringify(options)}, ${seats} seats`;
      process.stdout.write(`${of.padEnd(52)}${quantile(rounds, 0.5)} rounds (${Math.min(...rounds)} to ${Math.max(...rounds)}), `);
      process.stdout.write(`${quantile(moves, 0.5).toFixed(1)} moves a turn\n`);
    }
});

function played(id: string, options: object, seats: number, seed: string) {
  const [rules, player] = [gameById(id), playerByName('medium', id)];
  if (rules === undefined || player === undefined) throw new Error(`there is no ${id}`);
  const setup = { game: id, rules: rules.version, seats, options: { ...options }, seed };
  const game = recording(
    rules,
    setup,
    Array.from({ length: seats }, () => player),
  );
  let step = game.next();
  while (!step.done) step = game.next();
  return { rounds: rules.round(step.value.state), moves: step.value.log.length };
}
