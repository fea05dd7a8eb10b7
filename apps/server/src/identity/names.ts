import { folded } from '../store/folded.ts';
import type { People } from '../store/store.ts';

/** Caches what people are called: tables are shown far more often than somebody changes the name. */
export interface Names {
  of(id: string): Promise<string>;
  /** Reads the name anew when it is next asked for. */
  forget(id: string): void;
}

/** The cache holds no more names than this; the oldest go first. */
const MOST = 10_000;

export function createNames(people: People): Names {
  const known = new Map<string, string>();
  let forgotten = 0;
  async function read(id: string): Promise<string> {
    const before = forgotten;
    const name = (await people.byId(id))?.name ?? '';
    // It may have been changed while it was read.
    if (before !== forgotten) return name;
    known.set(id, name);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return name;
  }
  return {
    of: async (id) => known.get(id) ?? read(id),
    forget(id) {
      forgotten += 1;
      known.delete(id);
    },
  };
}

/** The names of people at one table, so that two of the same name can be told apart: the second is called Ada (2). */
export function toldApart(names: readonly string[]): readonly string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => folded(other) === folded(name)).length;
    return before === 0 || name === '' ? name : `${name} (${before + 1})`;
  });
}
