import { describe, expect, it } from 'vitest';
import { recentAnswers } from '../src/index.ts';

describe('recent answers', () => {
  it('gives back what is added', () => {
    const answer = { to: 'a question' };
    expect(recentAnswers<object>(2).add(answer)).toBe(answer);
  });

  it('keeps as many as it has room for, the latest', () => {
    const recent = recentAnswers<number>(3);
    for (const answer of [1, 2, 3]) recent.add(answer);
    expect(new Set(recent.all)).toEqual(new Set([1, 2, 3]));
    for (const answer of [4, 5, 6, 7]) recent.add(answer);
    expect(new Set(recent.all)).toEqual(new Set([5, 6, 7]));
  });
});
