import hyphens from 'virtual:hyphens';
import type { Language } from '@archipel/text';

/** Long names may break where their language breaks words (soft hyphens, found at build time). */
export function soft(name: string, language: Language): string {
  return name.replaceAll(/\p{L}{7,}/gu, (word) => hyphens[language][word] ?? word);
}
