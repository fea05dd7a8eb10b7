import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../src/fairQueue.ts';

const drained = <Item>(queue: ReturnType<typeof createFairQueue<Item>>) => Array.from({ length: queue.length }, () => queue.shift());

describe('a fair queue', () => {
  it('serves those who wait in turn, however much one of them has waiting', () => {
    const queue = createFairQueue<string>();
    for (let at = 1; at <= 40; at++) queue.push('many', `many ${at}`);
    queue.push('one', 'one 1');
    queue.push('two', 'two 1');
    queue.push('two', 'two 2');
    expect(drained(queue).slice(0, 6)).toEqual(['many 1', 'one 1', 'two 1', 'many 2', 'two 2', 'many 3']);
  });

  it('lets somebody who comes later wait for one of each other at most', () => {
    const queue = createFairQueue<string>();
    for (let at = 1; at <= 9; at++) queue.push('many', `many ${at}`);
    queue.shift();
    queue.push('late', 'late 1');
    queue.shift();
    expect(queue.shift()).toBe('late 1');
  });

  it('loses nothing, gives nothing twice, and keeps the order of each', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (shares) => {
        const queue = createFairQueue<{ readonly share: string; readonly at: number }>();
        for (const [at, share] of shares.entries()) queue.push(share, { share, at });
        const served = drained(queue);
        expect(queue.shift()).toBeUndefined();
        expect(queue).toHaveLength(0);
        for (const share of ['a', 'b', 'c'])
          expect(served.flatMap((item) => (item?.share === share ? [item.at] : []))).toEqual(
            shares.flatMap((each, at) => (each === share ? [at] : [])),
          );
      }),
    );
  });
});
