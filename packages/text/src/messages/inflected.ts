import { type Form, formOf, type Inflection } from '../grammar/inflection.ts';
import type { Mention, Sentence } from './sentence.ts';
import type { Value } from './text.ts';

type Filling = Value | Mention | Sentence;

/** The same values, and every form of each that a message may ask for. A name without that form stands as it is. */
export function inflectedValues<Some extends Filling>(
  values: Readonly<Record<string, Some>>,
  inflections: readonly Inflection[],
): Readonly<Record<string, Some>> {
  const formed = (name: string, form: Form): string => {
    for (const inflect of inflections) {
      const found = inflect(name, form);
      if (found !== undefined) return found;
    }
    return form === 'gender' ? 'none' : name;
  };
  const derived = (placeholder: string | symbol) => {
    const asked = typeof placeholder === 'string' ? formOf(placeholder) : undefined;
    return asked && Object.hasOwn(values, asked.about) ? asked : undefined;
  };
  return new Proxy(values, {
    has: (own, name) => name in own || derived(name) !== undefined,
    get(own, name) {
      const given: unknown = Reflect.get(own, name);
      const asked = derived(name);
      // Genders are given with some things, for languages that know them without forms.
      if (asked === undefined || (name in own && (asked.form !== 'gender' || given !== 'none'))) return given;
      const thing = Reflect.get(own, asked.about);
      if (asked.form === 'gender') return formed(wordsOf(thing), 'gender');
      return inflected(thing, (word) => formed(word, asked.form));
    },
  });
}

const wordsOf = (value: Filling): string => (typeof value === 'object' ? value.text : String(value));

/** A value with its words in another form: each thing that it speaks of for itself. Numbers, and the words between things, stay. */
function inflected(value: Filling, formed: (name: string) => string): Filling {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return formed(value);
  if ('kind' in value) return { ...value, text: formed(value.text) };
  const parts = value.parts.map((part) => (typeof part === 'string' ? part : { ...part, text: formed(part.text) }));
  return { parts, text: parts.map((part) => (typeof part === 'string' ? part : part.text)).join('') };
}
