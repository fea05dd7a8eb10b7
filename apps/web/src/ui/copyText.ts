/** Copies a text for the reader to paste elsewhere; says whether it did. */
export async function copyText(text: string): Promise<boolean> {
  // At an address without encryption browsers do not offer it.
  if (!('clipboard' in navigator)) return copiedBySelecting(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The old way, which every browser still supports. */
function copiedBySelecting(text: string): boolean {
  const [field, before] = [document.createElement('textarea'), document.activeElement];
  field.value = text;
  field.className = 'hidden-name';
  document.body.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other where this is called
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
