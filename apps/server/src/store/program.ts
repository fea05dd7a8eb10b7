import { type Asked, configuration } from '../configuration.ts';
import { backUp, restore } from './dataDir.ts';
import { StoreFault } from './store.ts';

/** The other things that the server's program does: `backup <folder or file>` and `restore <file> [--force]`, with the flags of the server. */
export const TENDING = ['backup', 'restore'] as const;
export type Tending = (typeof TENDING)[number];

export interface Tended {
  readonly exit: 0 | 1 | 2;
  readonly said: string;
}

export async function tend(what: Tending, args: readonly string[], env: Parameters<typeof configuration>[1], now: Date): Promise<Tended> {
  const [file, ...flags] = args;
  if (file === undefined || file.startsWith('-')) return { exit: 2, said: `${what} needs the name of a file first` };
  const force = what === 'restore' && flags.includes('--force');
  const asked: Asked = configuration(
    flags.filter((flag) => !(force && flag === '--force')),
    env,
  );
  if (asked.ask !== 'serve')
    return { exit: 2, said: asked.ask === 'nonsense' ? asked.fault : `${what} has no other flags than the server` };
  const { dataDir } = asked.configuration;
  try {
    if (what === 'backup') return { exit: 0, said: `Saved in ${await backUp(dataDir, file, now)}` };
    await restore(dataDir, file, { force });
    return { exit: 0, said: `Restored into ${dataDir}` };
  } catch (error) {
    if (error instanceof StoreFault || isOfTheSystem(error)) return { exit: 1, said: error.message };
    throw error;
  }
}

function isOfTheSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
