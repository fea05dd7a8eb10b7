import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { replyWithStatus } from '../problems/reply.ts';

const PAGE = 'index.html';
/** The addresses of pages. All are the same file, whose script shows the one that was asked for. */
const ROUTES =
  /^\/(here|settings|about|check|sheet|statistics|learn(\/[^/]+)?|puzzle(\/[^/]+){0,2}|box(\/[^/]+)?|rules(\/[^/]+){0,3}|play\/[^/]+|t\/[^/]+|r\/[^/]+|j\/[^/]+)\/?$/;

/** Whether the pages have been built into this folder. */
export function arePages(folder: string): boolean {
  return existsSync(path.join(folder, PAGE));
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
    allowedPath: (asked) => !/\.(br|gz)$/.test(asked),
    // A file under assets/ carries the hash of its content in its name: it never changes. All else is asked for anew.
    setHeaders: (reply, file) =>
      void reply.header('cache-control', file.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });

  const page = readFileSync(path.join(folder, PAGE));
  app.setNotFoundHandler((request, reply) => {
    if (!readsHtml(request)) return replyWithStatus(reply, 404, `there is nothing at ${request.url}`);
    // The page also says that there is nothing where there is nothing.
    const known = ROUTES.test(request.url.split('?', 1)[0] ?? '');
    return reply
      .code(known ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** Browsers name text/html when a person follows a link; programs that take anything are told in JSON. */
function readsHtml(request: FastifyRequest): boolean {
  return /\btext\/html\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers.accept ?? '');
}
