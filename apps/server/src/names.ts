import type { People } from './store/store.ts';

/** What people are called, remembered: tables are shown far more often than somebody changes the name. */
export interface Names {
  of(id: string): Promise<string>;
  changed(id: string, name: string): void;
}

/** No more than this are remembered; the oldest go first. */
const MOST = 10_000;

export function namesOf(people: People): Names {
  const known = new Map<string, string>();
  const remember = (id: string, name: string) => {
    known.delete(id);
    known.set(id, name);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return name;
  };
  return {
    of: async (id) => known.get(id) ?? remember(id, (await people.byId(id))?.name ?? ''),
    changed: remember,
  };
}
