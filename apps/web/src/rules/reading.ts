import type { Language, ReferenceSection } from '@archipel/text';
import { createContext, useContext } from 'react';
import { rulesAddress } from '../ui/ruleAddress.ts';

export const PAGES = ['quick', 'words', 'editions'] as const;
export type Page = (typeof PAGES)[number];

/** What is being read. */
export interface Reading {
  readonly game: string;
  readonly language: Language;
  /** Nothing for the sections of the rules themselves. */
  readonly page: Page | undefined;
  readonly sections: readonly ReferenceSection[];
  /** The number behind # in the address. */
  readonly rule: string;
  /** What is looked for. */
  readonly words: readonly string[];
}

export const ReadingContext = createContext<Reading | undefined>(undefined);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (reading === undefined) throw new Error('nothing is being read');
  return reading;
}

/** Where a rule stands, seen from the page that is being read. */
export function useRuleLink(): (rule: string) => string {
  const { game, language, page } = useReading();
  return (rule) => `${page === undefined ? '' : rulesAddress(game, language)}#${rule}`;
}
