import { describe, expect, it } from 'vitest';
import { changedTermsSchema, newTableSchema, PATHS, pathTo } from '../src/index.ts';

describe('a path', () => {
  it('is filled in, whatever stands in its places', () => {
    expect(pathTo(PATHS.chair, { table: 'a/b c', seat: 2 })).toBe('/api/v1/tables/a%2Fb%20c/chairs/2');
  });
});

describe('the terms of a table', () => {
  it('are completed where one is made, and only there', () => {
    const made = newTableSchema.parse({ game: 'anno1800', seats: 2 });
    expect(made).toMatchObject({ options: {}, visibility: 'private', spectators: true, pace: { kind: 'none' }, bots: [] });
    expect(changedTermsSchema.parse({ seats: 3 })).toEqual({ seats: 3 });
  });
});
