import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters that are not mistaken for one another when they are read aloud or written down. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An identifier that nobody can guess. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** A secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Six letters to tell a friend. */
export function newCode(): string {
  return Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What is kept of a secret that came from `newSecret`: such a one cannot be guessed, so a quick hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
