import { RuleNumber } from './RuleNumber.tsx';

const NUMBER = /\b([RQK]\d+(?:\.\d+)?)\b/;

/** A sentence in which the numbers of rules lead to them. */
export function RuleText({ children }: { readonly children: string }) {
  // Every second piece is a number.
  return children.split(NUMBER).map((piece, at) => (at % 2 === 1 ? <RuleNumber key={at} rule={piece} /> : piece));
}
