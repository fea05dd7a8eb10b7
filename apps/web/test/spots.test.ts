import { describe, expect, it } from 'vitest';
import { cornerFor, labelAt, within } from '../src/learn/spots.ts';

const page = { x: 0, y: 50, width: 1280, height: 670 };
const guide = { width: 330, height: 400 };

describe('the guide stands', () => {
  it('at the lower right, if nothing is lit or something elsewhere', () => {
    expect(cornerFor(guide, page, undefined)).toBe('bottom-right');
    expect(cornerFor(guide, page, { x: 20, y: 100, width: 90, height: 60 })).toBe('bottom-right');
  });

  it('in another corner, if it would cover what is lit', () => {
    expect(cornerFor(guide, page, { x: 1100, y: 640, width: 150, height: 40 })).toBe('bottom-left');
    expect(cornerFor(guide, page, { x: 10, y: 600, width: 1260, height: 100 })).toBe('top-right');
    expect(cornerFor(guide, page, { x: 940, y: 50, width: 340, height: 670 })).toBe('bottom-left');
  });

  it('where it covers least, if it covers something everywhere', () => {
    expect(cornerFor(guide, page, { x: 100, y: 60, width: 1180, height: 660 })).toBe('bottom-left');
  });
});

describe('the label stands', () => {
  it('to the right of what is lit, where there is room', () => {
    expect(labelAt({ x: 100, y: 100, width: 80, height: 40 }, page)).toEqual({ x: 192, y: 120, side: 'right' });
  });

  it('to the left at the right edge', () => {
    expect(labelAt({ x: 1180, y: 100, width: 80, height: 40 }, page).side).toBe('left');
  });

  it('above or below what is as wide as a phone', () => {
    const phone = { width: 360, height: 740 };
    expect(labelAt({ x: 8, y: 300, width: 344, height: 50 }, phone).side).toBe('above');
    expect(labelAt({ x: 8, y: 20, width: 344, height: 50 }, phone)).toMatchObject({ side: 'below', y: 82 });
  });

  it('where it does not cover the guide, which is to be read', () => {
    const beside = { x: 938, y: 170, width: 330, height: 550 };
    expect(labelAt({ x: 10, y: 246, width: 930, height: 350 }, page, [beside]).side).toBe('above');
    expect(labelAt({ x: 10, y: 246, width: 700, height: 350 }, page, [beside]).side).toBe('right');
  });

  it('within what is lit, if there is no room around it', () => {
    const phone = { width: 360, height: 740 };
    const below = { x: 0, y: 476, width: 360, height: 264 };
    expect(labelAt({ x: 0, y: 40, width: 360, height: 430 }, phone, [below])).toEqual({ x: 180, y: 458, side: 'above' });
  });
});

it('only what can be seen of a thing is lit', () => {
  const scrolled = { x: 0, y: 90, width: 360, height: 260 };
  expect(within({ x: 0, y: 40, width: 360, height: 900 }, scrolled)).toEqual(scrolled);
  expect(within({ x: 0, y: 400, width: 360, height: 100 }, scrolled).height).toBe(0);
});
