import { FLAGS } from '../pieces/Flag.tsx';
import type { SheetCell, SheetRow } from '../table/sheetParts.ts';
import type { SheetView } from './sheetView.ts';

/** The colours of the chart by day: a picture looks the same to everybody. */
const COLOURS = { paper: '#f5f0e3', wash: '#fbefcb', ink: '#16262b', ink2: '#3f5056', rule: '#d3c9b1', brass: '#a87413' } as const;
const FLAG_COLOURS = { yellow: '#e2b23c', blue: '#24507c', red: '#b4432f', white: '#fffdf6' } as const;
const SERIF = '"Source Serif 4 Variable", Georgia, serif';
const SANS = '"Roboto Condensed Variable", "Arial Narrow", sans-serif';

const EDGE = 32;
const LABEL = 330;
const COLUMN = 200;
const ROW = 34;
const HEAD = 150;
const SCALE = 2;

/** The sheet as a picture (PNG), drawn here: nothing is asked of a server. */
export async function drawnSheet(view: SheetView, game: string, title: string): Promise<Blob | null> {
  // What is drawn before its type has come would be drawn in another.
  await Promise.all(
    [`600 26px ${SERIF}`, `italic 600 17px ${SERIF}`, `400 15px ${SANS}`, `600 15px ${SANS}`].map((font) => document.fonts.load(font)),
  );
  const { data, worked } = view;
  const rows = worked.groups.reduce((sum, group) => sum + group.rows.length + 1, worked.ties.length);
  const [width, height] = [2 * EDGE + LABEL + COLUMN * data.players.length, HEAD + rows * ROW + 76 + EDGE];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = COLOURS.paper;
  pen.fillRect(0, 0, width, height);
  drawHead(pen, view, game, title, width);
  data.players.forEach((_, seat) => {
    if (worked.title === undefined || worked.places[seat] !== 1) return;
    pen.fillStyle = COLOURS.wash;
    pen.fillRect(columnAt(seat), HEAD, COLUMN, height - HEAD - EDGE);
    pen.fillStyle = COLOURS.brass;
    pen.fillRect(columnAt(seat), HEAD - 52, COLUMN, 3);
  });
  drawRows(pen, view, width);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

type Pen = CanvasRenderingContext2D;
const columnAt = (seat: number): number => EDGE + LABEL + seat * COLUMN;

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly most: number;
  readonly font: string;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
}

/** A text that ends in dots where it would be longer than its place. */
function write(pen: Pen, { text, x, y, most, font, colour = COLOURS.ink, align = 'left' }: Line): number {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > most) shown = `${shown.slice(0, -2).trimEnd()}…`;
  pen.fillText(shown, x, y);
  return pen.measureText(shown).width;
}

function drawHead(pen: Pen, { data, worked, names }: SheetView, game: string, title: string, width: number): void {
  const most = width - 2 * EDGE;
  write(pen, { text: worked.title ?? title, x: EDGE, y: 48, most, font: `600 26px ${SERIF}` });
  write(pen, {
    text: [game, worked.lead].filter(Boolean).join(' · '),
    x: EDGE,
    y: 74,
    most,
    font: `400 15px ${SANS}`,
    colour: COLOURS.ink2,
  });
  data.players.forEach(({ colour }, seat) => {
    drawFlag(pen, colour, columnAt(seat) + 10, HEAD - 38);
    write(pen, { text: names[seat] ?? '', x: columnAt(seat) + 46, y: HEAD - 23, most: COLUMN - 56, font: `600 17px ${SERIF}` });
  });
}

function drawFlag(pen: Pen, colour: number, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(27 / 24, 27 / 24);
  for (const part of FLAGS[colour % FLAGS.length] ?? []) {
    pen.fillStyle = FLAG_COLOURS[part.colour];
    const shape = new Path2D(part.d);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    pen.fill(shape);
  }
  pen.strokeStyle = COLOURS.ink;
  pen.lineWidth = 0.8;
  pen.strokeRect(0.4, 0.4, 23.2, 15.2);
  pen.restore();
}

function drawRows(pen: Pen, { worked }: SheetView, width: number): void {
  let y = HEAD;
  const rule = (colour: string, thick = 1) => {
    pen.fillStyle = colour;
    pen.fillRect(EDGE, y, width - 2 * EDGE, thick);
  };
  const row = (each: SheetRow) => {
    rule(COLOURS.rule);
    drawRow(pen, each, y + 22);
    y += ROW;
  };
  for (const group of worked.groups) {
    rule(COLOURS.ink);
    write(pen, { text: group.title, x: EDGE, y: y + 22, most: LABEL, font: `italic 600 15px ${SERIF}` });
    y += ROW;
    group.rows.forEach(row);
  }
  rule(COLOURS.ink, 2);
  write(pen, { text: worked.total.name, x: EDGE, y: y + 36, most: LABEL, font: `600 20px ${SERIF}` });
  worked.total.values.forEach((value, seat) => {
    write(pen, { text: value, x: columnAt(seat) + COLUMN - 14, y: y + 38, most: COLUMN, font: `600 28px ${SERIF}`, align: 'right' });
  });
  y += 56;
  worked.ties.forEach(row);
}

function drawRow(pen: Pen, row: SheetRow, y: number): void {
  const name = write(pen, { text: row.name, x: EDGE, y, most: LABEL - 12, font: `600 15px ${SANS}` });
  const left = LABEL - name - 24;
  if (left > 40) write(pen, { text: row.about, x: EDGE + name + 9, y, most: left, font: `400 13px ${SANS}`, colour: COLOURS.ink2 });
  row.cells.forEach((cell, seat) => {
    const x = columnAt(seat);
    write(pen, { text: wordsOf(cell), x: x + 10, y, most: COLUMN - 70, font: `400 14px ${SANS}`, colour: COLOURS.ink2 });
    write(pen, { text: cell.points ?? '', x: x + COLUMN - 14, y, most: 50, font: `600 16px ${SANS}`, align: 'right' });
  });
}

/** What was typed in a cell, and what is noted there. */
function wordsOf({ inputs, shown, note }: SheetCell): string {
  const counts = inputs.flatMap((input) => (input.kind === 'count' ? [String(input.value)] : []));
  const marks = inputs.flatMap((input) => (input.kind === 'mark' && input.on ? [input.alone ? '✓' : input.label] : []));
  return [counts.join(' · '), marks.join(', '), shown ?? '', note ?? ''].filter(Boolean).join('  ');
}
