import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export const SERVICE_WORKER = 'sw.js';

/** Fonts for letters that most readers never meet are fetched, and then kept, by whoever meets them. */
const RARE = /(greek|vietnamese|cyrillic|latin-ext)[^/]*\.woff2$/;
const KEPT = /\.(js|css|svg|woff2)$/;

/** Icons and the manifest: they keep their names. */
const PUBLIC = new URL('../public/', import.meta.url);

/** Tells the service worker what to keep: all that was built, under a name that changes with it. */
export function keptFiles(): Plugin {
  return {
    name: 'archipel-kept-files',
    apply: 'build',
    generateBundle: {
      // After chunks without any code have been left out; the plugin that compresses stands behind this one.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') throw new Error(`${SERVICE_WORKER} was not built`);
        if (worker.imports.length > 0) throw new Error(`${SERVICE_WORKER} must stand alone, but imports ${worker.imports.join(', ')}`);
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && KEPT.test(name) && !RARE.test(name));
        const files = names.toSorted().map((name) => `/${name}`);
        const plain = readdirSync(PUBLIC).toSorted();
        // Built files carry the hash of their content in their names; the others are hashed here.
        const hash = createHash('sha256').update(files.join('\n'));
        for (const name of plain) hash.update(name).update(readFileSync(new URL(name, PUBLIC)));
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify([...files, ...plain.map((name) => `/${name}`)]))
          .replace('__VERSION__', hash.digest('hex').slice(0, 12));
      },
    },
  };
}
