import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { html } from '../src/markup.ts';
import { pages } from '../src/page/pages.ts';
import { words } from '../src/words.ts';

/** Writes each page into its file, so that it can be read before, and without, any script. */
export function writtenPages(): Plugin {
  return {
    name: 'archipel-written-pages',
    transformIndexHtml: {
      order: 'pre',
      handler(text, { filename }) {
        const page = pages[path.basename(filename)];
        if (page === undefined) throw new Error(`no page is written for ${filename}`);
        const head = html`<title>${page.title}</title>\n    <meta name="description" content="${page.description}">`;
        return text
          .replace(/<html lang="[^"]*">/, () => html`<html lang="${words.language}">`.markup)
          .replace(/<title>.*<\/title>/, () => head.markup)
          .replace(/<body>[\s\S]*<\/body>/, () => `<body>\n${page.body.markup}\n</body>`);
      },
    },
  };
}

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

const COMPRESSIBLE = /\.(html|js|css|svg)$/;

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
