import type { Text } from './messages/text.ts';

/** A rule by its number, in a sentence. */
export interface RuleLine {
  readonly rule: string;
  readonly sentence: string;
}

/** The numbers of the rules that have a sentence, in the order of the rules. */
const NUMBERS: { readonly [game: string]: { readonly area: string; readonly rules: readonly string[] } } = {
  anno1800: {
    area: 'rules1800',
    rules:
      'R1.3 R2 R3.1 R3.2 R3.3 R3.4 R3.5 R4.1 R4.2 R4.3 R4.4 R5 R6 R6.1 R6.2 R6.3 R6.4 R6.6 R6.7 R6.8 R7 R8 R9 R10.1 R10.2 R11 R12.1 R12.2 R12.3 R12.4 R13 R14 R15.1 R15.2 R15.3'.split(
        ' ',
      ),
  },
  anno1503: {
    area: 'rules1503',
    rules: 'Q2 Q2.1 Q3.1 Q3.2 Q3.3 Q4 Q4.1 Q4.2 Q5.1 Q5.2 Q6.1 Q6.2 Q6.3 Q7 Q7.1 Q7.2 Q7.3 Q8 Q9.1 Q9.2 Q9.3 Q10'.split(' '),
  },
};

/** The rules of a game in short, in the words of a text that has its parts; none for a game that nobody has written them for. */
export function rulesInShort(text: Text, game: string): readonly RuleLine[] {
  const known = Object.hasOwn(NUMBERS, game) ? NUMBERS[game] : undefined;
  return (known?.rules ?? []).flatMap((rule) => {
    const key = `${known?.area}.${rule}`;
    return text.has(key) ? [{ rule, sentence: text.t(key) }] : [];
  });
}
