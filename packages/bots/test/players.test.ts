import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { type Player, playout, random, thinking } from '@archipel/host';
import { type AnyRules, diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { playerByName, playerNames } from '../src/index.ts';

const games: readonly AnyRules[] = [anno1800, anno1503];
const start = (rules: AnyRules, seats: number) => rules.setup(rules.schemas.options.parse({ rounds: 20 }), seats, 'players');

describe('players', () => {
  it('are found by their names, those of one game only at that game', () => {
    expect(playerNames('anno1800')).toEqual(expect.arrayContaining(['random', 'easy', 'medium', 'hard', 'expert', 'racer']));
    expect(playerNames('chess')).toEqual(['random', 'varied']);
    expect(playerByName('random', 'chess')).toBe(random);
    expect(playerByName('easy', 'chess')).toBeUndefined();
    expect(playerByName('napoleon', 'anno1800')).toBeUndefined();
  });

  it.each(games.flatMap((rules) => playerNames(rules.id).map((name) => [rules.id, name, rules] as const)))(
    'play %s to its end: %s',
    (_, name, rules) => {
      const player = playerByName(name, rules.id) ?? random;
      let turns = 0;
      const play = playout(rules, start(rules, 2), [player, player], () => thinking(diceFrom(seeded(name)), 1));
      let next = play.next();
      while (!next.done) {
        turns++;
        next = play.next();
      }
      expect(turns).toBeGreaterThan(30);
      expect(rules.outcome(next.value)?.places).toContain(1);
    },
  );

  it('choose alike for the same dice', () => {
    const moves = ['a', 'b', 'c', 'd'];
    const picks = (seed: string) =>
      Array.from(
        { length: 8 },
        (
          (dice) => () =>
            random.choose(null, moves, thinking(dice, 1))
        )(diceFrom(seeded(seed))),
      );
    expect(picks('x')).toEqual(picks('x'));
    expect(picks('x')).not.toEqual(picks('y'));
  });

  it('who are varied take a kind first: one festival comes up as often as all swaps together', () => {
    const varied = playerByName('varied', 'any') ?? random;
    const moves = [...Array.from({ length: 30 }, (_, card) => ({ kind: 'swap', card })), { kind: 'festival' }];
    const dice = diceFrom(seeded('varied'));
    const festivals = Array.from({ length: 400 }, () => varied.choose(null, moves, thinking(dice, 1))).filter(
      (move) => move === moves[30],
    ).length;
    expect(festivals).toBeGreaterThan(160);
    expect(festivals).toBeLessThan(240);
  });
});

describe('a playout', () => {
  const rules: AnyRules = anno1800;
  const thought = () => thinking(diceFrom(seeded('x')), 1);
  const drain = (players: readonly Player[]) => [...playout(rules, start(rules, 2), players, thought)].length;

  it('refuses a player who makes up a move, and a seat with nobody on it', () => {
    expect(() => drain([{ ...random, choose: () => ({ kind: 'win' }) }, random])).toThrow('a player chose a move that is not legal');
    expect(() => drain([])).toThrow('nobody sits at seat');
  });

  it('shows a player nothing but its view and the moves', () => {
    const seen: unknown[] = [];
    const spy: Player = {
      ...random,
      choose(view, moves, budget) {
        seen.push(view);
        return random.choose(view, moves, budget);
      },
    };
    const [first] = playout(rules, start(rules, 2), [spy, spy], thought);
    expect(first).toBeDefined();
    expect(Object.keys(seen[0] ?? {})).toEqual(['viewer', 'table', 'hand', 'expeditions']);
  });
});
