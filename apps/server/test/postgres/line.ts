import { connect, createServer, type Socket } from 'node:net';

/** A line to a database, or to one of several servers, that can be cut. */
export interface Line {
  readonly port: number;
  /** Ends all connections and lets none through until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Each connection goes to the next of the ports; where nobody listens there, to the one after it. */
export async function lineTo(...ports: readonly number[]): Promise<Line & { readonly ports: number[] }> {
  const to = [...ports];
  let turn = 0;
  const sockets = new Set<Socket>();
  let whole = true;
  async function join(near: Socket): Promise<void> {
    sockets.add(near);
    near.on('error', () => undefined);
    const far = whole ? await reached() : undefined;
    if (far === undefined || near.destroyed) {
      near.destroy();
      far?.destroy();
      sockets.delete(near);
      return;
    }
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
  const server = createServer((near) => void join(near));

  async function reached(): Promise<Socket | undefined> {
    for (let tried = 0; tried < to.length; tried++) {
      turn += 1;
      const far = connect(to[turn % to.length] ?? 0, '127.0.0.1');
      const open = await new Promise<boolean>((resolve) => {
        far.once('connect', () => resolve(true));
        far.once('error', () => resolve(false));
      });
      if (open) return far;
    }
    return undefined;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    /** Where the connections go: may be changed. */
    ports: to,
    cut,
    mend() {
      whole = true;
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
