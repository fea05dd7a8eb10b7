import { readFileSync } from 'node:fs';
import { importMatch } from '@archipel/kernel';
import { describe, expect, test } from 'vitest';
import { packed, unpacked } from '../src/review/carried.ts';
import { momentMark, positionOf } from '../src/review/momentLink.ts';
import { reviewed } from '../src/review/reviewed.ts';
import { type ReviewState, updateReview } from '../src/review/reviewState.ts';

const file = (game: string, name: string) =>
  readFileSync(new URL(`../../../packages/${game}/golden/${name}.match.jsonl`, import.meta.url), 'utf8');
const text = file('anno1503', 'two-short');
const match = reviewed(text);
if ('fault' in match) throw new Error('a recorded match must be reviewed');
const { outline } = match.walk;
const FIRST: ReviewState = { position: 0, eyes: 'open', stride: 'turn', playing: false, speed: 1 };

describe('the way through a match', () => {
  const [, second, third] = outline.turns;

  test('goes forward and back by its stride, and by hand stops what plays', () => {
    const one = updateReview(outline, { ...FIRST, playing: true }, { type: 'step', way: 1 });
    expect(one).toMatchObject({ position: second?.from, playing: false });
    expect(updateReview(outline, one, { type: 'step', way: 1 }).position).toBe(third?.from);
    expect(updateReview(outline, one, { type: 'step', way: -1 }).position).toBe(0);
    expect(updateReview(outline, one, { type: 'step', way: 1, stride: 'move' }).position).toBe(one.position + 1);
  });

  test('plays to the end, stops there, and begins again from it', () => {
    let state = updateReview(outline, FIRST, { type: 'play' });
    for (let tick = 0; tick <= outline.turns.length; tick++) state = updateReview(outline, state, { type: 'tick' });
    expect(state).toMatchObject({ position: outline.positions, playing: false });
    expect(updateReview(outline, state, { type: 'play' })).toMatchObject({ position: 0, playing: true });
  });

  test('never leaves the match', () => {
    expect(updateReview(outline, FIRST, { type: 'to', position: 1e9 }).position).toBe(outline.positions);
    expect(updateReview(outline, FIRST, { type: 'to', position: -5 }).position).toBe(0);
    expect(updateReview(outline, FIRST, { type: 'step', way: -1, stride: 'round' }).position).toBe(0);
  });
});

describe('the name of a moment', () => {
  test('leads back to it, wherever it is', () => {
    for (let position = 0; position <= outline.positions; position++)
      expect(positionOf(outline, momentMark(outline, position))).toBe(position);
  });

  test.each(['', 'x', '0', '99999', '1.99999', '-3', '1e3', '../..', '7.'])('may be anything: %s leads somewhere in the match', (mark) => {
    const position = positionOf(outline, mark);
    expect(position).toBeGreaterThanOrEqual(0);
    expect(position).toBeLessThanOrEqual(outline.positions);
  });
});

describe('a link that carries a match', () => {
  test('gives back what went into it', async () => {
    expect(await unpacked(await packed(text))).toBe(text);
  });

  test.each(['', 'a', '%%%', 'AAAA', '!'])('is nothing if it was cut off or made up: %s', async (letters) => {
    expect(await unpacked(letters)).toBeUndefined();
  });

  test('is not unpacked without end', async () => {
    const bomb = await packed('0'.repeat(9 * 2 ** 20));
    expect(bomb.length).toBeLessThan(20_000);
    expect(await unpacked(bomb)).toBeUndefined();
  });
});

describe('what is reviewed', () => {
  test('is a whole match that is over', () => {
    const read = importMatch(text);
    if (!read.ok) throw new Error('it must be read');
    expect(reviewed('a letter to my aunt')).toEqual({ fault: 'not-a-match' });
    expect(reviewed(text.replace('"rules":2', '"rules":1'))).toEqual({ fault: 'not-a-match' });
    expect(outline.outcome).not.toBeNull();
  });

  test('is nothing that is still played: its hidden things stay hidden', async () => {
    const read = importMatch(text);
    if (!read.ok) throw new Error('it must be read');
    const { exportLog } = await import('@archipel/kernel');
    const half = exportLog({ setup: read.file.setup, log: read.file.log.slice(0, 20) });
    expect(reviewed(half)).toEqual({ fault: 'not-over' });
  });
});
