/** Hands a text to the reader as a file, and answers the name it got. */
export function saveText(text: string, title: string): string {
  const name = `${
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'archipel'
  }.match`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the time it next comes to rest.
  setTimeout(() => URL.revokeObjectURL(url));
  return name;
}
