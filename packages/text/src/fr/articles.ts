import type { Form, Inflection } from '../grammar/inflection.ts';

/** Masculine or feminine, one or many. */
export type FrenchGender = 'm' | 'f' | 'mp' | 'fp';

const VOWEL = /^([aàâeéèêëiîïoôuùûœ]|y[^aeiouéè])/i;

/** `de` before any word or name of a player: d’Anna, de Ben. Before an h it is left as it is: nobody can hear that of a name. */
export const forms: Inflection = (name, form) => (form === 'of' ? (VOWEL.test(name) ? `d’${name}` : `de ${name}`) : undefined);

const small = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** The name of a thing with its article, written small, as within a sentence. An h of a name of the games is mute. */
export function withArticle(name: string, gender: FrenchGender, form: Form): string | undefined {
  const word = small(name);
  const many = gender.endsWith('p');
  const elided = VOWEL.test(word) || word.startsWith('h');
  const one = (masculine: string, feminine: string) => `${gender.startsWith('m') ? masculine : feminine} ${word}`;
  switch (form) {
    case 'nominative':
      return word;
    case 'definite':
      return many ? `les ${word}` : elided ? `l’${word}` : one('le', 'la');
    case 'indefinite':
      return many ? `des ${word}` : one('un', 'une');
    case 'partitive':
      return many ? `des ${word}` : elided ? `de l’${word}` : one('du', 'de la');
    case 'of':
      return elided ? `d’${word}` : `de ${word}`;
    case 'to':
      return many ? `aux ${word}` : elided ? `à l’${word}` : one('au', 'à la');
    case 'gender':
      return many ? 'p' : gender;
    default:
      return undefined;
  }
}

type Names = { readonly [id: string]: string };
type Genders = { readonly [id: string]: FrenchGender };

/** Finds the gender of a name by the name itself. */
export function gendersBy(...sections: readonly (readonly [Names, Genders])[]): ReadonlyMap<string, FrenchGender> {
  return new Map(
    sections.flatMap(([names, genders]) =>
      Object.entries(genders).flatMap(([id, gender]) => (names[id] === undefined ? [] : [[names[id], gender] as const])),
    ),
  );
}

/** The forms of the names whose genders are known. */
export function articles(genders: ReadonlyMap<string, FrenchGender>): Inflection {
  return (name, form) => {
    const gender = genders.get(name);
    return gender === undefined ? undefined : withArticle(name, gender, form);
  };
}
