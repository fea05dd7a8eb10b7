import { anno1800 } from '@archipel/anno1800';
import { playerByName } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { recording } from '@archipel/host';
import { expect, test } from 'vitest';
import { influenceOf } from '../src/anno1800/score/influence.ts';

test('the influence of a match begins at its start, has a point for every round and ends with the score sheets', () => {
  const rules = gameById('anno1800');
  const medium = playerByName('medium', 'anno1800');
  if (rules === undefined || medium === undefined) throw new Error('the game or its player is missing');
  const setup = { game: 'anno1800', rules: anno1800.version, seats: 2, options: {}, seed: 'influence' };
  const played = recording(rules, setup, [medium, medium]);
  let step = played.next();
  while (!step.done) step = played.next();
  const { state, log } = step.value;
  const influence = influenceOf(setup, log);
  const outcome = rules.outcome(state);
  expect(influence?.rounds.at(-1)).toEqual(outcome?.sheets.map((sheet) => sheet.total));
  expect(influence?.rounds).toHaveLength(rules.round(state) + 1);
  const best = influence?.moments.find(({ kind }) => kind === 'best');
  const [before, after] = [best?.round ?? 0, best?.round ?? 0].map(
    (round, at) => influence?.rounds[round - 1 + at]?.[best?.seat ?? 0] ?? 0,
  );
  expect((after ?? 0) - (before ?? 0)).toBe(best?.points);
  // R15.1: the fireworks are for the one who had no card left first.
  const fireworks = outcome?.sheets.findIndex(({ lines }) => lines.some(({ line, points }) => line === 'fireworks' && points > 0));
  expect(influence?.moments.find(({ kind }) => kind === 'last-card')?.seat).toBe(fireworks);
});

test('a log that does not fit has no influence', () => {
  const setup = { game: 'anno1800', rules: anno1800.version, seats: 2, options: {}, seed: 'influence' };
  expect(influenceOf(setup, [{ seat: 1, move: { kind: 'nonsense' } }])).toBeUndefined();
});
