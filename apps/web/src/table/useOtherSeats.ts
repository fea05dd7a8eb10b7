import { useMemo } from 'react';

/** The seats other than the one that is shown, in the order of play. */
export function useOtherSeats(seats: number, shown: number): readonly number[] {
  return useMemo(() => Array.from({ length: seats - 1 }, (_, at) => (shown + 1 + at) % seats), [seats, shown]);
}
