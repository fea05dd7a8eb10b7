import pc from 'picocolors';

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function sayJson(value: unknown): void {
  say(JSON.stringify(value));
}

const wholes = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
export function whole(value: number): string {
  return wholes.format(value);
}

/** `1 game`, `2 games`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${whole(count)} ${count === 1 ? one : many}`;
}

/** Rows in columns: the first to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ');
  return [pc.dim(line(head)), ...rows.map(line)].join('\n');
}

const figures = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
/** A number for people: four figures that matter, thousands apart. */
export function figure(value: number): string {
  return figures.format(value);
}
