import { isProblem, type Problem } from '../problems/problem.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { hasEnded, type Who } from './authentication.ts';

/** Who was recognised lately by a cookie or a token, so that not every request asks the store and checks a signature again. */
export interface Recognised {
  /** Who sends this secret: as known, or looked up. Only who is somebody is remembered. */
  by(secret: string, lookUp: () => Promise<Who | Problem>): Promise<Who | Problem>;
  /** Ends the listening to the store. */
  close(): void;
}

/** Milliseconds for which somebody is believed without the store: should its word of another process's change ever be lost, no longer than this. */
const LASTS = 10_000;
/** More than this are not remembered; then all are looked up anew. */
const MOST = 20_000;

/** The store tells of every session and token that ends, of every new name and password, before whoever asked for it is answered. */
export function createRecognised({ changes }: Pick<Store, 'changes'>, clock: Clock): Recognised {
  const known = new Map<string, { readonly who: Who; readonly until: number }>();
  const secretsOf = new Map<string, Set<string>>();
  /** Counts what was told: what was looked up meanwhile may be out of date. */
  let told = 0;

  function forgetAll(): void {
    known.clear();
    secretsOf.clear();
  }

  const endChanges = changes((change) => {
    if (change.kind === 'all') {
      told += 1;
      forgetAll();
    } else if (change.kind === 'person') {
      told += 1;
      for (const secret of secretsOf.get(change.person) ?? []) known.delete(secret);
      secretsOf.delete(change.person);
    }
  });

  function remember(secret: string, who: Who): void {
    if (known.size >= MOST) forgetAll();
    known.set(secret, { who, until: clock.now() + LASTS });
    const { id } = who.person;
    const secrets = secretsOf.get(id);
    if (secrets === undefined) secretsOf.set(id, new Set([secret]));
    else secrets.add(secret);
  }

  return {
    async by(secret, lookUp) {
      const found = known.get(secret);
      const now = clock.now();
      if (found !== undefined && now < found.until && !hasEnded(found.who.credential, now)) return found.who;
      const before = told;
      const who = await lookUp();
      if (!isProblem(who) && told === before) remember(secret, who);
      return who;
    },
    close: endChanges,
  };
}
