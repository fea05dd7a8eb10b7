/** The longest text that a link may unpack to: far more than the longest game needs. */
const LARGEST = 8 * 2 ** 20;
/** The longest link that is read. */
const LONGEST = 2 * 2 ** 20;

async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A text as letters that an address may have behind its `#`, which no server hears of. */
export async function packed(text: string): Promise<string> {
  const bytes = await read(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')), LONGEST);
  let letters = '';
  for (const byte of bytes ?? []) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that such letters stand for; nothing if they stand for none, or for too much. */
export async function unpacked(letters: string): Promise<string | undefined> {
  if (letters.length > LONGEST || !/^[\w-]+$/.test(letters)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const found = await read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), LARGEST);
    return found && new TextDecoder('utf-8', { fatal: true }).decode(found);
  } catch {
    return undefined;
  }
}
