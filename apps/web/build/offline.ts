import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export const SERVICE_WORKER = 'sw.js';

/** Fonts for letters that most readers never meet are fetched, and then kept, by whoever meets them. */
const RARE = /(greek|vietnamese|cyrillic|latin-ext)[^/]*\.woff2$/;
const KEPT = /\.(js|css|svg|woff2)$/;

/** Tells the service worker what to keep: all that was built, under a name that changes with it. */
export function keptFiles(): Plugin {
  return {
    name: 'archipel-kept-files',
    apply: 'build',
    generateBundle: {
      // Before the texts are compressed.
      order: 'pre',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') throw new Error(`${SERVICE_WORKER} was not built`);
        if (worker.imports.length > 0) throw new Error(`${SERVICE_WORKER} must stand alone, but imports ${worker.imports.join(', ')}`);
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && KEPT.test(name) && !RARE.test(name));
        const files = names.toSorted().map((name) => `/${name}`);
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        worker.code = worker.code.replace('__FILES__', JSON.stringify([...files, '/icon.svg'])).replace('__VERSION__', version);
      },
    },
  };
}
