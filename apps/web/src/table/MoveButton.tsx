import type { Sentence } from '@archipel/text';
import { SentenceText } from './SentenceText.tsx';

interface Props {
  readonly sentence: Sentence;
  readonly small?: boolean;
  readonly onMake: () => void;
}

/** A button that says a legal move in words and makes it. */
export function MoveButton({ sentence, small = false, onMake }: Props) {
  return (
    <button type="button" className={small ? 'button small' : 'button'} data-light="lit" onClick={onMake}>
      <span>
        <SentenceText sentence={sentence} />
      </span>
    </button>
  );
}
