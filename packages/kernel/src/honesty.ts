import { bytesToHex } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { digest } from './hash.ts';

/**
 * Honest chance. Before anybody sits down the host makes a secret and a salt and shows the hash of both; seats may then add words. The seed is
 * made of the secret and the words, so neither the host nor a seat could choose it; once the game is over secret and salt are shown.
 */
export const proofSchema = z.readonly(
  z.strictObject({
    /** What was shown before the start. */
    hash: z.string(),
    secret: z.string(),
    salt: z.string(),
    /** The words of the seats, by seat; null for who added none. */
    words: z.readonly(z.array(z.nullable(z.string()))),
  }),
);
export type Proof = z.infer<typeof proofSchema>;

/** SHA-256, in 64 hex digits, of the salt, a line feed and the secret: fixes the secret without telling it. */
export function commitment(secret: string, salt: string): string {
  return bytesToHex(digest(`${salt}\n${secret}`));
}

/** The seed of the match: one text for each secret and words, and no two of these give the same. */
export function seedOf(secret: string, words: readonly (string | null)[]): string {
  return JSON.stringify([secret, ...words]);
}

/** What is wrong with a proof for this seed; nothing, if the shuffle was fixed beforehand. */
export function honestyFaults(seed: string, { hash, secret, salt, words }: Proof): readonly ('hash' | 'seed')[] {
  const broken = { hash: commitment(secret, salt) !== hash, seed: seedOf(secret, words) !== seed };
  return (['hash', 'seed'] as const).filter((fault) => broken[fault]);
}
