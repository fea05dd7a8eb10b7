import { anno1503 } from '@archipel/anno1503';
import { type AnyRules, exportMatch, importMatch, positionHash, replay } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { matchFileName, random, recording } from '../src/index.ts';

const rules: AnyRules = anno1503;
const setup = (seed: string) => ({ game: rules.id, rules: rules.version, seats: 2, options: {}, seed });

function recorded(seed: string) {
  const game = recording(rules, setup(seed), [random, random]);
  const told: number[] = [];
  let step = game.next();
  while (!step.done) {
    told.push(step.value.moves);
    step = game.next();
  }
  return { match: step.value, told };
}

describe('a recording', () => {
  it('tells every move, and comes to a match that replays to its position', () => {
    const { match, told } = recorded('tide');
    expect(told).toEqual(match.log.map((_, move) => move + 1));
    const read = importMatch(exportMatch(match));
    const again = read.ok && replay(rules, read.file.setup, read.file.log);
    expect(again !== false && again.ok && positionHash(again.match)).toBe(positionHash(match));
  });

  it('is the same for the same seed, and another for another', () => {
    expect(recorded('tide').match).toEqual(recorded('tide').match);
    expect(recorded('ebb').match.log).not.toEqual(recorded('tide').match.log);
  });

  it('refuses a table that cannot be', () => {
    expect(() => recording(rules, { ...setup('x'), seats: 9 }, []).next()).toThrow('seats');
  });
});

describe('the name of a match file', () => {
  it('is plain for plain seeds', () => {
    expect(matchFileName('anno1800', 4, 'archipel', 0)).toBe('anno1800-4-archipel-0.match.jsonl');
    expect(matchFileName('anno1503', 2, 'calm tide 12')).toBe('anno1503-2-calm_tide_12.match.jsonl');
  });

  it('differs for seeds that differ', () => {
    const long = 'x'.repeat(300);
    const seeds = ['a b', 'a/b', 'a_b', 'a-b', 'a.b', 'a*b', 'a%2Fb', '', '..', 'Ø', long, `${long}y`, 'é'.repeat(200), 'é'.repeat(201)];
    const names = seeds.map((seed) => matchFileName('anno1503', 2, seed, 0));
    expect(new Set(names).size).toBe(seeds.length);
    for (const name of names) expect(name).toMatch(/^[\w%-]{1,120}\.match\.jsonl$/);
  });

  it('can be made of half a letter too', () => {
    expect(matchFileName('anno1503', 2, '\ud800')).toBe('anno1503-2-%EF%BF%BD.match.jsonl');
  });
});
