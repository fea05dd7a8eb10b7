import { API } from '@archipel/protocol';
import type { FastifyInstance } from 'fastify';
import { descriptionOf } from './openapi.ts';
import { pageOf } from './page.ts';
import { STYLE } from './style.ts';

const JSON_PATH = `${API}/openapi.json`;
const STYLE_PATH = `${API}/docs.css`;

/** Serves the description of the API: as a document for programs, and as a page for people. Both are written once. */
export function serveDocs(app: FastifyInstance): void {
  let written: { readonly json: string; readonly page: string } | undefined;
  const texts = () => {
    const document = descriptionOf(app);
    written ??= { json: JSON.stringify(document), page: pageOf(document, { style: STYLE_PATH, json: JSON_PATH }) };
    return written;
  };
  const give = (path: string, type: string, text: () => string) =>
    app.get(path, async (_, reply) => reply.header('cache-control', 'no-cache').type(type).send(text()));
  give(JSON_PATH, 'application/json; charset=utf-8', () => texts().json);
  give(`${API}/docs`, 'text/html; charset=utf-8', () => texts().page);
  give(STYLE_PATH, 'text/css; charset=utf-8', () => STYLE);
}
