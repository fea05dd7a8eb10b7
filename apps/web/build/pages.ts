import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The script that knows whether the reader chose light or dark must come before the first paint. */
export function scriptBeforePaint(): Plugin {
  return {
    name: 'archipel-script-before-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (text) => text.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  };
}

const ICON = '/icon.svg';

/**
 * The tab's icon under a name that follows from its content, so that the browser keeps it: browsers ask for it past the service worker, which
 * is why it would be missing without a network.
 */
export function keptIcon(): Plugin {
  return {
    name: 'archipel-kept-icon',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(text, { bundle = {} }) {
        const icon = Object.keys(bundle).find((name) => /^assets\/icon-[^/]*\.svg$/.test(name));
        return icon === undefined ? text : text.replace(`href="${ICON}"`, `href="/${icon}"`);
      },
    },
    buildStart() {
      if (this.environment.name !== 'client') return;
      const source = readFileSync(new URL(`../public${ICON}`, import.meta.url));
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `assets/icon-${hash}.svg`, source });
    },
  };
}

const COMPRESSIBLE = /\.(html|js|css|svg|webmanifest)$/;

/** Lays a brotli and a gzip beside every text, once, at build time: no request pays for it. */
export function compressed(): Plugin {
  return {
    name: 'archipel-compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!COMPRESSIBLE.test(file.fileName)) continue;
          const content = file.type === 'chunk' ? file.code : file.source;
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: await promisify(brotliCompress)(content, quality) });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: await promisify(gzip)(content, { level: 9 }) });
        }
      },
    },
  };
}
