import { equal, hash, replay, replaying } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { strideFrom, turnAt, type Walk, walkThrough } from '../src/index.ts';
import { recorded } from './matches.ts';

const MATCHES = [
  ['anno1800', 'anno1800-2-short-0'],
  ['anno1503', 'four-won'],
] as const;

function walked(game: 'anno1503' | 'anno1800', name: string): Walk {
  const { rules, file } = recorded(game, name);
  const found = walkThrough(rules, file.setup, file.log);
  if (!found.ok) throw new Error('a recorded match cannot be reviewed');
  return found.walk;
}

describe.each(MATCHES)('a review of %s, %s', (game, name) => {
  const { rules, file } = recorded(game, name);
  const walk = walked(game, name);
  const { outline } = walk;

  it('ends where the match ended, and says who won', () => {
    expect(hash(walk.stateAt(outline.positions))).toBe(file.position);
    const played = replay(rules, file.setup, file.log);
    expect(outline.outcome).toEqual(played.ok && rules.outcome(played.match.state));
  });

  it('opens every position that the match went through, in any order', () => {
    const standing = [...replaying(rules, file.setup, walk.log)].map((state) => hash(state));
    const order = [...standing.keys()].toSorted((a, b) => ((a * 7919) % 1009) - ((b * 7919) % 1009));
    for (const position of order.slice(0, 200)) expect(hash(walk.stateAt(position))).toBe(standing[position]);
  });

  it('keeps few positions, and no more as one walks', () => {
    expect(walk.kept()).toBeLessThan(outline.positions / 20 + 2);
    const before = walk.kept();
    for (let at = 0; at <= outline.positions; at++) walk.stateAt(at);
    expect(walk.kept()).toBe(before);
  });

  it('divides the match into turns without gaps, and says how everybody stood at each', () => {
    expect(outline.turns[0]?.from).toBe(0);
    expect(outline.turns.at(-1)?.to).toBe(outline.positions);
    for (const [index, { from, turn }] of outline.turns.entries()) {
      expect(turn).toBe(index + 1);
      if (index > 0) expect(from).toBe(outline.turns[index - 1]?.to);
    }
    expect(outline.standings).toHaveLength(outline.turns.length + 1);
    const measure = outline.measures[0] ?? '';
    expect(outline.standings.at(-1)?.map((seat) => seat[measure])).toEqual(outline.outcome?.sheets.map(({ total }) => total));
  });

  it('steps by move, turn and round, to either end and not beyond', () => {
    const [, second] = outline.turns;
    expect(strideFrom(outline, 0, 'move', 1)).toBe(1);
    expect(strideFrom(outline, 0, 'turn', 1)).toBe(second?.from);
    expect(strideFrom(outline, (second?.from ?? 0) + 1, 'turn', -1)).toBe(second?.from);
    const nextRound = outline.turns.find(({ round }) => round === 2);
    expect(strideFrom(outline, 0, 'round', 1)).toBe(nextRound?.from);
    expect(strideFrom(outline, 0, 'turn', -1)).toBe(0);
    expect(strideFrom(outline, outline.positions, 'round', 1)).toBe(outline.positions);
    expect(turnAt(outline, outline.positions)).toEqual(outline.turns.at(-1));
  });

  it('lets each seat hear what it heard, and a spectator no more than everybody', () => {
    const [own, open] = [walk.heard(0), walk.heard('spectator')];
    expect(own).toHaveLength(outline.positions);
    expect(equal(own, open)).toBe(false);
    for (const { events } of open) for (const fact of events) expect(rules.schemas.fact.safeParse(fact).success).toBe(true);
  });
});

it('leaves out what was taken back', () => {
  const { rules, file } = recorded('anno1503', 'three-drawn');
  const found = walkThrough(rules, file.setup, file.log);
  expect(file.log.some((entry) => 'undo' in entry)).toBe(true);
  expect(found.ok && hash(found.walk.stateAt(found.walk.outline.positions))).toBe(file.position);
  expect(found.ok && found.walk.outline.positions).toBeLessThan(file.log.length);
});

it('says which entry of a log does not fit', () => {
  const { rules, file } = recorded('anno1503', 'four-won');
  const found = walkThrough(rules, file.setup, [...file.log.slice(0, 5), { seat: 3, move: { kind: 'no such move' } }]);
  expect(found).toMatchObject({ ok: false, at: 5 });
});
