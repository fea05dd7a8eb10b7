import type { Seat, Viewer } from '@archipel/kernel';
import { type Mention, mention } from './sentence.ts';

/** Who sits at the table, by seat, and who reads: what the reader does is told as "you". */
export interface Company {
  readonly viewer: Viewer;
  readonly players: readonly string[];
}

/** `you` for the reader: messages choose by it. A player who is called so is a thing, so nobody is taken for another. */
export function person({ viewer, players }: Company, seat: Seat): 'you' | Mention {
  return viewer === seat ? 'you' : mention('seat', seat, players[seat] ?? `${seat + 1}`);
}
