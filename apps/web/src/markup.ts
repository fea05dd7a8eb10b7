/** A piece of HTML or SVG that is safe to show: every text in it has been escaped. */
export interface Markup {
  readonly markup: string;
}

type Piece = string | number | Markup | readonly Markup[] | undefined;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function written(piece: Piece): string {
  if (piece === undefined) return '';
  if (typeof piece === 'object') return 'markup' in piece ? piece.markup : piece.map(written).join('');
  return String(piece).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Writes markup. What stands between the braces is text, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { markup: strings.map((text, at) => text + written(pieces[at])).join('') };
}
