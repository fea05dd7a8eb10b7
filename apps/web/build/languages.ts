import { completeLanguages, LANGUAGES, PARTS } from '@archipel/text';
import type { Plugin } from 'vite';

const MODULE = 'virtual:languages';

/** The languages that readers are offered, and the parts that each language has whole: found at build time. */
export function languages(): Plugin {
  return {
    name: 'archipel-languages',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const offered = await completeLanguages();
      const whole = await Promise.all(PARTS.map(async (part) => ({ part, languages: await completeLanguages([part]) })));
      const parts = LANGUAGES.map((each) => [each, whole.flatMap(({ part, languages: some }) => (some.includes(each) ? [part] : []))]);
      return [`export default ${JSON.stringify(offered)}`, `export const wholeParts = ${JSON.stringify(Object.fromEntries(parts))}`].join(
        ';',
      );
    },
  };
}
