import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = 'console.log("ahoy");\n'.repeat(50);
export const STYLE = 'body { color: teal }\n';

/** A folder as the build of the pages leaves it, in small. */
export function builtPages(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'archipel-pages-'));
  const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
  mkdirSync(path.join(folder, 'assets'));
  write('index.html', '<!doctype html><title>Home</title>');
  write('assets/main-4f2a.js', SCRIPT);
  write('assets/main-4f2a.js.br', brotliCompressSync(SCRIPT));
  write('assets/main-4f2a.js.gz', gzipSync(SCRIPT));
  write('assets/main-77b0.css', STYLE);
  write('.secret', 'not for you');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
