import { deflateRawSync } from 'node:zlib';

/** The address of a review whose link carries the match itself. */
export function reviewLink(text: string, mark: string): string {
  return `/r/link#${mark}~${deflateRawSync(text).toString('base64url')}`;
}
