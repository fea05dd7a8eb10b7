import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';

const NOT_FOUND = '404.html';

/** Whether the pages have been built into this folder. */
export function arePages(folder: string): boolean {
  return ['index.html', NOT_FOUND].every((file) => existsSync(path.join(folder, file)));
}

/** Serves the built pages, each file also as the brotli or gzip that the build laid beside it. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const assets = path.join(folder, 'assets') + path.sep;
  await app.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // What the build lays beside a page is not a page of its own.
    allowedPath: (asked) => asked !== `/${NOT_FOUND}` && !/\.(br|gz)$/.test(asked),
    // A file under assets/ carries the hash of its content in its name: it never changes. All else is asked for anew.
    setHeaders: (reply, file) =>
      void reply.header('cache-control', file.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });

  const notFound = readFileSync(path.join(folder, NOT_FOUND));
  app.setNotFoundHandler((request, reply) => {
    if (!readsHtml(request)) return problem(reply, 404, `there is nothing at ${request.url}`);
    return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(notFound);
  });
}

/** Browsers name text/html when a person follows a link; programs that take anything are told in JSON. */
function readsHtml(request: FastifyRequest): boolean {
  return /\btext\/html\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers.accept ?? '');
}
