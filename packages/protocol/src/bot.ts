import { diceFrom, seeded } from '@archipel/kernel';
import * as z from 'zod/mini';

export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const;
export const levelSchema = z.enum(LEVELS);
export type Level = z.infer<typeof levelSchema>;

/** What a bot likes best, at any level: none of them is stronger than another. */
export const STYLES = ['builder', 'explorer', 'racer', 'trader'] as const;
export const styleSchema = z.enum(STYLES);
export type Style = z.infer<typeof styleSchema>;

/** What can be asked for: a style, or any, which is then drawn. */
export const STYLE_CHOICES = ['any', ...STYLES] as const;
export const styleChoiceSchema = z.enum(STYLE_CHOICES);
export type StyleChoice = z.infer<typeof styleChoiceSchema>;

/** The style that is meant; one that is left to chance follows from the text alone. */
export function drawnStyle(choice: StyleChoice, from: string): Style {
  return choice === 'any' ? diceFrom(seeded(`style ${from}`)).pick(STYLES) : choice;
}

/** What a bot of this level and style is called where players are named: `hard:trader`. */
export function botNamed(level: Level, style?: Style | null): string {
  return style === undefined || style === null || level === 'random' ? level : `${level}:${style}`;
}
