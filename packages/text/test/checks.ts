import { formOf } from '../src/grammar/inflection.ts';
import type { Language } from '../src/messages/language.ts';
import { type Key, type Messages, textOf } from '../src/messages/text.ts';
import { listOf, type Placeholder, placeholdersOf, wordsOf } from './messages.ts';

/** What is wrong with the messages of a language beside English: one line each. Whatever is not there yet is only found by `missing`. */
export const CHECKS: { readonly [name: string]: (language: Language, messages: Messages, english: Messages) => readonly string[] } = {
  missing: (_, messages, english) => keysBeyond(english, messages),
  'without an English one': (_, messages, english) => keysBeyond(messages, english),
  empty: (_, messages) => listOf(messages).flatMap(([key, message]) => (message.trim() === '' ? [key] : [])),
  'asks for something else': askedOtherwise,
  'left in English': leftInEnglish,
  'wrong marks': wrongMarks,
  'cannot be filled in': unfillable,
};

function keysBeyond(some: Messages, others: Messages): readonly string[] {
  const known = new Set(listOf(others).map(([key]) => key));
  return listOf(some).flatMap(([key]) => (known.has(key) ? [] : [key]));
}

/** Languages ask for forms and genders of what English names plainly. */
function askedOtherwise(language: Language, messages: Messages, english: Messages): readonly string[] {
  const asked = (message: string, locale: string) =>
    new Set(
      placeholdersOf(message, locale)
        .map(({ name }) => formOf(name)?.about ?? name)
        .toSorted(),
    );
  const originals = new Map(listOf(english));
  return listOf(messages).flatMap(([key, message]) => {
    const [own, original] = [asked(message, language), asked(originals.get(key) ?? '', 'en')];
    return [...own].join() === [...original].join() ? [] : [`${key}: ${[...own].join(', ')}; English: ${[...original].join(', ')}`];
  });
}

/** Words that are the same in English, or that nobody translates. */
const SHARED: { readonly [language in Language]?: RegExp } = {
  de: /\b(Archipel|Anno|Bots?|Live|Chat|Name|Gold|Code|Link|QR|Hand|Land|Start|System|Server|Version|Online|Offline|Museum|Zoo|Esc|Expedition)\b/gi,
  fr: /\b(Archipel|Anno|bots?|Chat|Code|QR|Total|Version|Production|Action|Actions|Exploration|Commerce|min|Score|Influence|Pages?|Position|tables?|minutes?|payable|points?|animal|site|options|pause|voyages|Zoo|correction|industries|artefact|experts?)\b/gi,
  pl: /\b(Archipel|Anno|bots?|QR|Start|System|min|Zoo|Link|Esc)\b/gi,
  ru: /\b(Archipel|Anno|QR|Esc)\b/gi,
};

/** Words that an English page is full of, and no page of another language has. */
const ENGLISH = /(?<!\p{L})(the|your|you|with|of|has|is|are|this|from|and)(?!\p{L})/iu;

function leftInEnglish(language: Language, messages: Messages, english: Messages): readonly string[] {
  if (language === 'en') return [];
  const originals = new Map(listOf(english));
  return listOf(messages).flatMap(([key, message]) => {
    const words = wordsOf(message, language);
    const same = originals.get(key) === message && /[a-z]{3}/i.test(words.replaceAll(SHARED[language] ?? /^$/g, ''));
    return same || ENGLISH.test(words) ? [`${key}: ${message}`] : [];
  });
}

/** Marks that a language writes otherwise. A plain apostrophe begins a quotation in a message. */
const WRONG_MARKS: { readonly [language in Language]?: RegExp } = {
  de: /[“”](?=\p{L})/u,
  // A space that does not break stands before : ; ! ? and inside « ».
  fr: /[^\u00A0][:;!?»](?!\/\/)|«(?!\u00A0)|[“”„]/,
  pl: /[“«»]/,
  ru: /[“”„]/,
};

function wrongMarks(language: Language, messages: Messages): readonly string[] {
  return listOf(messages).flatMap(([key, message]) => {
    const plain = /'/.test(message.replaceAll("''", '')) || /"/.test(message);
    return plain || WRONG_MARKS[language]?.test(wordsOf(message, language)) ? [`${key}: ${message}`] : [];
  });
}

function unfillable(language: Language, messages: Messages): readonly string[] {
  const text = textOf(language, messages);
  return listOf(messages).flatMap(([key, message]) =>
    fillings(placeholdersOf(message, language)).flatMap((values) => {
      try {
        const sentence = text.t(key as Key, values);
        return sentence.includes(key) || sentence.trim() === '' || FAULTY.test(sentence) ? [`${key}: ${sentence}`] : [];
      } catch (error) {
        return [`${key}: ${String(error)}`];
      }
    }),
  );
}

const FAULTY = /[{}]|undefined|\bNaN\b|object Object/;

/** A long name, with marks that mean something in a message or on a page. */
const EXTREME = 'Wolfeschlegelstein-O’Brien <42> & Łódź';
/** Numbers that some language counts in a way of its own, and those at the ends. */
const NUMBERS = [0, 1, 2, 5, 21, 1_000_000];

type Values = Readonly<Record<string, string | number>>;

/** All ways to fill a message that make a difference: every branch of every choice, with every number. */
function fillings(placeholders: readonly Placeholder[]): readonly Values[] {
  const choices = new Map<string, Set<string | number>>();
  for (const { name, form, options } of placeholders) {
    const possible = form === 'choice' ? options : form === 'plain' ? [] : NUMBERS;
    choices.set(name, new Set([...(choices.get(name) ?? []), ...possible]));
  }
  return [...choices].reduce<readonly Values[]>(
    (all, [name, possible]) =>
      all.flatMap((values) => [...(possible.size > 0 ? possible : [EXTREME])].map((value) => ({ ...values, [name]: value }))),
    [{}],
  );
}
