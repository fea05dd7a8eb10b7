import type { Table } from '@archipel/protocol';
import { useText } from '../../reader/text.tsx';
import { usePlayers } from '../../table/usePlayers.ts';

/** What the people at a table are called, one by one and together. */
export function useSeatNames({ chairs }: Pick<Table, 'chairs'>) {
  const { language } = useText();
  const { players } = usePlayers({ chairs, viewer: 'spectator' });
  const nameOf = (seat: number) => players[seat] ?? '';
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return { nameOf, namesOf: (seats: readonly number[]) => list.format(seats.map(nameOf)) };
}
