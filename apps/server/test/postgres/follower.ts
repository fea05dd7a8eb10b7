import type { Json } from '@archipel/kernel';
import { patched, type Tell } from '@archipel/protocol';
import { listener } from '../listener.ts';

/** Somebody who follows a match on a socket and comes back whenever the line breaks, as the pages do. */
export interface Follower {
  now(): { readonly position: number; readonly view: Json };
  /** When the match has come so far for this client. */
  reached(position: number): Promise<void>;
  end(): Promise<void>;
}

const PAUSE = 50;

export function follower(address: string, headers: Readonly<Record<string, string>>, table: string): Follower {
  let [position, view]: [number, Json] = [-1, null];
  const ending = new AbortController();
  const { signal } = ending;
  let hangUp: () => void = () => undefined;
  const waiting = new Set<() => void>();

  function hear(tell: Tell): void {
    if (tell.tell === 'match') [position, view] = [tell.match.position, tell.match.view];
    if (tell.tell === 'update') {
      const { from, view: whole, delta } = tell.update;
      // Nothing is ever missed on the way.
      if (whole === undefined && from !== position) throw new Error(`an update from ${from} does not join on to ${position}`);
      [position, view] = [tell.update.position, whole ?? patched(view, delta)];
    }
    for (const each of waiting) each();
  }

  async function listen(): Promise<void> {
    const ear = await listener(address, headers);
    hangUp = ear.close;
    if (signal.aborted) ear.close();
    else ear.ask(position < 0 ? { ask: 'watch', table } : { ask: 'watch', table, after: position });
    let heard = 0;
    const take = () => {
      while (heard < ear.tells.length) {
        const tell = ear.tells[heard];
        heard += 1;
        if (tell) hear(tell);
      }
    };
    ear.socket.on('message', take);
    take();
    await ear.closed;
  }

  const done = (async () => {
    while (!signal.aborted) {
      await listen().catch((error: unknown) => {
        // Nobody listens there yet: the only error of a socket that has a code.
        if (!(error instanceof Error && ('code' in error || /hang up|server response/.test(error.message)))) throw error;
      });
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  })();

  return {
    now: () => ({ position, view }),
    reached: (to) =>
      new Promise((resolve) => {
        const look = () => {
          if (position < to) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async end() {
      ending.abort();
      hangUp();
      await done;
    },
  };
}
