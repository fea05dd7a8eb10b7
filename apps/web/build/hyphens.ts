import { createRequire } from 'node:module';
import { COMMODITIES, LEVELS } from '@archipel/anno1503';
import { COMPONENTS } from '@archipel/anno1800';
import { loadNames1503, loadNames1800 } from '@archipel/text';
import type { Plugin } from 'vite';

const MODULE = 'virtual:hyphens';
const require = createRequire(import.meta.url);

interface Hyphenation {
  hyphenateSync(text: string, options: { readonly minWordLength: number }): string;
}

/** The hyphenation patterns of each language. */
const PATTERNS = {
  en: (): Hyphenation => require('hyphen/en-us'),
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
  const of1503 = await loadNames1503(language);
  const inhabitantsAndWares = [...LEVELS.map((id) => of1503.level(id)), ...COMMODITIES.map((id) => of1503.commodity(id))];
  // They stand alone too, and then begin with a capital.
  const alone = inhabitantsAndWares.map((name) => `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`);
  const names = [...tiles, ...goods, ...inhabitantsAndWares, ...alone];
  const words = new Set(names.flatMap((name) => name.match(/\p{L}{7,}/gu) ?? []));
  const parts = [...words].map((word) => [word, hyphenateSync(word, { minWordLength: 7 }).split(SOFT)] as const);
  // A name with and without a capital is one word: it would seem to end as another does.
  const distinct = new Map(parts.map(([word, syllables]) => [word.toLocaleLowerCase(language), syllables]));
  const ends = counted([...distinct].flatMap(([word, syllables]) => tails(word, syllables)));
  const broken = (word: string, syllables: readonly string[]) =>
    (language === 'de' && atJoints(word, syllables)) || joined(syllables, ends);
  return Object.fromEntries(parts.map(([word, syllables]) => [word, broken(word, syllables)]));
}

/** What German compounds of the games end with. */
const LAST_PARTS =
  'birnen bohnen brennerei fabrik farm gießerei halle haus hof hütte kellerei kleidung konserven mäntel maschinen rad räder rohr rösterei siederei steine stoff träger uhren wagen weberei werk werkstatt woll wolle zucht'.split(
    ' ',
  );
/** A part of so many letters fits nowhere in one piece. */
const LONG = 10;

/** The parts that a German compound is put together from; the word alone if it is none. */
function compound(word: string): readonly string[] {
  const ends = LAST_PARTS.filter((part) => word.endsWith(part) && word.length - part.length >= 3);
  const [last] = ends.toSorted((one, other) => other.length - one.length);
  return last === undefined ? [word] : [...compound(word.slice(0, -last.length)), last];
}

/** A German compound is broken where it is put together: Nähmaschinen-fabrik, not Nähmaschi-nenfabrik. Its syllables count in long parts only. */
function atJoints(word: string, syllables: readonly string[]): string | undefined {
  const parts = compound(word);
  if (parts.length === 1) return undefined;
  const soft = syllables.map((_, at) => syllables.slice(0, at + 1).join('').length);
  let to = 0;
  return parts
    .map((part) => {
      const from = to;
      to += part.length;
      if (part.length < LONG) return part;
      const inside = soft.filter((at) => at > from && at < to);
      return [from, ...inside].map((at, index) => word.slice(at, inside[index] ?? to)).join(SOFT);
    })
    .join(SOFT);
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
