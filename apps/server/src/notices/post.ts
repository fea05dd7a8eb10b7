import { lookup } from 'node:dns';
import { request as plain } from 'node:http';
import { request as encrypted } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isInside, namesInside } from './privateAddresses.ts';

export interface Letter {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** What came of a letter: the status that was answered, or why there was no answer. */
export type Delivery = { readonly status: number } | { readonly failed: 'inside' | 'unreachable' | 'too-slow' };

export interface Manner {
  /** Whether addresses of this machine and of private networks may be written to. */
  readonly inside: boolean;
  /** Milliseconds for all of it. */
  readonly patience: number;
  /** Ends it before that. */
  readonly closing?: AbortSignal;
}

export class Inside extends Error {}

/** Resolves a name as usual, and refuses it if any of its addresses is inside: asked as the connection is made, so that a name cannot change in between. */
export const outsideOnly: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || first === undefined) return callback(error ?? new Error('no address'), '');
    if (addresses.some(({ address }) => isInside(address))) return callback(new Inside(), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Posts a letter to an address that somebody gave. No redirection is followed, and nothing of the answer is read but its status. */
export function post(to: string, { headers, body }: Letter, { inside, patience, closing }: Manner): Promise<Delivery> {
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return Promise.resolve({ failed: 'unreachable' });
  if (!inside && namesInside(url)) return Promise.resolve({ failed: 'inside' });
  const ask = url.protocol === 'https:' ? encrypted : plain;
  return new Promise((resolve) => {
    const timeout = AbortSignal.timeout(patience);
    const signal = closing ? AbortSignal.any([timeout, closing]) : timeout;
    const sending = ask(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A connection of its own, gone when it is done: nothing is left open towards strangers.
        agent: false,
        signal,
        ...(inside ? {} : { lookup: outsideOnly }),
      },
      (answer) => {
        answer.destroy();
        resolve({ status: answer.statusCode ?? 0 });
      },
    );
    sending.on('error', (error) => resolve({ failed: signal.aborted ? 'too-slow' : error instanceof Inside ? 'inside' : 'unreachable' }));
    sending.end(body);
  });
}
