import type { Dice } from '@archipel/kernel';
import { expect } from 'vitest';
import { boxOf, levelOf, named } from '../src/box/box.ts';
import { anno1800, type Fact, type Move, type State } from '../src/index.ts';
import { faultsOf } from './invariants.ts';

/** A kind of move at random, then a move of it: rare kinds come up as often as those with long lists. */
function anyMove(moves: readonly Move[], dice: Dice): Move {
  const kind = dice.pick([...new Set(moves.map((move) => move.kind))]);
  return dice.pick(moves.filter((move) => move.kind === kind));
}

/** The goods that the thing begun by this move costs. */
function goodsFor(state: State, move: Move): readonly string[] {
  const box = boxOf(state.table);
  const cost =
    move.kind === 'build'
      ? named(box.tiles, move.tile).cost
      : move.kind === 'play'
        ? named(box.cards, move.card).cost
        : move.kind === 'recruit'
          ? box.workforce[levelOf(move.level)]
          : move.kind === 'upgrade'
            ? box.upgrade[levelOf(move.level)]
            : [];
  return (cost ?? []).flatMap((item) => (item.kind === 'good' ? [item.good] : []));
}

function goodOf(fact: Fact): readonly string[] {
  return fact.fact === 'produced' || fact.fact === 'traded' || fact.fact === 'fetched' || fact.fact === 'given' ? [fact.good] : [];
}

function insistSound(state: State): void {
  const faults = faultsOf(state);
  if (faults.length > 0) expect.fail(faults.join('; '));
}

/** A game by lot in which every position is checked, and how often each kind of move was made. */
export function playedThrough(start: State, dice: Dice, longest: number): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  let state = start;
  let [used, made]: [string[], string[]] = [[], []];
  insistSound(state);
  for (let count = 0; count < longest && !state.table.over; count++) {
    const seat = state.table.turn.seat;
    const moves = anno1800.moves(anno1800.view(state, seat));
    if (moves.length === 0) expect.fail(`stuck: ${JSON.stringify(state.table.turn)}`);
    const move = anyMove(moves, dice);
    kinds.set(move.kind, (kinds.get(move.kind) ?? 0) + 1);
    used.push(...goodsFor(state, move));
    const result = anno1800.apply(state, seat, move);
    if (!result.ok) expect.fail(`a listed move was refused: ${JSON.stringify({ move, illegal: result.illegal })}`);
    made.push(...result.events.flatMap((event) => goodOf(event.open)));
    state = result.state;
    insistSound(state);
    if (move.kind !== 'end') continue;
    // R3.1: what was made in a turn is what was paid in it, no more and no less.
    expect(made.toSorted()).toEqual(used.toSorted());
    [used, made] = [[], []];
  }
  return kinds;
}
