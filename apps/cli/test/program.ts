import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built program. */
export const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs it to its end. */
export function archipel(...args: readonly string[]): Promise<Answer> {
  return archipelIn({}, ...args);
}

/** Runs it with more in its environment. */
export function archipelIn(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Answer> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env: { ...process.env, NO_COLOR: '1', ...env } }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err });
    });
  });
}
