import { flagOf, SETTING_NAMES, SETTINGS, type Setting, type SettingName, variableOf } from './settings.ts';

function initialOf(name: SettingName): string {
  const { initial, otherwise }: Setting<unknown> = SETTINGS[name];
  if (otherwise !== undefined) return otherwise;
  return typeof initial === 'boolean' ? (initial ? 'yes' : 'no') : String(initial);
}

/** The settings as docs/hosting.md shows them. */
export function settingsTable(): string {
  const rows = SETTING_NAMES.map((name) => {
    const { wanted, meaning }: Setting<unknown> = SETTINGS[name];
    return `| \`${variableOf(name)}\` | \`--${flagOf(name)}\` | \`${name}\` | ${initialOf(name)} | ${meaning} (${wanted}) |`;
  });
  return ['| variable | flag | in the file | if not given | meaning |', '|---|---|---|---|---|', ...rows].join('\n');
}

function line(flag: string, meaning: string): string {
  return `  ${flag.padEnd(32)}${meaning}`;
}

export const HELP = `Serves Archipel: the pages and the API, on one port.

Usage: node apps/server/dist/main.js [--port <n>] [--host <address>] [--data-dir <folder>] ...

${SETTING_NAMES.map((name) => line(`--${flagOf(name)} <${name === 'port' ? 'n' : '…'}>`, `${SETTINGS[name].meaning} [${initialOf(name).replaceAll('`', '')}]`)).join('\n')}
${line('--config <file>', 'a file of settings, JSON [archipel.json, if there is one here]')}
${line('--json', 'print the address as a line of JSON')}
${line('--help', 'this text')}

Each setting is also a variable of the environment (--data-dir is DATA_DIR, --config is CONFIG) and a field of the file (dataDir).
A flag wins over a variable, and a variable over the file.
`;
