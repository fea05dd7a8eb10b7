import { gameById } from '@archipel/games';
import { entryFor, random } from '@archipel/host';
import { type AnyRules, diceFrom, type Entry, hash, openMatch, play, positionHash, seeded } from '@archipel/kernel';
import { describe, expect, test } from 'vitest';
import type { KeptEntry, KeptGame } from '../src/session/keptGames.ts';
import { replayed } from '../src/session/localMatch.ts';

const rules = gameById('anno1800') as AnyRules;

/** A game of two on a device, as far as so many moves, as it would be kept. */
function kept(moves: number) {
  const setup = { game: rules.id, rules: rules.version, seats: 2, options: {}, seed: 'tide' };
  const opened = openMatch(rules, setup);
  if (!opened.ok) throw new Error(opened.detail);
  const dice = diceFrom(seeded('moves'));
  let { match } = opened;
  while (match.log.length < moves) {
    const [seat = 0] = rules.active(match.state);
    const view = rules.view(match.state, seat);
    const move = random.choose(view, rules.moves(view), { dice, more: () => false });
    const played = play(rules, match, seat, [move]);
    if (!played.ok) throw new Error(played.illegal.rule);
    ({ match } = played);
  }
  const game: KeptGame = { id: 'a', setup, levels: [null, 'easy'], made: 0, played: 0, position: moves, seen: 0, round: 1, places: null };
  const log: KeptEntry[] = match.log.map((entry: Entry, at) => ({ game: 'a', position: at + 1, at: 1000 + at, entry }));
  return { game, log, match };
}

describe('a game kept on this device', () => {
  test('comes back to the very position in which it was left, with all that was heard', () => {
    const { game, log, match } = kept(60);
    const found = replayed(rules, game, log);
    expect(hash(found?.current.state)).toBe(positionHash(match));
    expect(found?.entries.map(({ position }) => position)).toEqual(log.map(({ position }) => position));
    expect(found?.entries.every(({ bot, entry }) => bot === (entry.seat === 1))).toBe(true);
    expect(found?.entries[7]?.at).toBe(1007);
  });

  test('keeps from the person what only the bot was told', () => {
    const { game, log } = kept(120);
    const all = replayed(rules, game, log)?.entries;
    const [mine, theirs] = [0, 1].map((seat) => all?.map((entry) => entryFor(entry, seat)));
    expect(mine).not.toEqual(theirs);
    expect(mine?.map(({ events }) => events.length)).toEqual(theirs?.map(({ events }) => events.length));
  });

  test('is not played on by other rules, nor with a log that does not fit', () => {
    const { game, log } = kept(10);
    expect(replayed(rules, { ...game, setup: { ...game.setup, rules: 99 } }, log)).toBeUndefined();
    expect(replayed(rules, game, log.slice(3))).toBeUndefined();
  });
});
