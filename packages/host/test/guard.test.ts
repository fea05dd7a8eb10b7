import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { type Fault, guarded, type LevelPlayer, type Player, random, thinking } from '../src/index.ts';

const moves = [{ kind: 'sail' }, { kind: 'rest' }];
const [sail, rest] = moves;
const budget = () => thinking(diceFrom(seeded('guard')), 1);

function rung(level: string, choose: Player['choose']): LevelPlayer {
  return { level, player: { choose, advise: (...given) => [{ move: choose(...given), value: 1, reasons: [{ code: level }] }] } };
}

const rests = rung('easy', () => rest);
const breaks = rung('medium', () => {
  throw new Error('the mast broke');
});
const cheats = rung('hard', () => ({ kind: 'win' }));

/** What a guarded player of these players chooses, and the faults that it reported. */
function chosen(players: readonly LevelPlayer[], late: readonly string[] = []) {
  const faults: Fault[] = [];
  let asked = 0;
  const watch = () => {
    const level = players[asked++]?.level ?? '';
    return () => late.includes(level);
  };
  const move = guarded('tides', players, (fault) => faults.push(fault), watch).choose(null, moves, budget());
  return { move, faults };
}

describe('a guarded player', () => {
  it('is the player itself as long as that does what it should', () => {
    expect(chosen([rests, breaks])).toEqual({ move: rest, faults: [] });
  });

  it('gives the word to the next lower level if it breaks or makes up a move, and reports each fault once', () => {
    expect(chosen([cheats, breaks, rests])).toEqual({
      move: rest,
      faults: [
        { game: 'tides', level: 'hard', reason: 'not-legal', detail: '{"kind":"win"}' },
        { game: 'tides', level: 'medium', reason: 'failed', detail: 'the mast broke' },
      ],
    });
  });

  it('is not heard if the host says that it answered too late', () => {
    const sails = rung('hard', () => sail);
    const { move, faults } = chosen([sails, rests], ['hard']);
    expect(move).toBe(rest);
    expect(faults).toMatchObject([{ level: 'hard', reason: 'overran' }]);
  });

  it('falls back on the dice when nobody is left', () => {
    const { move, faults } = chosen([breaks, cheats]);
    expect(moves).toContain(move);
    expect(faults).toHaveLength(2);
  });

  it('chooses the very move of the list where it was given a copy', () => {
    const copies = rung('hard', () => ({ ...sail }));
    expect(chosen([copies]).move).toBe(sail);
  });

  it('asks nobody where there is nothing to choose', () => {
    const faults: Fault[] = [];
    const player = guarded('tides', [breaks], (fault) => faults.push(fault));
    expect(player.choose(null, [sail], budget())).toBe(sail);
    expect(faults).toEqual([]);
  });

  it('gives the advice of the first level whose advice is all legal', () => {
    const faults: Fault[] = [];
    const silent: LevelPlayer = { level: 'hard', player: { ...random, advise: () => [] } };
    const advice = guarded('tides', [silent, cheats, rests], (fault) => faults.push(fault)).advise(null, moves, budget());
    expect(advice).toEqual([{ move: rest, value: 1, reasons: [{ code: 'easy' }] }]);
    expect(faults.map(({ reason }) => reason)).toEqual(['failed', 'not-legal']);
  });
});
