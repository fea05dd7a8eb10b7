import type { Components } from '@archipel/anno1800';
import type { NameFile1503 } from '../en/nameFile1503.ts';
import type { NameFile1800 } from '../en/nameFile1800.ts';
import type { Language } from '../messages/language.ts';
import { type Names1503, names1503 } from './names1503.ts';
import { type Names1800, names1800 } from './names1800.ts';

const files1800: { readonly [language in Language]: () => Promise<{ readonly names1800: NameFile1800 }> } = {
  en: () => import('../en/names1800.ts'),
  de: () => import('../de/names1800.ts'),
  fr: () => import('../fr/names1800.ts'),
  pl: () => import('../pl/names1800.ts'),
  ru: () => import('../ru/names1800.ts'),
};
const files1503: { readonly [language in Language]: () => Promise<{ readonly names1503: NameFile1503 }> } = {
  en: () => import('../en/names1503.ts'),
  de: () => import('../de/names1503.ts'),
  fr: () => import('../fr/names1503.ts'),
  pl: () => import('../pl/names1503.ts'),
  ru: () => import('../ru/names1503.ts'),
};

/** How the things of a box are called in one language: the names are fetched once, the box may be another each time. */
export async function namingOf1800(language: Language): Promise<(components: Components) => Names1800> {
  const file = (await files1800[language]()).names1800;
  return (components) => names1800(language, file, components);
}

/** The names of one language, each a chunk of its own. `components`: those that the table plays with, by which cards and islands are described. */
export async function loadNames1800(language: Language, components: Components): Promise<Names1800> {
  return (await namingOf1800(language))(components);
}

export async function loadNames1503(language: Language): Promise<Names1503> {
  return names1503(language, (await files1503[language]()).names1503);
}
