import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** SHA-256 of a text, synchronous and the same in Node and in every browser. */
export function digest(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** The name of a value: 128 bits of SHA-256 over its canonical text, as 32 hex digits. */
export function hash(value: unknown): string {
  return hashText(canonical(value));
}

export function hashText(text: string): string {
  return bytesToHex(digest(text)).slice(0, 32);
}
