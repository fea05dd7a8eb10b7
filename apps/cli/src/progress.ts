import pc from 'picocolors';

export interface Progress {
  update(done: number): void;
  /** Takes the bar off the screen. */
  end(): void;
}

const WIDTH = 28;
const PATIENCE = 500;
const PAUSE = 80;

/** A bar on stderr for work that takes its time; nothing at all where stderr is no terminal. */
export function progress(what: string, total: number, screen: NodeJS.WriteStream = process.stderr): Progress {
  if (!screen.isTTY) return { update: () => {}, end: () => {} };
  const since = Date.now();
  let drawn = 0;
  return {
    update(done) {
      const now = Date.now();
      if (now - since < PATIENCE || now - drawn < PAUSE) return;
      drawn = now;
      const part = Math.min(1, done / total);
      const full = Math.round(part * WIDTH);
      const left = done > 0 ? Math.ceil(((now - since) / done) * (total - done) * 1e-3) : 0;
      const bar = pc.yellow('━'.repeat(full)) + pc.dim('─'.repeat(WIDTH - full));
      screen.write(`\r\x1b[K${what} ${bar} ${Math.floor(part * 100)} % ${pc.dim(`${done} of ${total}, ${left} s left`)}`);
    },
    end() {
      if (drawn > 0) screen.write('\r\x1b[K');
    },
  };
}
