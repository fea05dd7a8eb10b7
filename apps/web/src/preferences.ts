import type { Level } from '@archipel/protocol';
import { LANGUAGES, type Language } from '@archipel/text';
import { create } from 'zustand';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What a reader chose on this device. */
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  /** `none`: nothing moves, whatever the system says. */
  readonly motion: Motion;
  /** What the reader is called in games on this device. */
  readonly name: string;
  /** The last game against bots: how many, and how good. */
  readonly bots: number;
  readonly level: Level;
}

export const OFFERED_LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];

const KEY = 'archipel.preferences';

function firstLanguage(): Language {
  for (const wanted of navigator.languages) {
    const known = LANGUAGES.find((language) => wanted.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

/** What was chosen before. A browser may forbid us to remember; then a choice lasts as long as the page. */
function remembered(): Partial<Record<keyof Preferences, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function first(): Preferences {
  const { language, theme, sound, motion, name, bots, level } = remembered();
  return {
    language: LANGUAGES.find((each) => each === language) ?? firstLanguage(),
    theme: THEMES.find((each) => each === theme) ?? 'system',
    sound: sound === true,
    motion: MOTIONS.find((each) => each === motion) ?? 'system',
    name: typeof name === 'string' ? name.slice(0, 24) : '',
    bots: bots === 1 || bots === 3 ? bots : 2,
    level: OFFERED_LEVELS.find((each) => each === level) ?? 'medium',
  };
}

export const usePreferences = create<Preferences>(first);

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(usePreferences.getState()));
  } catch {
    // Nothing to be done, and nothing is lost but the memory.
  }
}

/** The look of the whole page follows the choice at once, also before the first paint. */
function showPreferences({ theme, motion }: Preferences): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (motion === 'system') delete dataset['motion'];
  else dataset['motion'] = motion;
}
showPreferences(usePreferences.getState());
usePreferences.subscribe(showPreferences);

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move. */
export function mayMove(): boolean {
  return usePreferences.getState().motion === 'system' && !still.matches;
}
