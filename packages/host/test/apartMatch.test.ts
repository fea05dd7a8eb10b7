import { type AnyRules, diceFrom, hash, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { shells } from '../../conformance/test/shells.ts';
import {
  type AskApart,
  type Command,
  carryOut,
  carryOutApart,
  entryFor,
  type HostedMatch,
  type MatchTask,
  movesApart,
  openApart,
  openHosted,
  plainState,
  replayApart,
  runMatchTask,
  standingOf,
  stateText,
  viewAt,
  withStep,
} from '../src/index.ts';

const rules = shells as AnyRules;
const setup = { game: 'shells', rules: 1, seats: 2, options: {}, seed: 'tide' };
const by = { at: 1000, bot: false };

/** Rules elsewhere: what goes there and comes back is copied, as between threads. */
const ask: AskApart = async (kind, given) =>
  structuredClone(runMatchTask(structuredClone({ kind, ask: given }) as MatchTask, (id) => (id === 'shells' ? rules : undefined))) as never;

function opened(): HostedMatch {
  const result = openHosted(rules, setup);
  if (!result.ok) throw new Error(result.detail);
  return result.match;
}

async function openedApart(): Promise<HostedMatch> {
  const result = await openApart(ask, rules, setup);
  if (!result.ok) throw new Error(result.detail);
  return result.match;
}

/** All that a host asks of a match. */
const known = (match: HostedMatch) => ({
  position: match.position,
  state: hash(plainState(match.current.state)),
  past: match.current.past.map(({ seat, before, move }) => ({ seat, move, before: hash(plainState(before)) })),
  standings: ([0, 1, 'spectator'] as const).map((viewer) => standingOf(match, viewer)),
  views: ([0, 1, 'spectator'] as const).map((viewer) => viewAt(match, match.position, viewer)),
  told: match.entries.map((entry) => entryFor(entry, 0)),
});

/** The same commands here and elsewhere, moves and undos by chance, until the game is over. */
async function played(seed: string): Promise<readonly [HostedMatch, HostedMatch]> {
  const dice = diceFrom(seeded(seed));
  let [here, apart] = [opened(), await openedApart()];
  for (;;) {
    const [seat] = rules.active(here.current.state);
    if (seat === undefined) return [here, apart];
    const { undoable } = standingOf(here, seat);
    const moves = rules.moves(viewAt(here, here.position, seat));
    expect(await movesApart(ask, apart, seat)).toEqual(moves);
    const command: Command = undoable > 0 && dice.below(4) === 0 ? { undo: 1 + dice.below(undoable) } : { plan: [dice.pick(moves)] };
    const [one, other] = [carryOut(here, seat, command), await carryOutApart(ask, apart, seat, command)];
    if (!one.ok || !other.ok) throw new Error('it was listed');
    [here, apart] = [withStep(here, one, by), withStep(apart, other, by)];
    expect(known(apart)).toEqual(known(here));
  }
}

describe('a match whose rules run elsewhere', () => {
  it.each(['a', 'b', 'c'])('is the same at every position as one whose rules run here (%s)', async (seed) => {
    const [here, apart] = await played(seed);
    expect(standingOf(apart, 0).outcome).toEqual(rules.outcome(here.current.state));
    expect(apart.states.length).toBeLessThan(10);
    // And after its log.
    const replayed = await replayApart(ask, await openedApart(), apart.entries);
    if (!replayed.ok) throw new Error('it was played');
    expect(known(replayed.match)).toEqual(known(here));
  });

  it('is taken up at a snapshot, and goes on from where it is', async () => {
    const [here] = await played('d');
    const half = Math.floor(here.position / 2);
    const first = await replayApart(ask, await openedApart(), here.entries.slice(0, half));
    if (!first.ok) throw new Error('it was played');
    const whole = await replayApart(ask, first.match, here.entries.slice(half));
    if (!whole.ok) throw new Error('it was played');
    expect(known(whole.match)).toEqual(known(here));
    const snapshot = { position: here.position, state: stateText(here.current.state) };
    const taken = await openApart(ask, rules, setup, snapshot);
    expect(taken.ok && hash(plainState(taken.match.current.state))).toBe(hash(here.current.state));
    expect(taken.ok && taken.match.position).toBe(here.position);
  });

  it('refuses what the rules refuse, for the same reasons', async () => {
    const [here, apart] = [opened(), await openedApart()];
    for (const command of [{ plan: [{ kind: 'sink' }] }, { plan: [] }, { undo: 1 }]) {
      const [one, other] = [carryOut(here, 0, command), await carryOutApart(ask, apart, 0, command)];
      expect(other).toEqual(JSON.parse(JSON.stringify(one)));
      expect(one.ok).toBe(false);
    }
  });

  it('says that other rules finish it, and which entry does not fit', async () => {
    expect(await openApart(ask, rules, { ...setup, rules: 7 })).toMatchObject({ ok: false, fault: 'other-rules' });
    const wrong = [{ position: 1, entry: { seat: 0, move: { kind: 'sink' } }, at: 0, bot: false }];
    expect(await replayApart(ask, await openedApart(), wrong)).toMatchObject({ ok: false, at: 0 });
  });

  it('never runs a rule here', async () => {
    const { rules: told, current } = await openedApart();
    expect(() => told.apply(current.state, 0, { kind: 'rest' })).toThrow('run elsewhere');
    expect(() => told.moves(told.view(current.state, 0))).toThrow('run elsewhere');
  });

  it('is given up where its states grow without end', async () => {
    const growing = { ...rules, apply: () => ({ ok: true, state: 'x'.repeat(2_000_000), events: [], reveals: [] }) } as AnyRules;
    const asked: AskApart = async (kind, given) => runMatchTask({ kind, ask: given } as MatchTask, () => growing) as never;
    await expect(carryOutApart(asked, await openedApart(), 0, { plan: [{ kind: 'rest' }] })).rejects.toThrow('characters');
  });
});
