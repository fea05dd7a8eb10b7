import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The cookie that was set, if one was. */
  readonly cookie: string | undefined;
}

/** Asks a server, one question after another. */
export type Ask = (method: string, path: string, body?: unknown, cookie?: string) => Promise<Answer>;

interface Waiting {
  readonly text: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (why: Error) => void;
}

/**
 * One line to a server, kept open as a browser does. It speaks only as much HTTP as our own server answers with (a length, never pieces):
 * the clients share the machine with the server, and what they cost is not what is to be measured.
 */
export function asking(address: string): Ask & { close(): void } {
  const { hostname, port, host } = new URL(address);
  let line: Socket | undefined;
  let heard: Buffer = Buffer.alloc(0);
  /** The first of them has been sent. */
  const waiting: Waiting[] = [];

  function fail(why: Error): void {
    line?.destroy();
    line = undefined;
    heard = Buffer.alloc(0);
    for (const { reject } of waiting.splice(0)) reject(why);
  }

  function hear(part: Buffer): void {
    heard = heard.length === 0 ? part : Buffer.concat([heard, part]);
    const read = answerIn(heard);
    if (read === undefined) return;
    heard = heard.subarray(read.length);
    waiting.shift()?.resolve(read.answer);
    sendNext();
  }

  function open(): Socket {
    const fresh = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
    fresh.setNoDelay(true);
    fresh.on('data', hear);
    fresh.on('error', fail);
    fresh.on('close', () => {
      if (line === fresh) fail(new Error('the line was cut'));
    });
    return fresh;
  }

  function sendNext(): void {
    const next = waiting[0];
    if (next === undefined) return;
    line ??= open();
    line.write(next.text);
  }

  const ask: Ask = (method, path, body, cookie) =>
    new Promise((resolve, reject) => {
      const content = body === undefined ? '' : JSON.stringify(body);
      const about = body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(content)}\r\n`;
      const known = cookie === undefined ? '' : `cookie: ${cookie}\r\n`;
      waiting.push({ text: `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${known}${about}\r\n${content}`, resolve, reject });
      if (waiting.length === 1) sendNext();
    });
  return Object.assign(ask, { close: () => fail(new Error('closed')) });
}

const HEAD_END = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;
const TYPE = /\r\ncontent-type: ([^\r]*)/i;
const COOKIE = /\r\nset-cookie: ([^;\r]*)/i;

/** The answer at the beginning of what was heard, and its length; nothing if it is not whole yet. */
function answerIn(heard: Buffer): { readonly answer: Answer; readonly length: number } | undefined {
  const end = heard.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = heard.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const size = status === 204 ? '0' : LENGTH.exec(head)?.[1];
  if (size === undefined) throw new Error(`an answer without its length: ${head}`);
  const length = end + HEAD_END.length + Number(size);
  if (heard.length < length) return undefined;
  const text = heard.toString('utf8', end + HEAD_END.length, length);
  const type = TYPE.exec(head)?.[1] ?? '';
  const body: unknown = type.includes('json') && !type.includes('ndjson') && text !== '' ? JSON.parse(text) : text;
  return { answer: { status, body, cookie: COOKIE.exec(head)?.[1] }, length };
}
