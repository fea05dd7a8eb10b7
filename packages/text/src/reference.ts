import type { Part } from './messages/parts.ts';
import type { Key, Text } from './messages/text.ts';

/** A rule in full, with what players ask about it and where editions differ. */
export interface ReferenceRule {
  readonly rule: string;
  readonly paragraphs: readonly string[];
  readonly asked: readonly string[];
  readonly editions: readonly string[];
}

/** A section of the rules: what belongs to its number. */
export interface ReferenceSection {
  readonly section: string;
  readonly title: string;
  readonly lead: string;
  /** Which parts of the table it is about. */
  readonly table: string;
  readonly rules: readonly ReferenceRule[];
  readonly seeAlso: readonly string[];
  /** Whether some of it is told in English, because the language has no words for it yet. */
  readonly borrowed: boolean;
}

interface Reference {
  /** The year in the names of its areas, and of the part that has them. */
  readonly year: '1800' | '1503';
  /** The letter of its rules. */
  readonly letter: string;
  /** For each section, in order, the numbers of those that one reads beside it. */
  readonly seeAlso: readonly (readonly number[])[];
}

const REFERENCES: { readonly [game: string]: Reference } = {
  anno1800: {
    year: '1800',
    letter: 'R',
    seeAlso: [
      [13, 14],
      [9, 5, 13],
      [4, 5, 12],
      [3, 5],
      [3, 4, 11],
      [3, 4, 5, 12],
      [9, 3, 15],
      [15],
      [7, 10, 11, 12],
      [11, 9, 1],
      [10, 5, 9],
      [6, 9, 15],
      [2, 14],
      [13, 15],
      [7, 14, 12],
    ],
  },
  anno1503: {
    year: '1503',
    letter: 'Q',
    seeAlso: [[10], [3, 4, 5, 6], [9, 7], [5, 8], [8, 4], [7, 8], [6, 4], [4, 9, 5], [3, 8], [8, 7]],
  },
};

const referenceOf = (game: string): Reference | undefined => (Object.hasOwn(REFERENCES, game) ? REFERENCES[game] : undefined);

/** The part that has the rules of a game in full; none for a game that nobody has written them for. */
export function referencePart(game: string): Part | undefined {
  const year = referenceOf(game)?.year;
  return year && `reference${year}`;
}

/** The game whose rules are numbered so: R6.1 is a rule of Anno 1800. */
export function gameOfRule(rule: string): string | undefined {
  return Object.keys(REFERENCES).find((game) => referenceOf(game)?.letter === rule.charAt(0));
}

/** The section that a rule belongs to: R6 for R6.1. */
export const sectionOf = (rule: string): string => rule.replace(/\..*/, '');

/** The rules of a game in full, by sections, in the words of a text that has their part. */
export function rulesInFull(text: Text, game: string): readonly ReferenceSection[] {
  const reference = referenceOf(game);
  if (reference === undefined) return [];
  const { year, letter, seeAlso } = reference;
  return seeAlso.map((others, at): ReferenceSection => {
    const section = `${letter}${at + 1}`;
    const numbers = [
      section,
      ...counted(
        (count) => `${section}.${count}`,
        (rule) => text.has(`reference${year}.${rule}`),
      ),
    ];
    const rules = numbers.map((rule) => keysOfRule(text, year, rule)).filter(({ paragraphs }) => paragraphs.length > 0);
    const head = (part: string): Key[] => keysIn(text, [`reference${year}.${section}-${part}`]);
    const keys = [
      ...['title', 'lead', 'table'].flatMap(head),
      ...rules.flatMap((each) => [each.paragraphs, each.asked, each.editions].flat()),
    ];
    const said = (key: Key): string => text.t(key);
    return {
      section,
      title: head('title').map(said).join(),
      lead: head('lead').map(said).join(),
      table: head('table').map(said).join(),
      rules: rules.map(({ rule, paragraphs, asked, editions }) => ({
        rule,
        paragraphs: paragraphs.map(said),
        asked: asked.map(said),
        editions: editions.map(said),
      })),
      seeAlso: others.map((number) => `${letter}${number}`),
      borrowed: keys.some((key) => text.borrows(key)),
    };
  });
}

/** What an example of the rules shows, in a sentence; or another of its sentences: the question what would be otherwise, the two answers, and what is shown then. */
export function exampleTitle(text: Text, game: string, id: string, part?: 'if' | 'is' | 'else' | 'told'): string {
  const key = `examples${referenceOf(game)?.year}.${id}${part === undefined ? '' : `-${part}`}`;
  return text.has(key) ? text.t(key) : '';
}

function keysOfRule(text: Text, year: string, rule: string) {
  const notes = (area: string) =>
    keysIn(
      text,
      counted(
        (count) => `${area}${year}.${rule}-${count}`,
        (key) => text.has(key),
      ),
    );
  const further = counted(
    (count) => `reference${year}.${rule}-${count + 1}`,
    (key) => text.has(key),
  );
  return { rule, paragraphs: keysIn(text, [`reference${year}.${rule}`, ...further]), asked: notes('asked'), editions: notes('editions') };
}

const keysIn = (text: Text, names: readonly string[]): Key[] => names.filter((name): name is Key => text.has(name));

/** Names that are counted from 1, as far as they are known. */
function counted(name: (count: number) => string, known: (name: string) => boolean): readonly string[] {
  const names: string[] = [];
  while (known(name(names.length + 1))) names.push(name(names.length + 1));
  return names;
}
