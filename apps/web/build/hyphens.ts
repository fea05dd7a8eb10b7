import { createRequire } from 'node:module';
import { COMPONENTS } from '@archipel/anno1800';
import { loadNames1800 } from '@archipel/text';
import type { Plugin } from 'vite';

const MODULE = 'virtual:hyphens';
const require = createRequire(import.meta.url);

interface Hyphenation {
  hyphenateSync(text: string, options: { readonly minWordLength: number }): string;
}

/** The hyphenation patterns of each language. */
const PATTERNS = {
  en: (): Hyphenation => require('hyphen/en-gb'),
  de: (): Hyphenation => require('hyphen/de'),
  fr: (): Hyphenation => require('hyphen/fr'),
  pl: (): Hyphenation => require('hyphen/pl'),
  ru: (): Hyphenation => require('hyphen/ru'),
} as const;
type Language = keyof typeof PATTERNS;

/** Where long words of the names may break, for each language, found at build time: no patterns are sent to the reader. */
export function hyphens(): Plugin {
  return {
    name: 'archipel-hyphens',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const language = id.slice(`\0${MODULE}/`.length);
      if (isLanguage(language)) return `export default ${JSON.stringify(await breaks(language))};`;
      const loaders = Object.keys(PATTERNS).map((each) => `${each}: () => import('${MODULE}/${each}')`);
      return `export default { ${loaders.join(', ')} };`;
    },
  };
}

const isLanguage = (name: string): name is Language => Object.hasOwn(PATTERNS, name);

/** Words of the names that are long enough to need it, with soft hyphens. */
export async function breaks(language: Language): Promise<Readonly<Record<string, string>>> {
  const { hyphenateSync } = PATTERNS[language]();
  const called = await loadNames1800(language, COMPONENTS);
  const { industries, printedIndustries, shipyards, ships, resources } = COMPONENTS;
  const tiles = [...industries, ...printedIndustries, ...shipyards, ...ships].flatMap(({ id }) => [called.tile(id), called.shortTile(id)]);
  const goods = Object.values(resources)
    .flat()
    .flatMap((id) => [called.good(id), called.shortGood(id)]);
  const names = [...tiles, ...goods];
  const words = new Set(names.flatMap((name) => name.match(/\p{L}{7,}/gu) ?? []));
  const parts = [...words].map((word) => [word, hyphenateSync(word, { minWordLength: 7 }).split(SOFT)] as const);
  const ends = counted(parts.flatMap(([word, syllables]) => tails(word, syllables)));
  return Object.fromEntries(parts.map(([word, syllables]) => [word, joined(syllables, ends)]));
}

const SOFT = '\u00AD';

/** The ends of a word from each of its breaks on. */
function tails(word: string, syllables: readonly string[]): readonly string[] {
  return syllables.slice(1).map((_, at) => word.slice(syllables.slice(0, at + 1).join('').length).toLowerCase());
}

function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * A word that ends as others do (Schnaps-brennerei, Rum-brennerei) is put together there, and reads best if it is broken there: so it is not broken
 * behind that joint.
 */
function joined(syllables: readonly string[], ends: ReadonlyMap<string, number>): string {
  const word = syllables.join('');
  const joint = tails(word, syllables).findIndex((tail) => tail.length >= 4 && (ends.get(tail) ?? 0) > 1);
  if (joint < 0) return syllables.join(SOFT);
  return [...syllables.slice(0, joint + 1), syllables.slice(joint + 1).join('')].join(SOFT);
}
