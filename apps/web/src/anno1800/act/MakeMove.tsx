import type { Move } from '@archipel/anno1800';
import { MoveButton } from '../../table/MoveButton.tsx';
import { useCommands, useWords } from '../context/context.ts';

interface Props {
  readonly move: Move;
  readonly small?: boolean;
  readonly onDone?: () => void;
}

/** A legal move in words; a press makes it. */
export function MakeMove({ move, small = false, onDone }: Props) {
  const { moveSentence } = useWords();
  const { act } = useCommands();
  const make = () => {
    act([move]);
    onDone?.();
  };
  return <MoveButton sentence={moveSentence(move)} small={small} onMake={make} />;
}
