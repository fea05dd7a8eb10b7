import { playerByName, whyMove } from '@archipel/bots';
import { recording, thinking } from '@archipel/host';
import { type AnyRules, diceFrom, enter, openMatch, replay, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { movesExplained, standingLog, walkThrough, whyInMatch } from '../src/index.ts';
import { recorded } from './matches.ts';

/** A short match of two mediums. */
function played(rules: AnyRules) {
  const medium = playerByName('medium', rules.id);
  if (medium === undefined) throw new Error(`there is no medium for ${rules.id}`);
  const setup = { game: rules.id, rules: rules.version, seats: 2, options: {}, seed: 'why' };
  const game = recording(rules, setup, [medium, medium], (dice) => () => thinking(dice, 0));
  let step = game.next();
  while (!step.done) step = game.next();
  return { setup, log: step.value.log };
}

/** What each seat did in a turn, as parts of the log. */
function deedsOf(log: ReturnType<typeof played>['log']) {
  const deeds: { readonly seat: number; readonly from: number; readonly to: number }[] = [];
  let from = 0;
  for (const [at, { seat }] of log.entries()) {
    if (log[at + 1]?.seat === seat) continue;
    deeds.push({ seat, from, to: at + 1 });
    from = at + 1;
  }
  return deeds;
}

describe.each([
  ['anno1800', 'anno1800-2-short-0'],
  ['anno1503', 'four-won'],
] as const)('why things were done in %s', (game, name) => {
  const { rules } = recorded(game, name);
  const match = played(rules);
  const deeds = deedsOf(match.log).slice(0, 60);

  it('says the same to who looks on, whatever the mover holds', () => {
    let [compared, told] = [0, 0];
    for (const deed of deeds) {
      const viewer = 1 - deed.seat;
      const here = whyInMatch(rules, match, deed, viewer);
      // Everything that the viewer cannot know is dealt anew before it; where the moves are still possible, the reasons must not have changed.
      const log = match.log.toSpliced(deed.from, 0, { seat: viewer, dealt: 'anew' }).slice(0, deed.to + 1);
      if (!replay(rules, match.setup, log).ok) continue;
      const there = whyInMatch(rules, { setup: match.setup, log }, { ...deed, from: deed.from + 1, to: deed.to + 1 }, viewer);
      expect(there).toEqual(here);
      compared += 1;
      told += here?.length ?? 0;
    }
    expect(compared).toBeGreaterThan(3);
    expect(told).toBeGreaterThan(0);
  });

  it('tells while the game goes on what the move itself shows, in the words of the reasons for everyone', () => {
    let same = 0;
    const opened = openMatch(rules, match.setup);
    if (!opened.ok) throw new Error('it must open');
    let at: Parameters<typeof enter>[1] = opened.match;
    for (const [from, entry] of match.log.slice(0, 300).entries()) {
      const view = rules.view(at.state, entry.seat);
      const step = enter(rules, at, entry);
      if (!step.ok || !('move' in entry)) throw new Error('it must replay');
      const made = { view, moves: rules.moves(view), move: entry.move, dice: diceFrom(seeded('why')) };
      const everyone = whyMove(rules.id, made, 'everyone');
      const seen = whyInMatch(rules, match, { seat: entry.seat, from, to: from + 1 }, 'spectator');
      // What is paid first is told later, with the move that ends the payment.
      if (everyone.length > 0 && seen?.length) {
        expect(seen).toEqual(everyone);
        same += 1;
      }
      at = step.position;
    }
    expect(same).toBeGreaterThan(5);
  });

  it('knows the whole reasons once the game is over, and tells those of payments only where there are no others', () => {
    const whole = deeds.flatMap((deed) => whyInMatch(rules, match, deed, 'whole') ?? []);
    const seen = deeds.flatMap((deed) => whyInMatch(rules, match, deed, 'spectator') ?? []);
    expect(whole.length).toBeGreaterThan(seen.length);
    for (const deed of deeds) {
      const codes = whyInMatch(rules, match, deed, 'whole')?.map(({ code }) => code) ?? [];
      if (codes.length > 1) expect(codes).not.toContain('least-missed');
    }
  });

  it('leaves out what was taken back', () => {
    const { file } = recorded(game, name);
    const walked = walkThrough(rules, file.setup, file.log);
    if (!walked.ok) throw new Error('it must walk');
    const explained = movesExplained(rules, walked.walk.stateAt(0), standingLog(file.log).slice(0, 30));
    expect(explained.length).toBeGreaterThan(0);
    for (const { index, move } of explained) expect(walked.walk.log[index]).toMatchObject({ move });
  });
});
