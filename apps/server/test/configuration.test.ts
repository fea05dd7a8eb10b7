import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressOf, configuration, HELP, threadsOf } from '../src/configuration/configuration.ts';
import { flagOf, SETTING_NAMES, variableOf } from '../src/configuration/settings.ts';
import { settingsTable } from '../src/configuration/table.ts';

type Files = Readonly<Record<string, string>>;
const served = (args: readonly string[], env: Readonly<Record<string, string>> = {}, files: Files = {}) => {
  const asked = configuration(args, env, (path) => files[path]);
  if (asked.ask !== 'serve') throw new Error(JSON.stringify(asked));
  return asked.configuration;
};
const fault = (args: readonly string[], env: Readonly<Record<string, string>> = {}, files: Files = {}) => {
  const asked = configuration(args, env, (path) => files[path]);
  return asked.ask === 'nonsense' ? asked.fault : asked.ask;
};

describe('what is asked for', () => {
  test('without a word it is port 1800 of this machine', () => {
    expect(served([])).toMatchObject({ port: 1800, host: '127.0.0.1', logLevel: 'warn', json: false, pages: undefined });
  });

  test('the environment says otherwise', () => {
    const env = { PORT: '8080', HOST: '0.0.0.0', LOG_LEVEL: 'debug', PAGES: 'elsewhere' };
    expect(served([], env)).toMatchObject({ port: 8080, host: '0.0.0.0', logLevel: 'debug', json: false, pages: 'elsewhere' });
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

describe('a file of settings', () => {
  const files = {
    'archipel.json': '{ "port": 81, "webhooks": false, "trustProxy": ["loopback", "10.0.0.0/8"] }',
    'other.json': '{ "port": 82 }',
  };

  test('is read if it lies here', () => {
    expect(served([], {}, files)).toMatchObject({ port: 81, webhooks: false, trustProxy: ['loopback', '10.0.0.0/8'] });
  });

  test('may be another, named by a flag or a variable', () => {
    expect(served(['--config', 'other.json'], {}, files).port).toBe(82);
    expect(served([], { CONFIG: 'other.json' }, files)).toMatchObject({ port: 82, webhooks: true });
  });

  test('is farther from the person than the environment and a flag', () => {
    expect(served([], { PORT: '90' }, files).port).toBe(90);
    expect(served(['--port', '91'], { PORT: '90' }, files).port).toBe(91);
  });

  test.each([
    ['not JSON', '{', 'archipel.json must be a JSON object of settings'],
    ['a list', '[]', 'archipel.json must be a JSON object of settings'],
    ['an unknown setting', '{"prot": 1}', 'archipel.json has "prot", which is no setting; --help lists them'],
    ['a bad value', '{"port": 1e9}', 'the port must be a whole number from 0 to 65535, but "port" in archipel.json is "1000000000"'],
    ['a value of no kind', '{"port": {}}', '"port" in archipel.json must be a text, a number, true or false, or a list of texts'],
  ])('with %s is refused, saying where', (_, text, said) => {
    expect(fault([], {}, { 'archipel.json': text })).toBe(said);
  });

  test('that was named must be there', () => {
    expect(fault(['--config', 'none.json'])).toBe('there is no file none.json');
  });

  test('that cannot be read is said to be so, in one line', () => {
    const asked = configuration(['--config', '.'], {});
    expect(asked).toMatchObject({ ask: 'nonsense', fault: expect.stringMatching(/^\. cannot be read: [^\n]+$/) });
  });
});

describe('kinds of settings', () => {
  test.each(['yes', 'on', 'true', '1'])('%s means yes', (text) => expect(served([], { WEBHOOKS_INSIDE: text }).webhooksInside).toBe(true));
  test.each(['no', 'off', 'FALSE', '0'])('%s means no', (text) => expect(served([], { WEBHOOKS: text }).webhooks).toBe(false));
  test('anything else means neither', () => expect(fault([], { WEBHOOKS: 'maybe' })).toContain('must be yes or no'));

  test.each(['https://play.example.org', 'http://192.0.2.7:8080', 'https://play.example.org/'])('%s is a public address', (text) => {
    expect(served([], { PUBLIC_URL: text }).publicUrl).toBe(text.replace(/\/$/, ''));
  });
  test.each(['play.example.org', 'https://play.example.org/archipel', 'ftp://x', 'https://me@x.org'])('%s is none', (text) => {
    expect(fault([], { PUBLIC_URL: text })).toContain('PUBLIC_URL is');
  });

  test.each(['10.0.0.0/33', '::1/129', 'proxy', '1.2.3', '10.0.0.1/8/8', ''])('"%s" is no trusted proxy', (text) => {
    expect(fault(['--trust-proxy', text])).toContain('--trust-proxy is');
  });

  test('there is always a thread for bots', () => {
    expect(threadsOf(served([]))).toBeGreaterThan(0);
    expect(threadsOf(served(['--threads', '3']))).toBe(3);
    expect(fault(['--threads', '0'])).toContain('from 1');
  });
});

describe('what people read of the settings', () => {
  const hosting = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');

  test('the help names every flag', () => {
    for (const name of SETTING_NAMES) expect(HELP).toContain(`--${flagOf(name)} `);
  });

  test.each(['Dockerfile', 'archipel.service', 'nginx.conf', 'Caddyfile'])('deploy/%s names only settings that there are', (file) => {
    const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
    const known = new Set(['NODE_ENV', ...SETTING_NAMES.map(variableOf)]);
    const named = [...text.matchAll(/\b([A-Z]+(?:_[A-Z]+)*)=/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test.each([
    ['nginx.conf', /proxy_set_header X-Forwarded-Host\s+"";/],
    ['Caddyfile', /header_up -X-Forwarded-Host/],
  ])('deploy/%s does not pass on what a visitor claims about the host', (file, line) => {
    expect(readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')).toMatch(line);
  });

  test('docs/hosting.md shows a file of settings that can be read', () => {
    const [, text = ''] = hosting.match(/```json\n([\s\S]*?)```/) ?? [];
    expect(served([], {}, { 'archipel.json': text })).toMatchObject({ publicUrl: 'https://play.example.org', webhooks: false });
  });

  test('docs/hosting.md names every figure of ours', () => {
    const source = readFileSync(new URL('../src/http/metrics.ts', import.meta.url), 'utf8');
    const figures = [...source.matchAll(/name: '(archipel_\w+)'/g)].map(([, name]) => name);
    expect(figures.length).toBeGreaterThan(5);
    expect(figures.filter((name) => !hosting.includes(`\`${name}\``))).toEqual([]);
  });

  test('docs/hosting.md shows the table of all settings as they are', () => {
    expect(hosting).toContain(`\n${settingsTable()}\n`);
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
