import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { GAME_ICONS, LINE_ICONS } from '../src/pieces/iconNames.ts';
import { OWN_ICONS } from './ownIcons.ts';

const MODULE = 'virtual:icons';
const DEV_ADDRESS = '/icons.svg';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** Icons that are used, as one file of symbols: no script, fetched once, and nothing of the sets that is not drawn somewhere. */
export function icons(): Plugin {
  let address = DEV_ADDRESS;
  let serving = false;
  return {
    name: 'archipel-icons',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    buildStart() {
      if (serving || this.environment.name !== 'client') return;
      const source = sprite();
      const fileName = `assets/icons-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
      address = `/${fileName}`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(address)};` : undefined),
    configureServer({ middlewares }) {
      middlewares.use(DEV_ADDRESS, (_, response) => response.setHeader('content-type', 'image/svg+xml').end(sprite()));
    },
  };
}

export function sprite(): string {
  const require = createRequire(import.meta.url);
  const game: IconSet = require('@iconify-json/game-icons/icons.json');
  const line: IconSet = require('@iconify-json/lucide/icons.json');
  const symbols = [
    ...Object.entries(GAME_ICONS).map(([name, icon]) => symbol(name, 512, bodyOf(game, icon))),
    // A little finer than lucide's own, to go with the condensed letters.
    ...Object.entries(LINE_ICONS).map(([name, icon]) =>
      symbol(name, 24, bodyOf(line, icon).replaceAll('stroke-width="2"', 'stroke-width="1.8"')),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

const symbol = (name: string, size: number, body: string) => `<symbol id="icon-${name}" viewBox="0 0 ${size} ${size}">${body}</symbol>`;

function bodyOf(set: IconSet, name: string): string {
  const body = OWN_ICONS[name] ?? set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? '']?.body;
  if (body === undefined) throw new Error(`there is no icon ${name}`);
  return body;
}
