import type { ReferenceSection } from '@archipel/text';

/** A text as it is compared: without accents and capitals, letter by letter, so that places in it are places in the text. */
function folded(text: string): readonly string[] {
  return Array.from(text, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '').replace('’', "'").toLocaleLowerCase());
}

/** The words that are looked for. One letter alone is none: it is everywhere. */
export function wordsOf(query: string): readonly string[] {
  const words = folded(query)
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.join('').length < 2 ? [] : words;
}

/** Whether a text has all the words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const whole = folded(text).join('');
  return words.length > 0 && words.every((word) => whole.includes(word));
}

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A text in pieces: what is looked for, and what stands between. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
  const letters = Array.from(text);
  const compared = folded(text);
  const whole = compared.join('');
  // Where each letter begins in the text that is compared: a letter may fold into several, or none.
  const starts: number[] = [];
  let length = 0;
  for (const each of compared) {
    starts.push(length);
    length += each.length;
  }
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (const [index, start] of starts.entries()) if (start >= at && start < at + word.length) hit[index] = true;
    }
  }
  const pieces: Piece[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1);
    const now = hit[index] ?? false;
    if (last !== undefined && last.marked === now) pieces[pieces.length - 1] = { text: last.text + letter, marked: now };
    else pieces.push({ text: letter, marked: now });
  }
  return pieces;
}

/** Everything that can be read in a section, each piece a place where something can be found. */
const placesIn = ({ section, title, lead, rules }: ReferenceSection): readonly string[] => [
  `${section} ${title} ${lead}`,
  ...rules.flatMap(({ rule, paragraphs: [first = '', ...others], asked, editions }) => [
    `${rule} ${first}`,
    ...others,
    ...asked,
    ...editions,
  ]),
];

/** In how many places of each section all the words are found. */
export function found(sections: readonly ReferenceSection[], words: readonly string[]): ReadonlyMap<string, number> {
  const counts = sections.map((each) => [each.section, placesIn(each).filter((place) => hasWords(place, words)).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}
