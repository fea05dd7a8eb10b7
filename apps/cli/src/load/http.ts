import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The cookie that was set, if one was. */
  readonly cookie: string | undefined;
}

/** Asks a server, as plainly as can be: what the clients cost is not what is to be measured. */
export type Ask = (method: string, path: string, body?: unknown, cookie?: string) => Promise<Answer>;

export function asking(address: string): Ask & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask: Ask = (method, path, body, cookie) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(cookie !== undefined && { cookie }),
      };
      const sent = request(`${address}${path}`, { method, agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const whole = Buffer.concat(parts).toString();
          const type = answer.headers['content-type'] ?? '';
          const read: unknown = type.includes('json') && !type.includes('ndjson') && whole !== '' ? JSON.parse(whole) : whole;
          resolve({ status: answer.statusCode ?? 0, body: read, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] });
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });
  return Object.assign(ask, { close: () => agent.destroy() });
}
