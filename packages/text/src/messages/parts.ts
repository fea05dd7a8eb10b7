import type { Language } from './language.ts';
import type { Messages } from './text.ts';

/**
 * The messages that are fetched as one, by language and part: the pages around the games, what all tables say, what each game says, the boxes, the command line, the pages of the rules, the guided first games, the score sheet, the statistics, and the puzzles.
 * English says which messages there are. What another language does not have yet is told in English.
 */
export const parts = {
  en: {
    shell: () => import('../en/shell.messages.ts'),
    table: () => import('../en/table.messages.ts'),
    hotseat: () => import('../en/hotseat.messages.ts'),
    anno1800: () => import('../en/anno1800.messages.ts'),
    anno1503: () => import('../en/anno1503.messages.ts'),
    box: () => import('../en/box.messages.ts'),
    cli: () => import('../en/cli.messages.ts'),
    guide: () => import('../en/guide.messages.ts'),
    sheet: () => import('../en/sheet.messages.ts'),
    statistics: () => import('../en/statistics.messages.ts'),
    puzzle: () => import('../en/puzzle.messages.ts'),
    review: () => import('../en/review.messages.ts'),
    rules: () => import('../en/rules.messages.ts'),
    reference1800: () => import('../en/reference1800.messages.ts'),
    reference1503: () => import('../en/reference1503.messages.ts'),
  },
  de: {
    shell: () => import('../de/shell.messages.ts'),
    table: () => import('../de/table.messages.ts'),
    hotseat: () => import('../de/hotseat.messages.ts'),
    anno1800: () => import('../de/anno1800.messages.ts'),
    anno1503: () => import('../de/anno1503.messages.ts'),
    box: () => import('../de/box.messages.ts'),
    cli: () => import('../de/cli.messages.ts'),
    guide: () => import('../de/guide.messages.ts'),
    sheet: () => import('../de/sheet.messages.ts'),
    statistics: () => import('../de/statistics.messages.ts'),
    puzzle: () => import('../de/puzzle.messages.ts'),
    review: () => import('../de/review.messages.ts'),
    rules: () => import('../de/rules.messages.ts'),
    reference1800: () => import('../de/reference1800.messages.ts'),
    reference1503: () => import('../de/reference1503.messages.ts'),
  },
  fr: {
    shell: () => import('../fr/shell.messages.ts'),
    table: () => import('../fr/table.messages.ts'),
    hotseat: () => import('../fr/hotseat.messages.ts'),
    anno1800: () => import('../fr/anno1800.messages.ts'),
    anno1503: () => import('../fr/anno1503.messages.ts'),
    box: () => import('../fr/box.messages.ts'),
    cli: () => import('../fr/cli.messages.ts'),
    guide: () => import('../fr/guide.messages.ts'),
    sheet: () => import('../fr/sheet.messages.ts'),
    statistics: () => import('../fr/statistics.messages.ts'),
    puzzle: () => import('../fr/puzzle.messages.ts'),
    review: () => import('../fr/review.messages.ts'),
    rules: () => import('../fr/rules.messages.ts'),
    reference1800: () => import('../fr/reference1800.messages.ts'),
    reference1503: () => import('../fr/reference1503.messages.ts'),
  },
  pl: {
    shell: () => import('../pl/shell.messages.ts'),
    table: () => import('../pl/table.messages.ts'),
    hotseat: () => import('../pl/hotseat.messages.ts'),
    anno1800: () => import('../pl/anno1800.messages.ts'),
    anno1503: () => import('../pl/anno1503.messages.ts'),
    box: () => import('../pl/box.messages.ts'),
    cli: () => import('../pl/cli.messages.ts'),
    guide: () => import('../pl/guide.messages.ts'),
    sheet: () => import('../pl/sheet.messages.ts'),
    statistics: () => import('../pl/statistics.messages.ts'),
    puzzle: () => import('../pl/puzzle.messages.ts'),
    review: () => import('../pl/review.messages.ts'),
    rules: () => import('../pl/rules.messages.ts'),
    reference1800: () => import('../pl/reference1800.messages.ts'),
    reference1503: () => import('../pl/reference1503.messages.ts'),
  },
  ru: {
    shell: () => import('../ru/shell.messages.ts'),
    table: () => import('../ru/table.messages.ts'),
    hotseat: () => import('../ru/hotseat.messages.ts'),
    anno1800: () => import('../ru/anno1800.messages.ts'),
    anno1503: () => import('../ru/anno1503.messages.ts'),
    box: () => import('../ru/box.messages.ts'),
    cli: () => import('../ru/cli.messages.ts'),
    guide: () => import('../ru/guide.messages.ts'),
    sheet: () => import('../ru/sheet.messages.ts'),
    statistics: () => import('../ru/statistics.messages.ts'),
    puzzle: () => import('../ru/puzzle.messages.ts'),
    review: () => import('../ru/review.messages.ts'),
    rules: () => import('../ru/rules.messages.ts'),
    reference1800: () => import('../ru/reference1800.messages.ts'),
    reference1503: () => import('../ru/reference1503.messages.ts'),
  },
} as const satisfies { readonly [language in Language]: Readonly<Record<string, () => Promise<Messages>>> };

export type Part = keyof (typeof parts)['en'];
/** What the pages around the games and the tables say: a language that has all of it is offered to readers. */
export const INTERFACE: readonly Part[] = ['shell', 'table', 'hotseat', 'anno1800', 'anno1503', 'box', 'sheet', 'statistics', 'review'];
/** The pages of the rules. Long texts: a language may be offered before it has them, and borrows them from English until then. */
const REFERENCE: readonly Part[] = ['rules', 'reference1800', 'reference1503'];
/** `guide`: the guided first games, and `puzzle`, borrowed from English as well where a language does not have them yet. */
export const PARTS: readonly Part[] = [...INTERFACE, ...REFERENCE, 'guide', 'puzzle', 'cli'];

type Loaded = { readonly [P in Part]: Awaited<ReturnType<(typeof parts)['en'][P]>> };
/** Every message of every part: a union turned into an intersection by the position of a parameter. */
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void ? All : never;
export type English = Together<Loaded[Part]>;
