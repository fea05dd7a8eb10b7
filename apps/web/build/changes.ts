import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:changes';
const file = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** The version of these pages, and what has changed, by kind, as CHANGELOG.md says it of the newest version. */
export function changes(): Plugin {
  return {
    name: 'archipel-changes',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { version } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as { readonly version: string };
      return `export default ${JSON.stringify({ version, kinds: kindsIn(readFileSync(file('CHANGELOG.md'), 'utf8')) })}`;
    },
  };
}

/** The lists of the first version in the file, each under its heading, without the marks of Markdown. */
function kindsIn(text: string): readonly { readonly kind: string; readonly items: readonly string[] }[] {
  const [, newest = ''] = text.split(/^## .*$/m);
  return newest
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [kind = '', ...lines] = part.split('\n');
      const items = lines.join('\n').split(/^- /m).slice(1);
      return { kind, items: items.map((item) => item.replaceAll(/\s+/g, ' ').replaceAll('`', '').trim()) };
    });
}
