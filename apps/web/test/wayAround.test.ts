import { describe, expect, it } from 'vitest';
import { type Rect, wayAround } from '../src/anno1800/model/wayAround.ts';

const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, right: left + width, bottom: top + height });
const chart = rect(12, 250, 960, 300);
const column = rect(988, 250, 366, 300);
const board = rect(988, 310, 366, 150);

describe('the line to the board of whoever is on', () => {
  it('goes from a field down between the columns, below the chart, and up beside it', () => {
    expect(wayAround({ from: rect(100, 300, 84, 58), to: board, at: rect(1000, 360, 30, 24), chart, column })).toBe(
      'M184 329H185.5V553H980V372H988',
    );
  });

  it('goes from a tile of the market above the chart', () => {
    expect(wayAround({ from: rect(100, 110, 80, 42), to: board, at: board, chart, column })).toBe('M180 131H181.5V247H980V385H988');
  });

  it('is not drawn from a field that is scrolled out of sight', () => {
    expect(wayAround({ from: rect(950, 300, 84, 58), to: board, at: board, chart, column })).toBeUndefined();
  });
});
