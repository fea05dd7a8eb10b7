import type { Level, Style } from '@archipel/protocol';
import type { StoredChair, StoredTable } from '../store/store.ts';

/** Who plays which seat. */

export function seatOf(table: StoredTable, person: string): number | undefined {
  const seat = table.chairs.findIndex((chair) => chair.kind === 'person' && chair.id === person);
  return seat < 0 ? undefined : seat;
}

/** Chairs never change, and are asked for many times in every move. */
const peopleAt = new WeakMap<StoredTable['chairs'], readonly number[]>();

/** The seats that people play themselves. */
export function peopleSeats(table: StoredTable): readonly number[] {
  const known = peopleAt.get(table.chairs);
  if (known) return known;
  const seats = table.chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.standIn === null ? [seat] : []));
  peopleAt.set(table.chairs, seats);
  return seats;
}

/** Who plays for a seat, where it is not a person: a bot that sits there, or one that stands in. */
export function botOf(chair: StoredChair | undefined): { readonly level: Level; readonly style?: Style | undefined } | undefined {
  if (chair?.kind === 'bot') return chair;
  return chair?.kind === 'person' && chair.standIn !== null ? { level: chair.standIn } : undefined;
}
