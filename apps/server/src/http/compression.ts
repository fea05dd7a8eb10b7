import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A smaller answer would not come any sooner. */
const WORTH_IT = 1024;

/** Views and lists go out as gzip to those who take it. Pages were compressed when they were built, and better. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: WORTH_IT,
    encodings: ['gzip'],
    customTypes: /^(application\/(problem\+)?json|text\/html)\b/,
    // What comes in is never unpacked: a little could become very much.
    globalDecompression: false,
  });
}
