import { levelsOf, playerByName, playerChain } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { type Fault, Overrun, playout, type Question, random, recording, think, thinking } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { createPool, reviewThreads, runReviewTask, thinkers } from '../src/index.ts';

const ECHO = new URL('./echoWorker.mjs', import.meta.url);
const MADE_UP = new URL('./madeUpWorker.mjs', import.meta.url);
const NOWHERE = new URL('no-such-worker.mjs', ECHO);
const PATIENT = { timeout: 60_000 };

interface EchoTask {
  readonly say?: string;
  readonly steps?: number;
  readonly fail?: string;
  readonly hang?: boolean;
  readonly leave?: boolean;
}

describe('a pool of workers', () => {
  const pool = createPool<EchoTask, string | undefined>(ECHO, 2);
  afterAll(() => pool.close());

  it('has more tasks done than it has workers, each with its own answer', async () => {
    const words = ['a', 'b', 'c', 'd', 'e'];
    expect(await Promise.all(words.map((say) => pool.ask({ say }, PATIENT)))).toEqual(words);
  });

  it('passes on the progress of a task', async () => {
    const steps: unknown[] = [];
    await pool.ask({ steps: 3 }, { ...PATIENT, onProgress: (step) => steps.push(step) });
    expect(steps).toEqual([0, 1, 2]);
  });

  it('says what went wrong, and lives on: a task that fails, one that cannot be sent, a worker that leaves', async () => {
    await expect(pool.ask({ fail: 'spilt ink' }, PATIENT)).rejects.toThrow('spilt ink');
    await expect(pool.ask({ say: (() => 'x') as unknown as string }, PATIENT)).rejects.toThrow('could not be cloned');
    await expect(pool.ask({ leave: true }, PATIENT)).rejects.toThrow('ended with code 3');
    expect(await pool.ask({ say: 'still here' }, PATIENT)).toBe('still here');
  });

  it('ends workers that send nothing for too long, all of them at once if need be, and lives on', async () => {
    const hanging = [1, 2, 3].map(() => pool.ask({ hang: true }, { timeout: 50 }));
    for (const each of await Promise.allSettled(hanging)) expect(each).toMatchObject({ status: 'rejected', reason: expect.any(Overrun) });
    expect(await pool.ask({ say: 'still here' }, PATIENT)).toBe('still here');
  });

  it('gives up each task for a script that is not there, instead of trying for ever', async () => {
    const none = createPool<EchoTask, string>(NOWHERE, 2);
    for (const each of await Promise.allSettled([none.ask({}, PATIENT), none.ask({}, PATIENT)])) expect(each.status).toBe('rejected');
    await none.close();
  });

  it('rejects what is not done when it is closed, and whatever comes later', async () => {
    const closing = createPool<EchoTask, string>(ECHO, 1);
    const waiting = Promise.allSettled([closing.ask({ hang: true }, PATIENT), closing.ask({ say: 'never' }, PATIENT)]);
    await closing.close();
    for (const each of await waiting) expect(each.status).toBe('rejected');
    await expect(closing.ask({ say: 'late' }, PATIENT)).rejects.toThrow('closed');
  });
});

const rules = gameById('anno1503');
if (rules === undefined) throw new Error('no game');

/** What the seat on turn sees once there is a choice of several moves. */
function viewWithChoice(game: NonNullable<typeof rules>): unknown {
  const start = game.setup(game.schemas.options.parse({}), 2, 'think');
  for (const { applied } of playout(game, start, [random, random], () => thinking(diceFrom(seeded('think')), 1))) {
    const [seat = 0] = game.active(applied.state);
    const view = game.view(applied.state, seat);
    if (game.moves(view).length > 3) return view;
  }
  throw new Error('nobody had a choice');
}

const question: Question = { game: rules.id, level: 'random', view: viewWithChoice(rules), budget: { iterations: 20 }, seed: 'tide' };

describe('thinkers in threads', () => {
  it.each(levelsOf(rules.id))('think what %s thinks here', async (level) => {
    const host = thinkers({ size: 1, onFault: () => undefined });
    const here = think({ ...question, level }, { rules: gameById, playerChain, now: () => 0 });
    expect(await host.think({ ...question, level })).toEqual(here);
    await host.close();
  });
});

describe('a thinker that does not do as it should', () => {
  const faults: Fault[] = [];
  const host = thinkers({
    size: 1,
    onFault: (fault) => faults.push(fault),
    grace: 1000,
    patience: 1000,
    worker: MADE_UP,
    playerChain: (level, game) => [{ level, player: random }, ...(level === 'random' ? [] : playerChain('random', game))],
  });
  afterAll(() => host.close());

  it.each([
    ['sleepless', { ms: 10 }, 'overran'],
    ['sleepless', { iterations: 1 }, 'overran'],
    ['leaving', { ms: 10 }, 'failed'],
    ['breaking', { ms: 10 }, 'failed'],
  ] as const)('is replaced for that move: %s with %j', async (level, budget, reason) => {
    faults.length = 0;
    const thought = await host.think({ ...question, level, budget });
    expect(rules.moves(question.view)).toContainEqual(thought.move);
    expect(faults).toEqual([expect.objectContaining({ game: rules.id, level, reason })]);
    expect(thought.faults).toEqual(faults);
  });

  it('leaves the others as they were', async () => {
    faults.length = 0;
    const thought = await host.think(question);
    expect(rules.moves(question.view)).toContainEqual(thought.move);
    expect(faults).toEqual([]);
  });

  it('is chance itself, in this thread, where no worker can be started at all', async () => {
    const stranded = thinkers({ size: 1, onFault: (fault) => faults.push(fault), worker: NOWHERE });
    const thought = await stranded.think(question);
    expect(rules.moves(question.view)).toContainEqual(thought.move);
    await stranded.close();
  });

  it('is told from a question about a game that is not there', async () => {
    await expect(host.think({ ...question, game: 'chess' })).rejects.toThrow("there is no game 'chess'");
  });
});

describe('threads for finished matches', () => {
  const easy = playerByName('easy', 'anno1503');
  if (easy === undefined) throw new Error('there is no such player');
  const setup = { game: rules.id, rules: rules.version, seats: 2, options: {}, seed: 'looked through' };
  const game = recording(rules, setup, [easy, easy]);
  let next = game.next();
  while (!next.done) next = game.next();
  const { log } = next.value;

  it('find in a thread what is found here, tell how far they are, and answer others meanwhile', async () => {
    const threads = reviewThreads({ timeout: 60_000, patience: 600_000 });
    const told: number[] = [];
    const searching = threads.search({ setup, log, thoroughness: 'quick' }, 'somebody', ({ done, total }) => told.push(done / total));
    const outline = await threads.outline({ setup, log }, 'somebody else');
    const here = runReviewTask({ setup, log, thoroughness: 'quick' }, () => undefined);
    expect(outline).toEqual(here.outline);
    expect(await searching).toEqual(here.points);
    expect(told.at(-1)).toBe(1);
    await expect(threads.outline({ setup: { ...setup, seed: 'another' }, log }, 'somebody')).rejects.toThrow('does not replay');
    await threads.close();
  });
});
