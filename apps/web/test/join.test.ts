import { describe, expect, test } from 'vitest';
import { wayTo } from '../src/home/wayTo.ts';
import { tableName } from '../src/ui/names.ts';

describe('what is typed to join', () => {
  test.each([
    ['KRABBE', '/j/KRABBE'],
    [' kra bbe ', '/j/KRABBE'],
    ['KRA-BBE', '/j/KRABBE'],
    ['https://archipel.example/j/KRABBE', '/j/KRABBE'],
    ['archipel.example/t/GwA5YaKn8ZRftFjp?x=1', '/t/GwA5YaKn8ZRftFjp'],
  ])('%j leads to %s', (typed, way) => {
    expect(wayTo(typed)).toBe(way);
  });

  test.each(['', 'KRABB', 'KRABBEN', 'https://archipel.example/about', 'Müller'])('%j leads nowhere', (typed) => {
    expect(wayTo(typed)).toBeUndefined();
  });
});

describe('the name of a table', () => {
  test('is always the same, and mostly another for another table', () => {
    const ids = Array.from({ length: 20 }, (_, at) => `table-${at}-of-twenty`);
    expect(ids.map(tableName)).toEqual(ids.map(tableName));
    expect(new Set(ids.map(tableName)).size).toBeGreaterThan(15);
  });
});
