import { describe, expect, test } from 'vitest';
import { addressOf, configuration } from '../src/configuration.ts';

const served = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const asked = configuration(args, env);
  if (asked.ask !== 'serve') throw new Error(JSON.stringify(asked));
  return asked.configuration;
};
const fault = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const asked = configuration(args, env);
  return asked.ask === 'nonsense' ? asked.fault : asked.ask;
};

describe('what is asked for', () => {
  test('without a word it is port 1800 of this machine', () => {
    expect(served([])).toEqual({ port: 1800, host: '127.0.0.1', logLevel: 'warn', json: false });
  });

  test('the environment says otherwise', () => {
    const env = { PORT: '8080', HOST: '0.0.0.0', LOG_LEVEL: 'debug', PAGES: 'elsewhere' };
    expect(served([], env)).toEqual({ port: 8080, host: '0.0.0.0', logLevel: 'debug', json: false, pages: 'elsewhere' });
  });

  test('a flag wins over the environment', () => {
    expect(served(['--port', '81', '--host=::1'], { PORT: '8080', HOST: '0.0.0.0' })).toMatchObject({ port: 81, host: '::1' });
  });

  test('an empty variable is as good as none', () => {
    expect(served([], { PORT: '', HOST: '', LOG_LEVEL: '' })).toMatchObject({ port: 1800, host: '127.0.0.1' });
  });

  test.each(['0', '1', '65535'])('port %s can be', (port) => {
    expect(served(['--port', port]).port).toBe(Number(port));
  });

  test.each(['65536', '-1', '1e3', '80.5', 'http', ' 80', '0x50', '99999999'])('port "%s" cannot be', (port) => {
    expect(fault([], { PORT: port })).toBe(`the port must be a whole number from 0 to 65535, but PORT is ${JSON.stringify(port)}`);
  });

  test('the fault names the flag if the flag is wrong', () => {
    expect(fault(['--port', ''], { PORT: '80' })).toContain('--port is ""');
    expect(fault(['--port', 'x'], { PORT: '80' })).toContain('--port is "x"');
    expect(fault(['--host', 'http://here'])).toContain('--host is "http://here"');
  });

  test.each(['127.0.0.1', '::', 'localhost', 'play.example.org'])('host %s can be', (host) => {
    expect(served([], { HOST: host }).host).toBe(host);
  });

  test.each(['a b', 'http://localhost', 'x..y', '-x', 'a:80'])('host "%s" cannot be', (host) => {
    expect(fault([], { HOST: host })).toContain('the host must be an address or a host name');
  });

  test('the log level is one of a list', () => {
    expect(fault([], { LOG_LEVEL: 'loud' })).toContain('one of trace, debug, info, warn, error, fatal, silent');
  });

  test.each([[['--colour']], [['--port']], [['extra']], [['--help=yes']]])('%j is not understood, and said in one line', (args) => {
    const said = fault(args);
    expect(said).not.toBe('serve');
    expect(said).not.toContain('\n');
  });

  test.each([[['--help']], [['-h', '--port', '5']]])('%j asks for help', (args) => {
    expect(configuration(args, {}).ask).toBe('help');
  });
});

describe('the address that is told', () => {
  test.each([
    ['127.0.0.1', 'http://localhost:1800'],
    ['0.0.0.0', 'http://localhost:1800'],
    ['::', 'http://localhost:1800'],
    ['192.0.2.7', 'http://192.0.2.7:1800'],
    ['2001:db8::7', 'http://[2001:db8::7]:1800'],
    ['play.example.org', 'http://play.example.org:1800'],
  ])('for %s it is %s', (host, address) => {
    expect(addressOf(host, 1800)).toBe(address);
  });
});
