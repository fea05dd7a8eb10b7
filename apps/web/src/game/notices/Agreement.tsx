import type { Table } from '@archipel/protocol';
import { Flag, Icon } from '../../pieces/index.ts';
import { useSeatNames } from './useSeatNames.ts';

/** Who plays at a table as a person, bots that stand in apart. */
export const peopleAt = ({ chairs }: Pick<Table, 'chairs'>): readonly number[] =>
  chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.standIn === null ? [seat] : []));

/** The flags of all people at a table: with a tick who has agreed, with an empty ring who is still to agree. The sentence beside it says the same in words. */
export function Agreement({ table }: { readonly table: Table }) {
  const { nameOf } = useSeatNames(table);
  return (
    <span className="agreement" aria-hidden="true">
      {peopleAt(table).map((seat) => (
        <span key={seat} title={nameOf(seat)} data-agreed={table.agree.includes(seat)}>
          <Flag seat={seat} width={21} />
          <i>{table.agree.includes(seat) && <Icon name="check" size={13} />}</i>
        </span>
      ))}
    </span>
  );
}
