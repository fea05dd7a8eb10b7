/** Hands something to the reader as a file of this name. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the time it next comes to rest.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The same for a text. */
export function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'application/octet-stream' }), name);
}

/** What the file of a match is called. */
export const matchFileName = (name: string): string => `${name}.match.jsonl`;
