import { describe, expect, it } from 'vitest';
import { type Key, textOf } from '../src/index.ts';
import { messagesOf, type Placeholder, placeholdersOf, wordsOf, written } from './messages.ts';

const LANGUAGES = ['en', 'de'] as const;
const german = new Map(messagesOf('de'));

/** Words that both languages have. */
const SHARED =
  /\b(Archipel|Anno|Bots?|Live|Chat|Name|Gold|Code|Link|QR|Hand|Land|Start|System|Server|Version|Online|Offline|Museum|Zoo)\b/gi;

/** Words that a page of one language is full of, and no page of the other has. */
const ENGLISH = /\b(the|your|with|of|to|has|is)\b/i;
const GERMAN = /\b(der|das|und|ist|nicht|deine?|für|mit|eine?)\b/i;

/** Genders are asked for where a language has them. */
const names = (placeholders: readonly Placeholder[]): readonly string[] =>
  [...new Set(placeholders.map(({ name }) => name))].filter((name) => !name.endsWith('Gender')).toSorted();

describe('the catalogues', () => {
  it('have the same sentences in every language', () => {
    expect(Object.keys(written.de)).toEqual(Object.keys(written.en));
    expect(
      messagesOf('de')
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(
      messagesOf('en')
        .map(([key]) => key)
        .toSorted(),
    );
  });

  it('ask for the same in every language', () => {
    const asked = (key: string, message: string, language: string) => [key, ...names(placeholdersOf(message, language))];
    const english = messagesOf('en').map(([key, message]) => asked(key, message, 'en'));
    expect(messagesOf('en').map(([key]) => asked(key, german.get(key) ?? '', 'de'))).toEqual(english);
  });

  it('say something in every sentence', () => {
    for (const language of LANGUAGES) for (const [key, message] of messagesOf(language)) expect(message.trim(), key).not.toBe('');
  });

  it('leave no sentence in the other language', () => {
    const own = (message: string) => /[a-z]{3}/i.test(wordsOf(message, 'en').replaceAll(SHARED, ''));
    const same = messagesOf('en').filter(([key, message]) => german.get(key) === message && own(message));
    expect(same).toEqual([]);
  });

  it('speak their own language', () => {
    expect(messagesOf('de').filter(([, message]) => ENGLISH.test(wordsOf(message, 'de')))).toEqual([]);
    expect(messagesOf('en').filter(([, message]) => GERMAN.test(wordsOf(message, 'en')))).toEqual([]);
  });

  it('use marks that need no escaping: a plain apostrophe begins a quotation in a message', () => {
    const plain = LANGUAGES.flatMap((language) => messagesOf(language)).filter(([, message]) => /'/.test(message.replaceAll("''", '')));
    expect(plain).toEqual([]);
  });

  it.each(LANGUAGES)('can all be filled in: %s', (language) => {
    const text = textOf(language, written[language]);
    for (const [key, message] of messagesOf(language)) {
      for (const values of fillings(placeholdersOf(message, language))) {
        const sentence = text.t(key as Key, values);
        expect(sentence, key).not.toContain(key);
        expect(sentence, key).not.toMatch(/[{}]|undefined|\bNaN\b|object Object/);
        expect(sentence.trim(), key).not.toBe('');
      }
    }
  });
});

type Values = Readonly<Record<string, string | number>>;

/** All ways to fill a message that make a difference: every branch of every choice, with every number that may be counted in its own way. */
function fillings(placeholders: readonly Placeholder[]): readonly Values[] {
  const choices = new Map<string, Set<string | number>>();
  for (const { name, form, options } of placeholders) {
    const possible = form === 'choice' ? options : form === 'plain' ? [] : [0, 1, 2, 5];
    choices.set(name, new Set([...(choices.get(name) ?? []), ...possible]));
  }
  return [...choices].reduce<readonly Values[]>(
    (all, [name, possible]) =>
      all.flatMap((values) => [...(possible.size > 0 ? possible : ['Anna'])].map((value) => ({ ...values, [name]: value }))),
    [{}],
  );
}
