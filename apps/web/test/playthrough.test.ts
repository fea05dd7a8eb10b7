import { type AnyRules, importMatch, positionHash, replay } from '@archipel/kernel';
import { describe, expect, test } from 'vitest';
import { shells } from '../../../packages/conformance/test/shells.ts';
import { playThrough } from '../src/playthrough.ts';
import { broken, endless } from './sampleGames.ts';

const quietly = () => undefined;
const play = (rules: AnyRules, seats = 3, seed = 'tide') => playThrough(rules, seats, seed, quietly);

describe('a game played at random', () => {
  test('comes to its end, with a place and a sheet for every seat', () => {
    const played = play(shells);
    expect(played.outcome?.places).toHaveLength(3);
    expect(played.outcome?.sheets).toHaveLength(3);
    expect(played.moves).toBeGreaterThan(10);
  });

  test('is the same for the same seed, and another for another', () => {
    expect(play(shells)).toEqual(play(shells));
    expect(play(shells, 3, 'ebb').position).not.toBe(play(shells).position);
  });

  test('is written to a file that replays to the same position', () => {
    const played = play(shells);
    const read = importMatch(played.file);
    if (!read.ok) throw new Error(read.fault);
    expect(read.file.log).toHaveLength(played.moves);
    const again = replay(shells, read.file.setup, read.file.log);
    expect(again.ok && positionHash(again.match)).toBe(played.position);
  });

  test('tells after every move how far it has come', () => {
    const told: number[] = [];
    const played = playThrough(shells, 2, 'tide', (progress) => told.push(progress().moves));
    expect(told).toEqual(Array.from({ length: played.moves }, (_, move) => move + 1));
  });

  test('is left where it stands if it has no end', () => {
    const played = play(endless);
    expect(played.outcome).toBeNull();
    expect(played.moves).toBe(100_000);
  });

  test('fails loudly if the rules are broken, or cannot seat so many', () => {
    expect(() => play(broken)).toThrow('not legal');
    expect(() => play(shells, 9)).toThrow('seats');
  });
});
