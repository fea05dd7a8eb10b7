import { levelName } from '../box/box.ts';
import { nth } from '../data/list.ts';
import { EXHAUSTED, type Token, type TokenSource } from '../data/words.ts';
import type { Move } from '../moves/schema.ts';
import type { Player } from '../state/state.ts';
import { AREA, again, type Slot } from './ends.ts';
import type { TokenPlan } from './tokenPlans.ts';
import type { Source } from './ways.ts';

/**
 * A plan as moves: first the shifts of cubes that were there before, then the things of the cost in their order, each with its tokens and, where the cube is to
 * be used again, with the end of its shift.
 */
export function movesOf(
  player: Player,
  { sources, ends }: { readonly sources: readonly Source[]; readonly ends: readonly Slot[] },
  tokens: Pick<TokenPlan, 'trade' | 'exploration'>,
): readonly Move[] {
  const moves: Move[] = [];
  const ending = (slot: Slot): Move => {
    const at = slot.at === AREA ? EXHAUSTED : nth(player.fields, slot.at).id;
    return { kind: 'end-shift', level: levelName(slot.level), at };
  };
  for (const slot of ends) for (let times = slot.taken - again(slot); times > 0; times--) moves.push(ending(slot));
  const later = ends.map(again);
  const paidWith = { trade: tokens.trade.values(), exploration: tokens.exploration.values() };
  const pay = (token: Token, count: number) => {
    for (let each = 0; each < count; each++) moves.push({ kind: 'token', token, from: next(paidWith[token]) });
  };
  const backFrom = (at: number, level: number) => {
    const index = ends.findIndex((slot) => slot.at === at && slot.level === level);
    const slot = ends[index];
    if (slot === undefined || (later[index] ?? 0) === 0) return;
    later[index] = (later[index] ?? 0) - 1;
    moves.push(ending(slot));
  };
  for (const source of sources) {
    switch (source.kind) {
      case 'produce':
        moves.push({ kind: 'produce', good: source.good, field: source.shop.field });
        backFrom(source.shop.at, source.shop.worker);
        break;
      case 'trade':
        moves.push({ kind: 'trade', good: source.good, from: source.from });
        pay('trade', source.price);
        break;
      case 'fetch':
        moves.push({ kind: 'fetch', good: source.good });
        pay('trade', 1);
        break;
      case 'gift':
        moves.push({ kind: 'gift', good: source.good, card: source.card });
        break;
      case 'exhaust':
        moves.push({ kind: 'exhaust', level: levelName(source.level) });
        backFrom(AREA, source.level);
        break;
      case 'token':
        pay(source.token, 1);
    }
  }
  return moves;
}

function next(sources: IterableIterator<TokenSource>): TokenSource {
  const { value, done } = sources.next();
  return done ? 'ships' : value;
}
