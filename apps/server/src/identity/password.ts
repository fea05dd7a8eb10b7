import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** What one guess costs: 32 MiB and three passes, about a quarter of a second. Texts that were made with another cost can still be checked. */
export const USUAL_COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const LENGTH = 32;

export interface Passwords {
  /** The password as it is kept: the algorithm, its cost, the salt and what came of them. */
  hashed(password: string): Promise<string>;
  /** Whether this is the password. It takes as long where there is none to compare with: a name that nobody keeps cannot be told from a wrong password. */
  isRight(password: string, kept: string | null): Promise<boolean>;
}

/** Passwords at a cost. */
export function passwords(cost: Cost): Passwords {
  return {
    async hashed(password) {
      const salt = randomBytes(16);
      const key = await derived(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async isRight(password, kept) {
      const [kind, N, r, p, salt = '', key = ''] = (kept ?? '').split('$');
      if (kind !== 'scrypt') {
        await derived(password, randomBytes(16), cost);
        return false;
      }
      const wanted = Buffer.from(key, 'base64url');
      const found = await derived(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
      return wanted.length === found.length && timingSafeEqual(wanted, found);
    },
  };
}

/**
 * No more are computed at once: Node computes them in the four threads in which it also reads files, and pages must not wait for passwords.
 */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function derived(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await computed(password, salt, cost);
  } finally {
    // The place goes to the next in the line, or is free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function computed(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    // Written in the one form that Unicode calls composed: the same keys on another keyboard are the same password.
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
