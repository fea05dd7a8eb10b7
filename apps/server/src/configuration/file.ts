import { readFileSync } from 'node:fs';
import { isRecord } from '@archipel/kernel';
import { SETTING_NAMES, type SettingName } from './settings.ts';

/** Settings as they stand in a file, as text: they are read like those from elsewhere. */
export interface SettingsFile {
  readonly path: string;
  readonly given: Readonly<Partial<Record<SettingName, string>>>;
}

/** What is in a file; nothing if there is none. */
export type ReadText = (path: string) => string | undefined;

export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The settings of a file, or what is wrong with it. */
export function settingsIn(path: string, text: string): SettingsFile | string {
  const content = parsed(text);
  if (!isRecord(content)) return `${path} must be a JSON object of settings`;
  const given: Partial<Record<SettingName, string>> = {};
  for (const [key, value] of Object.entries(content)) {
    const name = SETTING_NAMES.find((each) => each === key);
    if (name === undefined) return `${path} has "${key}", which is no setting; --help lists them`;
    const textual = textOf(value);
    if (textual === undefined) return `"${key}" in ${path} must be a text, a number, true or false, or a list of texts`;
    given[name] = textual;
  }
  return { path, given };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(',') : undefined;
}
