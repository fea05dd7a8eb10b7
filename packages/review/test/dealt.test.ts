import { diceFrom, enter, equal, exportLog, importMatch, openMatch, replay, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { recorded } from './matches.ts';

describe.each([
  ['anno1800', 'anno1800-2-short-0'],
  ['anno1503', 'four-won'],
] as const)('what is dealt anew in %s', (game, name) => {
  const { rules, file } = recorded(game, name);
  const half = file.log.slice(0, 40);
  const anew = (seed: string, seat = 1) => replay(rules, file.setup, [...half, { seat, dealt: seed }]);

  it('looks the same to the seat, and is otherwise not what it was', () => {
    const [before, after, other] = [replay(rules, file.setup, half), anew('a'), anew('b')];
    if (!before.ok || !after.ok || !other.ok) throw new Error('it must replay');
    expect(rules.view(after.match.state, 1)).toEqual(rules.view(before.match.state, 1));
    expect(equal(after.match.state, before.match.state)).toBe(false);
    expect(equal(after.match.state, other.match.state)).toBe(false);
    expect(anew('a')).toEqual(after);
  });

  it('cannot be taken back, and nothing before it', () => {
    const after = anew('a');
    if (!after.ok) throw new Error('it must replay');
    expect(after.match.past).toEqual([]);
    const [seat = 0] = rules.active(after.match.state);
    expect(enter(rules, after.match, { seat, undo: 1 })).toMatchObject({ ok: false, illegal: { rule: 'K4' } });
  });

  it('is for those who sit there, while it is played', () => {
    expect(anew('a', 9)).toMatchObject({ ok: false, at: 40, illegal: { rule: 'K1' } });
    expect(replay(rules, file.setup, [...file.log, { seat: 0, dealt: 'a' }])).toMatchObject({ ok: false, illegal: { rule: 'K3' } });
  });

  it('stands in the file of the match; one that proves its shuffle has nothing of the kind', () => {
    const log = [...half, { seat: 1, dealt: 'a' }];
    const whole = importMatch(exportLog({ setup: file.setup, log }));
    expect(whole.ok && whole.file.log).toEqual(log);
    const honesty = { hash: 'h', secret: 's', salt: 't', words: [null, null] };
    expect(importMatch(exportLog({ setup: file.setup, log, honesty }))).toMatchObject({ ok: false, fault: 'altered' });
    expect(importMatch(exportLog({ setup: file.setup, log: half, honesty })).ok).toBe(true);
  });
});

it('a game that cannot deal anew refuses it', () => {
  const { rules, file } = recorded('anno1503', 'four-won');
  const opened = openMatch(rules, file.setup);
  if (!opened.ok) throw new Error('it must open');
  const { deal, ...without } = rules;
  expect(deal?.(opened.match.state, 0, diceFrom(seeded('x')))).toBeDefined();
  expect(enter(without, opened.match, { seat: 0, dealt: 'x' })).toMatchObject({ ok: false });
});
