import { setImmediate } from 'node:timers/promises';
import pc from 'picocolors';
import { INTERRUPTED } from './exit.ts';
import { whole } from './print.ts';

export interface Progress {
  /** Draws the bar if it is time to. Work that never waits for anything else must await this, or Ctrl-C has no effect. */
  update(done: number, detail?: string): Promise<void> | undefined;
  /** Takes the bar off the screen. */
  end(): void;
}

type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const WIDTH = 28;
const DELAY = 500;
const INTERVAL = 80;
const CLEAR_LINE = '\r\x1b[K';

/** A progress bar on stderr; nothing where stderr is no terminal. */
export function progress(what: string, total: number, screen: Screen = process.stderr, clock: () => number = Date.now): Progress {
  if (!screen.isTTY) return { update: () => undefined, end: () => {} };
  const since = clock();
  let drawn: number | undefined;
  const interrupted = () => {
    screen.write(CLEAR_LINE);
    process.exit(INTERRUPTED);
  };
  return {
    update(done, detail) {
      const now = clock();
      if (now - since < DELAY || now - (drawn ?? 0) < INTERVAL) return undefined;
      if (drawn === undefined) process.on('SIGINT', interrupted);
      drawn = now;
      const part = Math.min(1, done / total);
      const full = Math.round(part * WIDTH);
      const left = done > 0 ? `${Math.ceil(((now - since) / done) * (total - done) * 1e-3)} s left` : undefined;
      const bar = pc.yellow('━'.repeat(full)) + pc.dim('─'.repeat(WIDTH - full));
      const says = [`${whole(done)} of ${whole(total)}`, detail, left].filter((each) => each !== undefined).join(', ');
      screen.write(`${CLEAR_LINE}${what} ${bar} ${Math.floor(part * 100)} % ${pc.dim(says)}`);
      return setImmediate();
    },
    end() {
      if (drawn !== undefined) screen.write(CLEAR_LINE);
      process.off('SIGINT', interrupted);
    },
  };
}

/** Shows a bar while something is done, and takes it off however that ends. */
export async function withProgress<Result>(what: string, total: number, work: (bar: Progress) => Promise<Result>): Promise<Result> {
  const bar = progress(what, total);
  try {
    return await work(bar);
  } finally {
    bar.end();
  }
}
