import languages from 'virtual:languages';
import { LEVELS, type Level, STYLE_CHOICES, type StyleChoice } from '@archipel/protocol';
import type { Language } from '@archipel/text';
import { create } from 'zustand';
import { PACES, type Pace } from './pace.ts';

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
  readonly pace: Pace;
  /** Whether single letters are keys of the tables. */
  readonly keys: boolean;
  /** Whether beginners are advised in their first games against bots. */
  readonly advice: boolean;
  /** What the reader is called in games on this device. */
  readonly name: string;
  /** The last game against bots: which, how many, how good, and in which style. */
  readonly game: string;
  readonly bots: number;
  readonly level: Level;
  readonly style: StyleChoice;
  /** And in which of its ways (`QuickWay`); any other name is the whole game. */
  readonly way: string;
}

const KEY = 'archipel.preferences';

function firstLanguage(): Language {
  for (const wanted of navigator.languages) {
    const known = languages.find((each) => wanted.toLowerCase().split('-')[0] === each);
    if (known) return known;
  }
  return 'en';
}

/** What was chosen before. A browser may forbid storage; then a choice lasts as long as the page. */
function remembered(): Partial<Record<keyof Preferences, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function first(): Preferences {
  const { language, theme, sound, motion, pace, keys, advice, name, game, bots, level, style, way } = remembered();
  return {
    language: languages.find((each) => each === language) ?? firstLanguage(),
    theme: THEMES.find((each) => each === theme) ?? 'system',
    sound: sound === true,
    motion: MOTIONS.find((each) => each === motion) ?? 'system',
    pace: PACES.find((each) => each === pace) ?? 'normal',
    keys: keys !== false,
    advice: advice !== false,
    name: typeof name === 'string' ? name.slice(0, 24) : '',
    game: typeof game === 'string' ? game : '',
    bots: typeof bots === 'number' && bots >= 1 ? bots : 2,
    level: LEVELS.find((each) => each === level) ?? 'medium',
    style: STYLE_CHOICES.find((each) => each === style) ?? 'any',
    way: typeof way === 'string' ? way : '',
  };
}

export const usePreferences = create<Preferences>(first);

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(usePreferences.getState()));
  } catch {
    // The choice lasts as long as the page.
  }
}

/** Applies theme and motion to the whole page, also before the first paint. */
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
