import type { State } from '@archipel/anno1800';
import { isRecord } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { deepCopy } from '../src/bench/copy1800.ts';
import { figureOf, ratioOf } from '../src/bench/figure.ts';
import { measure } from '../src/bench/measure.ts';
import { inJson } from '../src/bench/print.ts';
import { positionsOf, recordedMatch, recordedMatchesOf } from '../src/bench/recordedMatches.ts';
import { reportOf } from '../src/bench/report.ts';
import { inRounds, type Measured } from '../src/bench/rounds.ts';
import { SEGMENT_MOVES, segmentsOf } from '../src/bench/segments.ts';
import { slice } from '../src/bench/slice.ts';
import { targetResults } from '../src/bench/targets.ts';
import type { Groups, Kind, Task } from '../src/bench/task.ts';
import { openGroupHere } from '../src/bench/taskGroup.ts';
import { shortGames as games, groups, peers } from './short.ts';

/** A machine on which a program gets every other millisecond: `work` passes time. */
function busyMachine() {
  let time = 0;
  return {
    work: (ms: number) => {
      time += 2 * ms;
    },
    clock: { now: () => time, worked: () => time / 2 },
  };
}

describe('a slice', () => {
  it('counts what was done and the time that the processor worked for it', () => {
    const { work, clock } = busyMachine();
    const runner = {
      run() {
        work(5);
        return { units: 3, listed: 12 };
      },
    };
    expect(slice(runner, 20, clock)).toEqual({ units: 12, listed: 48, ms: 20 });
  });

  it('does not count the preparation, and runs once at least', () => {
    const { work, clock } = busyMachine();
    const runner = {
      prepare: () => work(100),
      run() {
        work(1);
        return { units: 1 };
      },
    };
    expect(slice(runner, 0, clock)).toEqual({ units: 1, listed: 0, ms: 1 });
  });

  it('reads the clock seldom where runs are short', () => {
    const { work, clock } = busyMachine();
    let readings = 0;
    const now = () => {
      readings++;
      return clock.now();
    };
    const counting = { ...clock, now };
    const runner = {
      run() {
        work(0.001);
        return { units: 1 };
      },
    };
    expect(slice(runner, 10, counting).units).toBeGreaterThanOrEqual(10_000);
    expect(readings).toBeLessThan(200);
  });
});

describe('a figure', () => {
  it('is the median of its runs, with their spread', () => {
    expect(figureOf([50, 10, 20, 30, 40])).toEqual({ value: 30, spread: 10 / 30, runs: 5 });
    expect(figureOf([7])).toEqual({ value: 7, spread: 0, runs: 1 });
  });

  it('compares round with round, so that a machine that was busy for a while does not matter', () => {
    const run = (units: number, ms: number) => ({ units, ms, listed: 0 });
    const [ours, theirs] = [
      [run(60, 1), run(60, 10), run(60, 2)],
      [run(20, 1), run(20, 10), run(20, 2)],
    ];
    expect(ratioOf(ours, theirs)).toEqual({ value: 3, spread: 0, runs: 3 });
  });

  it('meets a target, misses it, or was not measured', () => {
    const none = { ratios: {}, movesPerSecond: {}, legalMoves: {}, gamesPerSecond: {}, microseconds: {}, milliseconds: {} };
    const figure = (value: number) => ({ value, spread: 0, runs: 1 });
    const found = targetResults({
      ...none,
      ratios: { 'anno1503/boardgame.io': figure(15), 'anno1800/boardgame.io': figure(7.9) },
      microseconds: { copyState1800: figure(2) },
    });
    const met = Object.fromEntries(found.map((each) => [each.name, each.met]));
    expect(met).toMatchObject({
      'anno1503/boardgame.io': true,
      'anno1800/boardgame.io': false,
      copyState1800: false,
      affordable1800: null,
    });
  });
});

describe('the copy of a position of Anno 1800', () => {
  it('is equal to it and shares no list and no record with it', () => {
    const seen = new Set<string>();
    const [anno1800] = games;
    for (const position of anno1800 ? positionsOf(anno1800, recordedMatch(anno1800, 'random', 4)) : []) {
      const state = position as State;
      const what = JSON.stringify([state.table.turn.open?.kind, state.table.turn.pending.map(({ thing }) => thing.kind)]);
      if (seen.has(what)) continue;
      seen.add(what);
      const copy = deepCopy(state);
      expect(copy).toEqual(state);
      const parts = new Set(partsOf(state));
      expect(partsOf(copy).filter((part) => parts.has(part))).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(4);
  });
});

/** Every list and record within a value, itself included. */
function partsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) || isRecord(value) ? [value, ...Object.values(value).flatMap(partsOf)] : [];
}

describe('a run of the bench', () => {
  it('gives all the same segments, from all parts of the games', () => {
    for (const rules of games) {
      const matches = recordedMatchesOf([rules])[rules.id] ?? [];
      const segments = segmentsOf(rules, matches);
      expect(segments).toEqual(segmentsOf(rules, matches));
      expect(new Set(segments.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
      expect(segments.length).toBe(matches.reduce((sum, { log }) => sum + Math.floor(log.length / SEGMENT_MOVES) + 1, 0));
    }
  });

  it('answers in the form that scripts rely on', async () => {
    const program = new URL('file:///nowhere');
    const peerProgram = { program, peers };
    const done: number[] = [];
    const measured = await measure({
      open: async ({ group, matches }) => openGroupHere(groups, group, matches),
      program,
      games,
      peerProgram,
      effort: { warmUp: 0, slice: 0, rounds: 2 },
      isOver: () => false,
      onProgress: (part) => done.push(part),
    });
    const answer = inJson(reportOf(measured, games, peerProgram), true);
    const number = expect.any(Number);
    expect(answer).toMatchObject({
      quick: true,
      on: { versions: { chess: '1.0.0' } },
      ratios: {
        'anno1503/chess': number,
        'anno1800/chess': number,
        'anno1503/other': number,
        'copyState1800/structuredClone': number,
        'deepCopy1800/structuredClone': number,
      },
      movesPerSecond: { anno1800: number, anno1503: number, chess: number },
      gamesPerSecond: { anno1800: number, anno1503: number },
      microseconds: {
        copyState1800: number,
        deepCopy1800: number,
        affordable1800: number,
        structuredClone1800: number,
        hash1503: number,
        setup1503: number,
      },
      milliseconds: { 'replay1800 medium': number, 'replay1503 random': number },
      figures: { ratios: { 'anno1503/chess': { value: number, spread: number, runs: 2 } } },
    });
    expect(answer).not.toHaveProperty(['ratios', 'anno1800/other']);
    const growth = reportOf(measured, games, peerProgram).growth;
    expect(growth.map(({ seats, turn }) => `${seats} ${turn}`).slice(0, 3)).toEqual(['2 10', '2 50', '2 100']);
    expect(growth).toHaveLength(18);
    for (const { turn, microseconds } of growth) {
      if (turn === 10) expect(microseconds).toEqual({ value: number, spread: number, runs: 2 });
      else expect(microseconds).toBeNull();
    }
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(done.at(-1)).toBeLessThan(1);
  }, 60_000);

  it('keeps to what is essential where time is short', async () => {
    const program = new URL('file:///nowhere');
    const task = (kind: Kind, name: string): Task => ({ kind, name, start: () => ({ run: () => ({ units: 1 }) }) });
    const sample: Groups = { ours: () => [task('playouts', 'ours'), task('growth', 'growth')], extra: () => [task('playouts', 'extra')] };
    const run = (timeIsUp: boolean) =>
      inRounds(
        async ({ group, matches }) => openGroupHere(sample, group, matches),
        [
          { program, matches: {}, group: 'ours' },
          { program, matches: {}, group: 'extra', optional: true },
        ],
        { warmUp: 0, slice: 0, rounds: 5 },
        () => timeIsUp,
        () => {},
      );
    const counts = (measured: readonly Measured[]) => measured.map(({ name, slices }) => [name, slices.length]);
    expect(counts(await run(true))).toEqual([['ours', 3]]);
    expect(counts(await run(false))).toEqual([
      ['ours', 5],
      ['growth', 5],
      ['extra', 5],
    ]);
  });
});
