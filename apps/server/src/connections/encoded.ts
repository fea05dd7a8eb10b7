import type { Tell } from '@archipel/protocol';

const texts = new WeakMap<Tell, string>();

/** A word as it goes over the wire: what many are told is written down once. */
export function encoded(tell: Tell): string {
  const text = texts.get(tell) ?? JSON.stringify(tell);
  texts.set(tell, text);
  return text;
}
