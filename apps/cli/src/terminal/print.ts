import pc from 'picocolors';
import { locale } from './words.ts';

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  printLine(JSON.stringify(value));
}

export function whole(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(value);
}

/** Rows in columns: the first to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ');
  return [pc.dim(line(head)), ...rows.map(line)].join('\n');
}

/** A number for people: four figures that matter, thousands apart. */
export function figure(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumSignificantDigits: 4 }).format(value);
}
