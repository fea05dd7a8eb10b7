import { anno1503 } from '@archipel/anno1503';
import { type Player, type Question, random, type ThinkDeps, think } from '@archipel/host';
import type { AnyRules } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { playerChain, playerNames } from '../src/index.ts';
import { viewWithChoice } from './choice.ts';

const rules: AnyRules = anno1503;
const mind: ThinkDeps = { rules: (id) => (id === rules.id ? rules : undefined), playerChain, now: () => 0 };

const view = viewWithChoice(rules);

function question(level: string, seed = 'tide'): Question {
  return { game: rules.id, level, view, budget: { iterations: 20 }, seed };
}

/** Thinks round after round as long as it may, then takes the first move. */
const ponders: Player = {
  choose: (_, moves) => moves[0],
  advise(_, moves, { more }) {
    for (let done = 0; more(done); done++);
    return [{ move: moves[0], value: 0, reasons: [] }];
  },
};

function withPlayer(player: Player): ThinkDeps {
  return { ...mind, playerChain: (level, game) => [{ level, player }, ...playerChain('random', game)] };
}

describe('a question to a thinker', () => {
  it.each(playerNames(rules.id))('is answered by %s with a legal move that is its first candidate, as plain JSON', (level) => {
    const asked = question(level);
    const thought = think(structuredClone(asked), mind);
    expect(rules.moves(asked.view)).toContainEqual(thought.move);
    expect(thought.candidates[0]?.move).toBe(thought.move);
    expect(thought.faults).toEqual([]);
    expect(JSON.parse(JSON.stringify(thought))).toEqual(thought);
  });

  it.each(playerNames(rules.id))('has the same answer by %s whenever it is asked with the same seed and iterations', (level) => {
    expect(think(question(level), mind)).toEqual(think(question(level), mind));
  });

  it('has another answer for another seed, where chance decides', () => {
    const answers = new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(think(question('random', `${seed}`), mind).move)));
    expect(answers.size).toBeGreaterThan(1);
  });

  it('tells how many rounds of thought were made: the iterations, or as many as the time allowed', () => {
    expect(think(question('ponders'), withPlayer(ponders)).rounds).toBe(20);
    let time = 0;
    const clock = { ...withPlayer(ponders), now: () => time++ };
    expect(think({ ...question('ponders'), budget: { ms: 7 } }, clock).rounds).toBe(6);
    expect(think(question('random'), mind).rounds).toBe(0);
  });

  it('is answered by the level below, with the fault, where a player breaks', () => {
    const breaks: Player = {
      ...random,
      advise: () => {
        throw new Error('the mast broke');
      },
    };
    const thought = think(question('breaks'), withPlayer(breaks));
    expect(thought.faults).toEqual([{ game: rules.id, level: 'breaks', reason: 'failed', detail: 'the mast broke' }]);
    expect(rules.moves(question('breaks').view)).toContainEqual(thought.move);
  });

  it('must be about a game, a player and a seat that has a move', () => {
    expect(() => think({ ...question('random'), game: 'chess' }, mind)).toThrow("there is no game 'chess'");
    expect(() => think(question('napoleon'), mind)).toThrow("there is no player 'napoleon'");
    const state = rules.setup(rules.schemas.options.parse({}), 2, 'think');
    expect(() => think({ ...question('random'), view: rules.view(state, 'spectator') }, mind)).toThrow('no move');
  });
});
