import type { CardId, Fact } from '@archipel/anno1800';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCards } from '../src/anno1800/model/newCards.ts';
import { digits, isUrgent } from '../src/game/clock.ts';
import type { Pace } from '../src/reader/pace.ts';
import type { EntryOf, Now, Session } from '../src/session/session.ts';
import { changeAfter, firstChange } from '../src/table/follow/change.ts';
import { type FollowClock, followSession } from '../src/table/follow/followSession.ts';
import { dueAt, firstShowing, presentOf, type Showing, type ShowingEvent, updateShowing } from '../src/table/follow/showing.ts';
import { followedTurn } from '../src/table/follow/steps.ts';

const ME = 0;

const entry = (position: number, seat: number, events: readonly string[] = [`move ${position}`]): EntryOf<string> => ({
  position,
  seat,
  at: 0,
  bot: seat !== ME,
  events: [...events],
});

/** A match of two: the person on seat 0 and a bot. Its entries are what was moved so far. */
function at(entries: readonly EntryOf<string>[], active: readonly number[], more: Partial<Now> = {}): Now {
  return {
    game: 'shells',
    viewer: ME,
    chairs: [],
    view: `after ${entries.length}`,
    position: entries.length,
    round: 1,
    active,
    undoable: 0,
    clocks: { at: 0, left: [null, null], running: [] },
    outcome: null,
    entries,
    seen: 0,
    honesty: null,
    connection: 'here',
    thinking: false,
    ...more,
  };
}

/** The person has ended the turn; then the bot makes three moves, and it is the person's turn again. */
const log = [entry(1, ME), entry(2, 1), entry(3, 1), entry(4, 1)];
const [ended, one, two, back] = [
  at(log.slice(0, 1), [1]),
  at(log.slice(0, 2), [1]),
  at(log.slice(0, 3), [1]),
  at(log, [ME]),
] as const satisfies readonly Now[];

const run = (state: Showing, ...events: readonly ShowingEvent[]) => events.reduce(updateShowing, state);
const arrived = (now: Now, time = 0): ShowingEvent => ({ type: 'arrived', now, at: time });

describe('moves of others', () => {
  const all = run(firstShowing(ended, 'normal', 0), arrived(one), arrived(two), arrived(back));

  it('are shown one after another: the first at once, the next when its time has come', () => {
    expect(all.shown).toBe(one);
    expect(presentOf(all)).toBe(back);
    expect(dueAt(all)).toBe(1000);
    const early = run(all, { type: 'tick', at: 999 });
    expect(early.shown).toBe(one);
    const later = run(all, { type: 'tick', at: 1000 });
    expect(later.shown).toBe(two);
    expect(run(later, { type: 'tick', at: 2000 }).shown).toBe(back);
  });

  it.each([
    ['slow', 2000],
    ['fast', 400],
    ['step', undefined],
    ['at-once', undefined],
  ] as const)('take their time at the pace that was chosen: %s', (pace, due) => {
    const running = run(firstShowing(ended, pace, 0), arrived(one), arrived(two));
    expect(dueAt(running)).toBe(due);
    if (pace === 'at-once') expect(running.shown).toBe(two);
    if (pace === 'step') expect(running.shown).toBe(ended);
  });

  it('stand still while paused, go on by hand, and run again', () => {
    const paused = run(all, { type: 'pause' });
    expect(dueAt(paused)).toBeUndefined();
    const stepped = run(paused, { type: 'step', at: 50 });
    expect([stepped.shown, stepped.paused]).toEqual([two, true]);
    expect(dueAt(run(stepped, { type: 'resume', at: 60 }))).toBe(1060);
  });

  it('end at once when somebody wants to act', () => {
    const present = run(all, { type: 'skip', at: 10 });
    expect([present.shown, present.queue, present.paused]).toEqual([back, [], false]);
  });

  it('can be shown again, even where nothing is delayed otherwise, and end at the present', () => {
    const quick = run(firstShowing(ended, 'at-once', 0), arrived(one), arrived(two), arrived(back));
    expect(quick.shown).toBe(back);
    let again = run(quick, { type: 'again', from: 1, at: 100 });
    expect(again.shown).toBe(ended);
    const seen: unknown[] = [];
    for (let due = dueAt(again); due !== undefined; due = dueAt(again)) {
      again = run(again, { type: 'tick', at: due });
      seen.push(again.shown.view);
    }
    expect(seen).toEqual([one.view, two.view, back.view]);
    expect(again.again).toBe(false);
  });

  it('can be shown from the beginning of a single turn', () => {
    const quick = run(firstShowing(ended, 'at-once', 0), arrived(one), arrived(two), arrived(back));
    expect(run(quick, { type: 'again', from: 3, at: 0 }).shown).toBe(two);
  });

  it('pass over positions that tell nothing', () => {
    const silent = at([...log.slice(0, 1), entry(2, 1, [])], [1]);
    const told = at([...log.slice(0, 1), entry(2, 1, []), entry(3, 1)], [1]);
    const state = run(firstShowing(ended, 'step', 0), arrived(silent), arrived(told), { type: 'step', at: 0 });
    expect(state.shown).toBe(told);
  });
});

describe('what is shown', () => {
  it('is the present after a move of one’s own, whatever was waiting', () => {
    const own = at([...log.slice(0, 3), entry(4, ME)], [1]);
    const state = run(firstShowing(ended, 'slow', 0), arrived(one), arrived(two), arrived(own));
    expect([state.shown, state.queue]).toEqual([own, []]);
    expect(state.past).toEqual([own]);
  });

  it('has the line, the chairs and the clocks of the present', () => {
    const lost = { ...two, connection: 'lost' as const };
    const state = run(firstShowing(ended, 'step', 0), arrived(one), arrived(two), arrived(lost));
    expect([state.shown.connection, state.shown.position, state.queue.length]).toEqual(['lost', 1, 2]);
  });

  it('is nothing that other eyes have seen', () => {
    const other = at(log, [1], { viewer: 1 });
    const state = run(firstShowing(ended, 'slow', 0), arrived(one), arrived(two), arrived(other));
    expect(state).toMatchObject({ shown: other, queue: [], past: [other] });
  });

  it('is always the present where the viewer may act, and never loses a position', () => {
    const paces: readonly Pace[] = ['step', 'slow', 'normal', 'fast', 'at-once'];
    const event = fc.oneof(
      fc.record({ seat: fc.nat(1), mine: fc.boolean(), silent: fc.boolean() }),
      fc.constantFrom('tick', 'step', 'pause', 'resume', 'skip', 'again'),
      fc.constantFrom(...paces),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), fc.constantFrom(...paces), (events, pace) => {
        let entries: readonly EntryOf<string>[] = [];
        let truth = at(entries, [ME]);
        let state = firstShowing(truth, pace, 0);
        for (const [index, each] of events.entries()) {
          const time = index * 300;
          if (typeof each === 'object') {
            entries = [...entries, entry(entries.length + 1, each.seat, each.silent ? [] : ['x'])];
            truth = at(entries, each.mine ? [ME] : [1]);
            state = updateShowing(state, arrived(truth, time));
          } else if (each === 'again') state = updateShowing(state, { type: 'again', from: Math.max(0, entries.length - 3), at: time });
          else if (paces.some((known) => known === each)) state = updateShowing(state, { type: 'pace', pace: each as Pace, at: time });
          else state = updateShowing(state, { type: each as 'tick', at: time });
          expect(presentOf(state)).toEqual(truth);
          if (state.shown.active.includes(ME)) expect([state.shown, state.queue]).toEqual([truth, []]);
          expect(state.queue.map(({ position }) => position)).toEqual(state.queue.map((_, step) => (state.queue[0]?.position ?? 0) + step));
        }
        expect(updateShowing(state, { type: 'skip', at: 0 }).shown).toEqual(truth);
      }),
    );
  });
});

/** Time that goes on when it is told to. */
function handClock(): FollowClock & { pass(milliseconds: number): void } {
  let time = 0;
  const waiting = new Set<{ readonly due: number; run(): void }>();
  return {
    now: () => time,
    after(milliseconds, action) {
      const timer = { due: time + milliseconds, run: action };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    pass(milliseconds) {
      time += milliseconds;
      for (const timer of waiting) {
        if (timer.due > time) continue;
        waiting.delete(timer);
        timer.run();
      }
    },
  };
}

describe('a followed session', () => {
  function followed(pace: Pace) {
    let now: Now = ended;
    const listeners = new Set<() => void>();
    const played: unknown[] = [];
    const session = {
      now: () => now,
      earlier: () => [],
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      play(plan: readonly unknown[]) {
        played.push(...plan);
        return Promise.resolve({ ok: true });
      },
    } as unknown as Session;
    const clock = handClock();
    const follow = followSession(session, pace, clock);
    const seen: number[] = [];
    const leave = follow.subscribe(() => seen.push(follow.now().position));
    const come = (next: Now) => {
      now = next;
      for (const listener of listeners) listener();
    };
    return { follow, come, clock, seen, played, leave, listening: () => listeners.size };
  }

  it('shows move by move as time goes on', () => {
    const { follow, come, clock } = followed('normal');
    for (const next of [one, two, back]) come(next);
    expect(follow.now()).toBe(one);
    clock.pass(1000);
    expect(follow.now()).toBe(two);
    clock.pass(1000);
    expect(follow.now()).toBe(back);
  });

  it('plays nothing on a position that is not the present: it shows the present instead', async () => {
    const { follow, come, played } = followed('slow');
    for (const next of [one, two, back]) come(next);
    expect(await follow.play(['a move'])).toEqual({ ok: false, fault: 'stale' });
    expect([follow.now(), played]).toEqual([back, []]);
    expect(await follow.play(['a move'])).toEqual({ ok: true });
    expect(played).toEqual(['a move']);
  });

  it('listens only while somebody looks, and has missed nothing afterwards', () => {
    const { follow, come, leave, listening } = followed('at-once');
    leave();
    expect(listening()).toBe(0);
    come(one);
    expect(follow.now()).toBe(ended);
    follow.subscribe(() => undefined);
    expect(follow.now()).toBe(one);
  });
});

describe('the turn that is shown', () => {
  const kinds = {
    seatOf: (event: string) => Number(event.split(' ')[1] ?? 0),
    isDetail: () => false,
    turnOf: (event: string) => (event.startsWith('turn') ? 1 : undefined),
  };
  const entries = [
    entry(1, 0, ['build']),
    entry(2, 0, ['turn 1']),
    entry(3, 1, ['pay']),
    entry(4, 1, ['build', 'draw']),
    entry(5, 1, ['turn 0']),
  ];

  it('is told step by step: what is done, what is shown and what is to come', () => {
    const { seat, from, steps } = followedTurn(entries, 4, kinds);
    expect([seat, from]).toEqual([1, 2]);
    expect(steps.map(({ event, state }) => `${event} ${state}`)).toEqual(['pay done', 'build shown', 'draw shown']);
  });

  it('begins once the one before has ended', () => {
    const { seat, steps } = followedTurn(entries, 2, kinds);
    expect([seat, steps.map(({ state }) => state)]).toEqual([1, ['coming', 'coming', 'coming']]);
  });

  it('is known as far as it has gone', () => {
    expect(followedTurn(entries.slice(0, 3), 3, kinds).steps.map(({ event }) => event)).toEqual(['pay']);
    expect(followedTurn(entries.slice(0, 1), 1, kinds)).toMatchObject({ seat: 0, from: 0 });
  });
});

describe('a number that changes', () => {
  const through = (...moves: readonly (readonly [position: number, value: number, own: boolean])[]) =>
    moves.reduce((last, [position, value, own]) => changeAfter(last, { position, value, own }), firstChange(1, 5));
  const by = ({ value, before }: { readonly value: number; readonly before: number }) => value - before;

  it('is compared with what was before a move of one’s own', () => {
    expect(by(through([2, 3, true]))).toBe(-2);
    expect(by(through([2, 3, true], [3, 3, true]))).toBe(0);
  });

  it('gathers what others change until one moves again', () => {
    expect(by(through([2, 6, false], [3, 6, false], [4, 8, false]))).toBe(3);
    expect(by(through([2, 6, false], [3, 4, true]))).toBe(-2);
  });

  it('has not changed by being shown again', () => {
    expect(by(through([5, 7, false], [2, 5, false]))).toBe(0);
  });

  it('may come a moment after its position', () => {
    expect(by(through([2, 5, true], [2, 9, true]))).toBe(4);
  });
});

describe('time', () => {
  it('is short in its last tenth', () => {
    const turn = { kind: 'turn', seconds: 60 } as const;
    expect([isUrgent(6001, turn), isUrgent(6000, turn)]).toEqual([false, true]);
    expect(isUrgent(3_600_000, { kind: 'days', days: 1 })).toBe(true);
    expect(isUrgent(0, { kind: 'none' })).toBe(false);
  });

  it('is written in hours, minutes and seconds', () => {
    expect([digits(59_001), digits(61_000), digits(3_661_000)]).toEqual(['1:00', '1:01', '1:01:01']);
  });
});

describe('cards', () => {
  const drew = (position: number, seat: number, card: string): EntryOf<Fact> => ({
    ...entry(position, seat),
    events: [{ fact: 'drew', seat, deck: 'farmer-worker', count: 1, cards: [card as CardId] }],
  });
  const turn = (position: number, seat: number): EntryOf<Fact> => ({
    ...entry(position, seat),
    events: [{ fact: 'turn', seat, round: 1 }],
  });

  it('are new until the turn after the one in which they were drawn is over', () => {
    const entries = [turn(1, 0), drew(2, 0, 'a'), turn(3, 1), drew(4, 1, 'x'), turn(5, 0), drew(6, 0, 'b')];
    expect([...newCards(entries, 0)].toSorted()).toEqual(['a', 'b']);
    expect([...newCards([...entries, turn(7, 1), turn(8, 0)], 0)]).toEqual(['b']);
  });
});
