import { useReading, useRuleLink } from './reading.ts';
import { marked } from './search.ts';

const NUMBER = /\b([RQ]\d+(?:\.\d+)?)\b/;

/** A text of the rules: what is looked for is marked, and numbers of rules lead to them. */
export function Marked({ children }: { readonly children: string }) {
  const { words } = useReading();
  const linkTo = useRuleLink();
  // Every second piece is a number.
  return children.split(NUMBER).map((piece, at) => {
    const inside = marked(piece, words).map((each, index) => (each.marked ? <mark key={index}>{each.text}</mark> : each.text));
    return at % 2 === 1 ? (
      <a key={at} href={linkTo(piece)}>
        {inside}
      </a>
    ) : (
      inside
    );
  });
}
