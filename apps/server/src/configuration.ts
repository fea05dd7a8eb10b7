import { isIP } from 'node:net';
import { parseArgs } from 'node:util';

/** How much the log tells, from all to nothing. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly logLevel: LogLevel;
  /** Whether the address is told to a program rather than to a person. */
  readonly json: boolean;
  /** The folder of the built pages; the one that was built here, if not given. */
  readonly pages?: string;
}

export type Asked =
  | { readonly ask: 'serve'; readonly configuration: Configuration }
  | { readonly ask: 'help' }
  | { readonly ask: 'nonsense'; readonly fault: string };

export const HELP = `Serves Archipel: the pages, on one port.

Usage: node apps/server/dist/main.js [--port <n>] [--host <address>] [--json]

  --port <n>          the port, 0 for any that is free (or PORT; 1800 if neither is given)
  --host <address>    the address to listen on (or HOST; 127.0.0.1 if neither is given)
  --json              print the address as a line of JSON
  --help              this text

LOG_LEVEL is one of ${LOG_LEVELS.join(', ')} (warn if not given); the log goes to stderr, a JSON object a line.
PAGES is a folder of built pages, to serve others than those that were built here.
`;

const flags = {
  port: { type: 'string' },
  host: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What the command line and the environment ask for. A flag is nearer to the person than the environment, so it wins. */
export function configuration(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Asked {
  const given = flagsIn(args);
  if (typeof given === 'string') return { ask: 'nonsense', fault: given };
  if (given.help) return { ask: 'help' };

  const portText = given.port ?? (env['PORT'] || '1800');
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= 65_535)) return nonsense('port', given.port === undefined ? 'PORT' : '--port', portText, 'a whole number from 0 to 65535');

  const host = given.host ?? (env['HOST'] || '127.0.0.1');
  if (!isHost(host)) return nonsense('host', given.host === undefined ? 'HOST' : '--host', host, 'an address or a host name');

  const levelText = env['LOG_LEVEL'] || 'warn';
  const logLevel = LOG_LEVELS.find((level) => level === levelText);
  if (logLevel === undefined) return nonsense('log level', 'LOG_LEVEL', levelText, `one of ${LOG_LEVELS.join(', ')}`);
  return {
    ask: 'serve',
    configuration: { port, host, logLevel, json: given.json ?? false, ...(env['PAGES'] ? { pages: env['PAGES'] } : {}) },
  };
}

function nonsense(what: string, where: string, found: string, wanted: string): Asked {
  return { ask: 'nonsense', fault: `the ${what} must be ${wanted}, but ${where} is ${JSON.stringify(found)}` };
}

interface Given {
  readonly port?: string;
  readonly host?: string;
  readonly json?: boolean;
  readonly help?: boolean;
}

function flagsIn(args: readonly string[]): Given | string {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false }).values;
  } catch (error) {
    // Node's own words for an unknown or incomplete flag; the first sentence says it all.
    return error instanceof Error ? (error.message.split(/\.\s|\n/)[0] ?? error.message) : String(error);
  }
}

function isHost(host: string): boolean {
  return isIP(host) !== 0 || /^(?!.*\.\.)[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(host);
}

/** The address for a person to open. A server that listens on this machine, or everywhere, is at localhost. */
export function addressOf(host: string, port: number): string {
  const here = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  const name = here ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
