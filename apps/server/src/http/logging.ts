import { randomBytes } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../configuration/configuration.ts';

/** Where secrets could stand, should somebody ever log a request, an answer or a body: their place is kept, their content is not. */
const SECRETS = ['authorization', 'cookie', '["set-cookie"]', 'password', 'current', 'token', 'secret', 'salt', 'p256dh', 'auth'];
const depth = (prefix: string) =>
  SECRETS.map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix ? `${prefix}.` : ''}${name}`));

/** A log of JSON lines, with the number of the request in each that belongs to one, and without secrets. */
export function logging(
  level: LogLevel,
  stream: { write(line: string): void } = process.stderr,
): Pick<FastifyServerOptions, 'logger' | 'genReqId'> {
  const start = randomBytes(6).toString('hex');
  let requests = 0;
  return {
    logger: { level, stream, redact: { paths: ['', '*', '*.*'].flatMap(depth), censor: '[secret]' } },
    // Numbers that do not begin anew with every start: a line can be found again whenever it was written.
    genReqId: () => `${start}-${(++requests).toString(36)}`,
  };
}
