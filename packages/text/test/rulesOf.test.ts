import { anno1503, type Fact as Fact1503 } from '@archipel/anno1503';
import { anno1800, type Fact as Fact1800 } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import { reference1503 } from '../src/en/reference1503.ts';
import { reference1800 } from '../src/en/reference1800.ts';
import { rulesOf1503, rulesOf1800 } from '../src/index.ts';
import { watched } from './playing.ts';

const silent = { move: () => undefined, reason: () => undefined, refused: () => undefined };

describe('the rules beside a line of the log', () => {
  it('have their section for everything that happens in a whole game of Anno 1800', () => {
    const found = new Set<string>();
    watched(
      anno1800,
      { player: 'random', seats: 3, most: 700 },
      { ...silent, fact: (fact: Fact1800) => found.add(rulesOf1800([fact]).join()) },
    );
    expect(found.size).toBeGreaterThan(10);
    expect([...found].filter((rule) => !Object.hasOwn(reference1800, rule))).toEqual([]);
  });

  it('have their section for everything that happens in a whole game of Anno 1503', () => {
    const found = new Set<string>();
    watched(
      anno1503,
      { player: 'random', seats: 3, most: 900 },
      { ...silent, fact: (fact: Fact1503) => found.add(rulesOf1503([fact]).join()) },
    );
    expect(found.size).toBeGreaterThan(10);
    expect([...found].filter((rule) => !Object.hasOwn(reference1503, rule))).toEqual([]);
  });

  it('are those of what was done, not of what followed from it', () => {
    const explored: Fact1800 = { fact: 'explored', seat: 0, island: 'nw-01' };
    const drew: Fact1800 = { fact: 'drew', seat: 0, deck: 'new-world', count: 3 };
    expect(rulesOf1800([explored, drew])).toEqual(['R12.2']);
    expect(rulesOf1800([{ fact: 'buried', seat: 0, deck: 'new-world' }, drew])).toEqual(['R8']);
  });

  it('name each rule once, and the one of the event that a roll brings', () => {
    const paid = (seat: number): Fact1503 => ({ fact: 'paid', seat, gold: 2, why: 'fire' });
    const roll: readonly Fact1503[] = [{ fact: 'rolled', seat: 0, die: 6 }, { fact: 'event', event: 'fire', die: 4 }, paid(0), paid(1)];
    expect(rulesOf1503(roll)).toEqual(['Q3.4', 'Q9.2']);
  });

  it('tell ships from what stands on land', () => {
    const built = (field: 'sea-1' | 'coast-2'): Fact1800 => ({ fact: 'built', seat: 0, tile: 'trade-ship-1', field, over: null });
    expect([rulesOf1800([built('sea-1')]), rulesOf1800([built('coast-2')])]).toEqual([['R6.6'], ['R6.1']]);
  });
});
