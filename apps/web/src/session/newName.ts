/** A name that nothing else has. Not `randomUUID`: at an address without encryption, as in one's own house, browsers do not offer it. */
export function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
