import type { Move } from '@archipel/anno1800';
import { moveLine1800 } from '@archipel/text';
import { useTable } from './context.tsx';
import { Said } from './Said.tsx';

interface Props {
  readonly move: Move;
  readonly small?: boolean;
  readonly onDone?: () => void;
}

/** A legal move in words, that is made by a press. */
export function MoveButton({ move, small = false, onDone }: Props) {
  const { act, text, names, who } = useTable();
  const make = () => {
    act([move]);
    onDone?.();
  };
  return (
    <button type="button" className={small ? 'button small' : 'button'} data-light="lit" onClick={make}>
      <span>
        <Said said={moveLine1800(text, names, move, who)} />
      </span>
    </button>
  );
}
