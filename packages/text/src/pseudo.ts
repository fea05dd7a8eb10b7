import { type Said, said } from './said.ts';
import type { Text } from './text.ts';

/** Letters that look alike and are no plain ones: what comes through without them was written into a component. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'å', b: 'ƀ', c: 'ç', d: 'đ', e: 'é', f: 'ƒ', g: 'ğ', h: 'ħ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ' },
  ...{ n: 'ñ', o: 'ö', p: 'þ', q: 'ɋ', r: 'ř', s: 'š', t: 'ŧ', u: 'ü', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
  ...{ A: 'Å', B: 'Ɓ', C: 'Ç', D: 'Đ', E: 'É', F: 'Ƒ', G: 'Ğ', H: 'Ħ', I: 'Î', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ḿ' },
  ...{ N: 'Ñ', O: 'Ö', P: 'Þ', Q: 'Ɋ', R: 'Ř', S: 'Š', T: 'Ŧ', U: 'Ü', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž' },
};

const accented = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => ACCENTS[letter] ?? letter);

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
    say(key, values): Said {
      const whole = text.say(key, values);
      const parts = whole.parts.map((part) => (typeof part === 'string' ? accented(part) : { ...part, text: accented(part.text) }));
      return said('[', ...parts, ` ${padding(whole.text)}]`);
    },
  };
}
