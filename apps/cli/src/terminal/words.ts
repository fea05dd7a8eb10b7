import { type Key, LANGUAGES, type Language, loadText, type Text, type Value } from '@archipel/text';

/** One run speaks one language: English until another is asked for. */
let spoken: Text = await loadText('en', ['cli']);

export async function speak(language: Language): Promise<void> {
  spoken = await loadText(language, ['cli']);
}

/** A sentence of the command line, in the language of this run. */
export function t(key: Key, values?: Readonly<Record<string, Value>>): string {
  return spoken.t(key, values);
}

export function has(key: string): key is Key {
  return spoken.has(key);
}

/** The language in which numbers are written. */
export const locale = (): Language => spoken.language;

/** What `--lang` names, wherever it stands, and the arguments without it; otherwise the language of the environment, as POSIX has it. */
export function languageOf(
  args: readonly string[],
  { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv,
): { readonly language: Language | undefined; readonly wanted: string | undefined; readonly rest: readonly string[] } {
  const at = args.findIndex((each) => each === '--lang' || each.startsWith('--lang='));
  const joined = args[at]?.slice('--lang='.length) ?? '';
  const wanted = at < 0 ? undefined : joined === '' ? (args[at + 1] ?? '') : joined;
  const rest = at < 0 ? args : args.toSpliced(at, joined === '' ? 2 : 1);
  return { language: known(wanted ?? (LC_ALL || LC_MESSAGES || LANG || '')), wanted, rest };
}

const known = (name: string): Language | undefined => LANGUAGES.find((each) => name.toLowerCase().split(/[-_.@]/)[0] === each);
