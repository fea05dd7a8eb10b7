/** What was typed or pasted: a link to a table, or a code. Nothing if it is neither. */
export function wayTo(typed: string): string | undefined {
  const link = /\/(t|j)\/([A-Za-z0-9_-]+)/.exec(typed);
  if (link) return `/${link[1]}/${link[2]}`;
  const code = typed.replaceAll(/[\s-]/g, '');
  return /^[A-Za-z0-9]{6}$/.test(code) ? `/j/${code.toUpperCase()}` : undefined;
}
