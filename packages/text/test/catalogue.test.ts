import { describe, expect, it } from 'vitest';
import { completeLanguages, LANGUAGES } from '../src/index.ts';
import { CHECKS } from './checks.ts';
import { messagesOf, wordsOf, written } from './messages.ts';

/** Words that a German page is full of, and no English one has. */
const GERMAN = /\b(der|das|und|ist|nicht|deine?|für|mit|eine?)\b/i;

const english = written.get('en') ?? {};
const complete = await completeLanguages();

describe('the catalogues', () => {
  it('of all five languages are complete, so that each is offered', () => {
    expect(complete.toSorted()).toEqual(LANGUAGES.toSorted());
  });

  const languages = LANGUAGES.flatMap((language) => Object.keys(CHECKS).map((name) => [language, name] as const));
  it.each(languages)('of %s have no message that is: %s', (language, name) => {
    expect(CHECKS[name]?.(language, written.get(language) ?? {}, english)).toEqual([]);
  });

  it('of English speak English', () => {
    expect(messagesOf('en').filter(([, message]) => GERMAN.test(wordsOf(message, 'en')))).toEqual([]);
  });
});
