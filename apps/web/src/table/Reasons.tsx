import type { Sentence } from '@archipel/text';
import { SentenceText } from './SentenceText.tsx';

/** Reasons in sentences, one below the other. */
export function Reasons({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return sentences.length === 0 ? null : (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence.text}>
          <SentenceText sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}
