import { type Sentence, sentenceOf } from './sentence.ts';
import type { Text } from './text.ts';

/** Letters that look alike and are no plain ones: what comes through without them was written into a component. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STRANGE = 'åƀçđéƒğħîĵķļɱñöþɋřšŧüṽŵẋýžÅƁÇĐÉƑĞĦÎĴĶĻḾÑÖÞɊŘŠŦÜṼŴẊÝŽ';

const accented = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => STRANGE.charAt(PLAIN.indexOf(letter)));

/** How much longer other languages can be than English: short texts grow most. */
const growth = (length: number): number => (length <= 10 ? 1 : length <= 20 ? 0.8 : length <= 40 ? 0.6 : 0.4);

const padding = ({ length }: string): string => 'ö'.repeat(Math.ceil(length * growth(length)));

/** A text as no language has it: longer, with accents, between brackets that show whether it was cut off. */
export function pseudo(text: string): string {
  return text === '' ? '' : `[${accented(text)} ${padding(text)}]`;
}

/** All sentences like that, for tests of layouts. */
export function pseudoText(text: Text): Text {
  return {
    ...text,
    t: (key, values) => pseudo(text.t(key, values)),
    say(key, values): Sentence {
      const whole = text.say(key, values);
      const parts = whole.parts.map((part) => (typeof part === 'string' ? accented(part) : { ...part, text: accented(part.text) }));
      return sentenceOf('[', ...parts, ` ${padding(whole.text)}]`);
    },
  };
}
