import { loadText, rulesInFull } from '@archipel/text';
import { describe, expect, it } from 'vitest';
import { found, hasWords, marked, wordsOf } from '../src/rules/search.ts';

const marks = (text: string, query: string) =>
  marked(text, wordsOf(query))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('a search in the rules', () => {
  it('looks for all words, whatever their case and accents', () => {
    expect(hasWords('Each ship brings its trade tokens at once.', wordsOf('TOKEN trade'))).toBe(true);
    expect(hasWords('Each ship brings its tokens.', wordsOf('trade token'))).toBe(false);
    expect(hasWords('Tuiles de l’île', wordsOf("l'ile"))).toBe(true);
  });

  it('marks what it has found, and nothing else', () => {
    expect(marks('Trade tokens are no cards.', 'token trade')).toBe('[Trade] [token]s are no cards.');
    expect(marks('Une île, deux îles', 'ILE')).toBe('Une [île], deux [île]s');
    expect(marks('Nothing here', 'gold')).toBe('Nothing here');
  });

  it('needs more than one letter', () => {
    expect(wordsOf(' a ')).toEqual([]);
    expect(marks('a cat', 'a')).toBe('a cat');
  });

  it('counts the places of each section, and finds a rule by its number', async () => {
    const sections = rulesInFull(await loadText('en', ['reference1800']), 'anno1800');
    const places = found(sections, wordsOf('trade token'));
    expect(places.get('R4')).toBe(3);
    expect(places.has('R8')).toBe(false);
    expect(found(sections, wordsOf('fireworks')).get('R15')).toBeGreaterThan(2);
    expect(found(sections, wordsOf('R6.3')).has('R6')).toBe(true);
    expect(found(sections, wordsOf('')).size).toBe(0);
  });
});
