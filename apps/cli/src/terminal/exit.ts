/** What the caller got wrong: one line on stderr, exit code 2. */
export class BadInput extends Error {}

/** Exit codes that scripts can use. `differs`: the question was understood and the answer is no. */
export const EXIT = { fine: 0, differs: 1, badInput: 2, internalError: 3 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** How a command answers. Bad input it throws instead: `program.ts` catches that for all of them. */
export type Finish = (exit: Exit) => void;

/** The exit code of a program that was ended by Ctrl-C. */
export const INTERRUPTED = 130;

export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

export function printError(text: string): void {
  process.stderr.write(`archipel: ${oneLine(text)}\n`);
}
