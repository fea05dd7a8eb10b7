import { random, recording } from '@archipel/host';
import { exportMatch, type Match, openMatch, positionHash } from '@archipel/kernel';
import { describe, expect, test } from 'vitest';
import { shells } from '../../../packages/conformance/test/shells.ts';
import { judge } from '../src/check/verdict.ts';

const gameById = (id: string) => (id === shells.id ? shells : undefined);

/** A whole game of the sample game, played at random. */
function playedOut() {
  const game = recording(shells, { game: 'shells', rules: 1, seats: 2, options: {}, seed: 'tide' }, [random, random]);
  let step = game.next();
  while (!step.done) step = game.next();
  return { file: exportMatch(step.value), moves: step.value.log.length, position: positionHash(step.value) };
}

const played = playedOut();
const lines = played.file.trimEnd().split('\n');
const verdict = (text: string) => judge(text, gameById);

/** A file that is sealed as it should be, of a match that could not be. */
function forged(change: (match: Match<unknown>) => Partial<Match<unknown>>): string {
  const opened = openMatch(shells, { game: 'shells', rules: 1, seats: 2, options: {}, seed: 'tide' });
  if (!opened.ok) throw new Error(opened.fault);
  return exportMatch({ ...opened.match, ...change(opened.match) });
}
const withSetup = (setup: Partial<Match<unknown>['setup']>) => forged((match) => ({ setup: { ...match.setup, ...setup } }));

describe('a match file is', () => {
  test('whole, if it replays to the position of its seal', () => {
    expect(verdict(played.file)).toMatchObject({ is: 'whole', about: { entries: played.moves, position: played.position } });
  });

  test('cut off, if its end is missing: what is left still has a position', () => {
    const half = lines.slice(0, 9).map((line) => `${line}\n`);
    expect(verdict(half.join(''))).toMatchObject({ is: 'cut-off', after: 8, about: { entries: 8, position: expect.any(String) } });
    expect(verdict(`${half.join('')}{"seat":0,"mo`)).toMatchObject({ is: 'cut-off', after: 8 });
  });

  test('altered, if one letter is another', () => {
    expect(verdict(played.file.replace('"seed":"tide"', '"seed":"tidy"'))).toMatchObject({ is: 'altered' });
  });

  test('altered at an entry, if it is sealed but the move is not legal there', () => {
    const log = [{ seat: 1, move: { kind: 'dive' } }];
    expect(verdict(forged(() => ({ log })))).toMatchObject({ is: 'altered-at', entry: 1, rule: 'K2' });
  });

  test('altered and cut off, if a move is not legal and no seal is there to fit', () => {
    const sealed = forged(() => ({ log: [{ seat: 1, move: { kind: 'dive' } }] }));
    const cut = sealed.split('\n').slice(0, 2).join('\n');
    expect(verdict(`${cut}\n`)).toMatchObject({ is: 'cut-and-altered-at', entry: 1, rule: 'K2' });
  });

  test('of another position, if it is sealed for one', () => {
    const other = verdict(forged(() => ({ state: 'elsewhere' })));
    expect(other.is).toBe('other-position');
    expect(other.about?.sealed).not.toBe(other.about?.position);
  });

  test('damaged, if a line in its midst is not an entry', () => {
    const spoilt = lines.with(3, 'spilt ink').map((line) => `${line}\n`);
    expect(verdict(spoilt.join(''))).toMatchObject({ is: 'damaged', line: 4 });
  });

  test('made under other rules, of an unknown game, or for no table that there is', () => {
    expect(verdict(withSetup({ rules: 7 }))).toMatchObject({ is: 'other-rules', theirs: 7, ours: 1 });
    expect(verdict(withSetup({ game: 'chess' }))).toMatchObject({ is: 'unknown-game', game: 'chess' });
    expect(verdict(withSetup({ seats: 9 }))).toMatchObject({ is: 'unfit-setup' });
    expect(verdict(withSetup({ options: { rounds: 99 } }))).toMatchObject({ is: 'unfit-setup' });
  });

  test.each(['', '\n', '{}\n', 'a letter to my aunt', '{"archipel":"match","format":2}\n', '\u0000'])('no match file: %j', (text) => {
    expect(verdict(text)).toEqual({ is: 'not-a-match' });
  });
});
