import { levelName, type View } from '@archipel/anno1800';
import type { Priced } from './wish.ts';

/** What is being paid for now; null if nothing is. */
export function begunWish({ table }: View): Priced | null {
  const thing = table.turn.pending.at(-1)?.thing;
  if (thing === undefined) return null;
  switch (thing.kind) {
    case 'tile':
      return { kind: 'build', tile: thing.tile };
    case 'card':
      return { kind: 'play', card: thing.card };
    case 'cube':
      return { kind: 'recruit', level: levelName(thing.level) };
    case 'step':
      return { kind: 'upgrade', level: levelName(thing.level) };
    default:
      return { kind: thing.kind };
  }
}
