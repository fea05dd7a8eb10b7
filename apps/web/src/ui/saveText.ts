/** Hands a text to the reader as a file of this name. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the time it next comes to rest.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** What the file of a match is called. */
export const matchFileName = (name: string): string => `${name}.match.jsonl`;
