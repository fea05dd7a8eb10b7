import { type Asked, configuration } from './configuration/configuration.ts';
import { bareCommits } from './storage/bareCommits.ts';
import { moveStorage, shownPlace } from './storage/place.ts';
import { backUp, restore } from './store/sqlite/dataDir.ts';
import { StoreFault } from './store/store.ts';

/**
 * The other things that the server's program does: `backup <folder or file>` and `restore <file> [--force]`, with the flags of the server, and
 * `move-storage <from> <to>`; `bare-commits <place>` is what `archipel load` measures itself against.
 */
export const MAINTENANCE = ['backup', 'restore', 'move-storage', 'bare-commits'] as const;
export type Maintenance = (typeof MAINTENANCE)[number];

export interface MaintenanceResult {
  readonly exit: 0 | 1 | 2;
  readonly said: string;
}

export async function runMaintenance(
  what: Maintenance,
  args: readonly string[],
  env: Parameters<typeof configuration>[1],
  now: Date,
): Promise<MaintenanceResult> {
  const [file, ...flags] = args;
  if (what === 'move-storage') return movedFrom(args);
  if (what === 'bare-commits') return { exit: 0, said: String(await bareCommits(file ?? '')) };
  if (file === undefined || file.startsWith('-')) return { exit: 2, said: `${what} needs the name of a file first` };
  const force = what === 'restore' && flags.includes('--force');
  const asked: Asked = configuration(
    flags.filter((flag) => !(force && flag === '--force')),
    env,
  );
  if (asked.ask !== 'serve')
    return { exit: 2, said: asked.ask === 'nonsense' ? asked.fault : `${what} has no other flags than the server` };
  const { dataDir, databaseUrl } = asked.configuration;
  if (databaseUrl !== undefined)
    return { exit: 2, said: `${what} is for a data folder: save PostgreSQL with pg_dump, or move it into a folder with move-storage` };
  try {
    if (what === 'backup') return { exit: 0, said: `Saved in ${await backUp(dataDir, file, now)}` };
    await restore(dataDir, file, { force });
    return { exit: 0, said: `Restored into ${dataDir}` };
  } catch (error) {
    return failed(error);
  }
}

async function movedFrom(args: readonly string[]): Promise<MaintenanceResult> {
  const [from, to, ...more] = args;
  if (from === undefined || to === undefined || more.length > 0 || args.some((each) => each.startsWith('-')))
    return { exit: 2, said: 'move-storage needs two places, from where and to where: each a data folder or postgres://…' };
  try {
    const { matches, rows } = await moveStorage(from, to);
    return {
      exit: 0,
      said: `Moved ${matches} matches (${rows} rows) from ${shownPlace(from)} to ${shownPlace(to)}; every match is the same`,
    };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): MaintenanceResult {
  if (error instanceof StoreFault || isOfTheSystem(error)) return { exit: 1, said: error.message };
  throw error;
}

function isOfTheSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
