/** The forms of a name that a sentence may ask for: `{goodAccusative}`, `{tileIndefinite}`. Each language has those that it needs. */
export const FORMS = [
  // A name as it stands within a sentence, and its cases.
  'nominative',
  'accusative',
  'genitive',
  // Several of them, and several after a number.
  'plural',
  'pluralGenitive',
  'few',
  'many',
  // With an article: la brasserie, une brasserie, du blé, de blé, au marché.
  'definite',
  'indefinite',
  'partitive',
  'of',
  'to',
  // `m`, `f`, `n`, or `p` for what is only many: to choose by, not to read.
  'gender',
] as const;
export type Form = (typeof FORMS)[number];

/** Gives a form of a name; nothing if it does not know the name. */
export type Inflection = (name: string, form: Form) => string | undefined;

const SUFFIXES = new Map(FORMS.map((form) => [`${form.charAt(0).toUpperCase()}${form.slice(1)}`, form]));
const WITH_FORM = new RegExp(`^(.+?)(${[...SUFFIXES.keys()].join('|')})$`);

/** A placeholder in its two halves: what it is about, and in which form. */
export function formOf(placeholder: string): { readonly about: string; readonly form: Form } | undefined {
  const [, about, suffix = ''] = WITH_FORM.exec(placeholder) ?? [];
  const form = SUFFIXES.get(suffix);
  return about === undefined || form === undefined ? undefined : { about, form };
}

/** An inflection that also knows a name with something behind it, which stays: `Trade ship 2`, `Old World island (Warehouse)`. */
export function withTails(inflect: Inflection): Inflection {
  return (name, form) => {
    const whole = inflect(name, form);
    if (whole !== undefined) return whole;
    const [, head = '', tail = ''] = /^(.+?)( \d+| \(.*)$/.exec(name) ?? [];
    const found = inflect(head, form);
    return found === undefined || form === 'gender' ? found : `${found}${tail}`;
  };
}
