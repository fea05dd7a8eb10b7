import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { type ReadText, readText, type SettingsFile, settingsIn } from './file.ts';
import { flagOf, SETTING_NAMES, SETTINGS, type Setting, type SettingName, type Settings, variableOf } from './settings.ts';

export { INITIAL, type LogLevel, type Settings, threadsOf } from './settings.ts';
export { HELP } from './table.ts';

export interface Configuration extends Settings {
  /** Whether the address is told to a program rather than to a person. */
  readonly json: boolean;
}

export type Asked =
  | { readonly ask: 'serve'; readonly configuration: Configuration }
  | { readonly ask: 'help' }
  | { readonly ask: 'nonsense'; readonly fault: string };

/** Read if no file is named, and nothing is amiss if it is not there. */
const USUAL_FILE = 'archipel.json';

const flags = {
  ...Object.fromEntries(SETTING_NAMES.map((name) => [flagOf(name), { type: 'string' }] as const)),
  config: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Env = Readonly<Record<string, string | undefined>>;
type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** What the command line, the environment and the file ask for. What is nearer to the person wins: a flag, then a variable, then the file. */
export function configuration(args: readonly string[], env: Env, read: ReadText = readText): Asked {
  const given = flagsIn(args);
  if (typeof given === 'string') return { ask: 'nonsense', fault: given };
  if (given['help']) return { ask: 'help' };
  const file = fileOf(given['config'] ?? env['CONFIG'], read);
  if (typeof file === 'string') return { ask: 'nonsense', fault: file };

  const found: Partial<Record<SettingName, unknown>> = {};
  for (const name of SETTING_NAMES) {
    const setting: Setting<unknown> = SETTINGS[name];
    const source = sourceOf(name, given, env, file);
    const value = source === undefined ? setting.initial : setting.read(source.text);
    if (source !== undefined && value === undefined) {
      const fault = `the ${setting.what} must be ${setting.wanted}, but ${source.where} is ${setting.secret ? 'something else' : JSON.stringify(source.text)}`;
      return { ask: 'nonsense', fault };
    }
    found[name] = value;
  }
  // Each was read by its own setting.
  return { ask: 'serve', configuration: { ...(found as Settings), json: given['json'] === true } };
}

function sourceOf(name: SettingName, given: Flags, env: Env, file: SettingsFile | undefined) {
  const flag = given[flagOf(name)];
  if (typeof flag === 'string') return { text: flag, where: `--${flagOf(name)}` };
  // An empty variable is as good as none.
  const variable = env[variableOf(name)];
  if (variable) return { text: variable, where: variableOf(name) };
  const text = file?.given[name];
  return text === undefined ? undefined : { text, where: `"${name}" in ${file?.path}` };
}

function fileOf(named: string | boolean | undefined, read: ReadText): SettingsFile | string | undefined {
  const path = typeof named === 'string' && named !== '' ? named : USUAL_FILE;
  try {
    const text = read(path);
    if (text !== undefined) return settingsIn(path, text);
    return named ? `there is no file ${path}` : undefined;
  } catch (error) {
    return `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function flagsIn(args: readonly string[]): Flags | string {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false }).values;
  } catch (error) {
    // Node's own words for an unknown or incomplete flag; the first sentence says it all.
    return error instanceof Error ? (error.message.split(/\.\s|\n/)[0] ?? error.message) : String(error);
  }
}

/** The address for a person to open. A server that listens on this machine, or everywhere, is at localhost. */
export function addressOf(host: string, port: number): string {
  const here = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  const name = here ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
