import { anno1503, type Move, type State, type View } from '@archipel/anno1503';
import type { Dice, Seat } from '@archipel/kernel';
import type { Player } from '../player.ts';
import { compare } from '../search.ts';
import { imagine } from './imagine.ts';
import { MEASURES } from './measures.ts';
import { quickly, weighed } from './medium.ts';
import { shareOf } from './shares.ts';
import { type Beliefs, WEIGHTS } from './weights.ts';

export interface Config { turns: number; sure: number; most: number }

export function searcher(beliefs: Beliefs, value: Readonly<Record<string, number>>, config: Config): Player<View, Move> {
  const weights = Float64Array.from(MEASURES.map((name) => value[name] ?? 0));
  const advise: Player<View, Move>['advise'] = (view, moves, budget) => {
    const [only] = moves;
    if (only && moves.length === 1) return [{ move: only, value: 0, reasons: [] }];
    const me = view.viewer === 'spectator' ? -1 : view.viewer;
    const candidates = candidatesOf(view, moves, beliefs, config.most, budget.dice);
    if (candidates.length === 1) return [{ move: candidates[0] as Move, value: 0, reasons: [] }];
    const tried = compare(
      candidates,
      {
        imagine: () => imagine(view, budget.dice),
        playOn: (world: State, move) => playOn(world, me, move, beliefs, weights, config.turns),
      },
      budget,
      config.sure,
    );
    return tried.map(({ move, value: share }) => ({ move, value: share, reasons: [] }));
  };
  return {
    advise,
    choose(view, moves, budget) {
      const [first] = advise(view, moves, budget);
      if (first === undefined) throw new RangeError('there is no move to choose');
      return first.move;
    },
  };
}

function playOn(world: State, me: Seat, move: Move, beliefs: Beliefs, weights: Float64Array, turns: number): number {
  let state = step(world, me, move);
  let left = turns;
  while (state.phase !== 'over') {
    if (state.phase === 'roll') {
      if (left === 0) break;
      left--;
    }
    const [seat] = anno1503.active(state);
    if (seat === undefined) break;
    const view = anno1503.view(state, seat);
    const moves = anno1503.moves(view);
    const [only] = moves;
    state = step(state, seat, only && moves.length === 1 ? only : quickly(view, moves, beliefs));
  }
  return shareOf(state, me, weights);
}

function step(state: State, seat: Seat, move: Move): State {
  const applied = anno1503.apply(state, seat, move);
  if (!applied.ok) throw new Error(`not legal: ${JSON.stringify(move)}`);
  return applied.state;
}

function candidatesOf(view: View, moves: readonly Move[], beliefs: Beliefs, most: number, dice: Dice): readonly Move[] {
  const me = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const sorted = dice.shuffle(weighed(view, moves, beliefs)).toSorted((a, b) => b.value - a.value);
  const seen = new Set<string>();
  const out: Move[] = [];
  for (const { move, value } of sorted) {
    if (move.kind === 'order' || move.kind === 'forget-orders') continue;
    if ((move.kind === 'sail' || move.kind === 'branch') && value < 0) continue;
    const key =
      move.kind === 'sell' ? `sell ${move.commodity} ${me?.inhabitants[move.inhabitant - 1]}`
      : move.kind === 'develop' ? `develop ${me?.inhabitants[move.inhabitant - 1]}`
      : JSON.stringify(move);
    if (seen.has(key)) continue;
    seen.add(key);
    out.push(move);
    if (out.length >= most) break;
  }
  return out;
}
export const hard = searcher(WEIGHTS, {}, { turns: 4, sure: 1, most: 10 });
