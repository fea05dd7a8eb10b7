import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../messages/language.ts';

/** Numbers of things by the rules of a language: `2 фермера`. */
export function counting<Thing extends string>(language: Language, messages: Readonly<Record<Thing, string>>) {
  const made = new Map<Thing, IntlMessageFormat>();
  return (thing: Thing, n: number): string => {
    const format = made.get(thing) ?? new IntlMessageFormat(messages[thing], language);
    made.set(thing, format);
    return String(format.format({ n }));
  };
}
