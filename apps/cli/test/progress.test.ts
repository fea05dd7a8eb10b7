import { afterEach, describe, expect, it, vi } from 'vitest';
import { spreading } from '../src/contest/spread.ts';
import { progress } from '../src/terminal/progress.ts';

function bar(total: number) {
  const written: string[] = [];
  const time = { now: 0 };
  const screen = {
    isTTY: true,
    write(text: unknown) {
      written.push(String(text));
      return true;
    },
  };
  return { bar: progress('games', total, screen, () => time.now), written, time };
}

afterEach(() => vi.restoreAllMocks());

describe('a progress bar', () => {
  it('moves while one long game is played, and is taken off at its end', async () => {
    const { bar: drawn, written, time } = bar(1);
    await drawn.update(0, '1 move');
    expect(written).toEqual([]);
    time.now = 600;
    await drawn.update(0, '2,000 moves');
    time.now = 900;
    await drawn.update(0, '3,000 moves');
    expect(written).toHaveLength(2);
    expect(written[1]).toContain('0 of 1, 3,000 moves');
    drawn.end();
    expect(written[2]).toBe('\r\x1b[K');
  });

  it('is off the line before Ctrl-C ends the program with 130', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const { bar: drawn, written, time } = bar(2);
    time.now = 600;
    await drawn.update(1);
    process.emit('SIGINT');
    expect(written.at(-1)).toBe('\r\x1b[K');
    expect(exit).toHaveBeenCalledWith(130);
    drawn.end();
    expect(process.listenerCount('SIGINT')).toBe(0);
  });

  it('draws nothing where there is no terminal', async () => {
    const write = vi.fn(() => true);
    const drawn = progress('games', 1, { isTTY: false, write }, () => 1e9);
    await drawn.update(1);
    drawn.end();
    expect(write).not.toHaveBeenCalled();
  });
});

describe('a spread', () => {
  it('is the mean and the ends, and all zero for nothing', () => {
    const scores = spreading();
    expect(scores.spread()).toEqual({ mean: 0, min: 0, max: 0 });
    for (const score of [4, -1, 3]) scores.add(score);
    expect(scores.spread()).toEqual({ mean: 2, min: -1, max: 4 });
  });
});
