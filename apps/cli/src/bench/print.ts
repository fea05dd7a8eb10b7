import { figure, say, table } from '../print.ts';
import type { Figure } from './figure.ts';
import { type Figures, type Grown, type Report, SECTIONS, type Section } from './report.ts';
import type { Judged } from './targets.ts';

const TITLES: Readonly<Record<Section, string>> = {
  ratios: 'times faster',
  movesPerSecond: 'moves a second',
  legalMoves: 'legal moves a position',
  gamesPerSecond: 'whole games a second',
  microseconds: 'µs',
  milliseconds: 'ms',
};

const percent = (part: number) => `${figure(100 * part)} %`;

/** Numbers for scripts: no more digits than mean anything. */
function short(value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(5)) : value;
}

/** The bare numbers section by section, then everything with spread and runs. */
export function inJson({ on, figures, growth, targets }: Report, quick: boolean): unknown {
  const bare = Object.fromEntries(
    SECTIONS.map((section) => [section, Object.fromEntries(Object.entries(figures[section]).map(([name, { value }]) => [name, value]))]),
  );
  return JSON.parse(JSON.stringify({ quick, on, ...bare, targets, figures, growth }), (_, value: unknown) => short(value));
}

export function print({ on, figures, growth, targets }: Report): void {
  const versions = Object.entries(on.versions).map(([name, version]) => `${name} ${version}`);
  say(`${[`Node ${on.node}`, on.processor, ...versions].join(', ')}\n`);
  for (const section of SECTIONS) printFigures(TITLES[section], figures[section]);
  printGrowth(growth);
  printTargets(targets);
}

function cells({ value, spread, runs }: Figure): readonly string[] {
  return [figure(value), percent(spread), figure(runs)];
}

function printFigures(title: string, figures: Figures): void {
  const rows = Object.entries(figures).map(([name, each]) => [name, ...cells(each)]);
  if (rows.length > 0) say(`${table(['', title, 'spread', 'runs'], rows)}\n`);
}

function printGrowth(growth: readonly Grown[]): void {
  const rows = growth.map(({ game, seats, turn, legalMoves, microseconds, microsecondsPerLegalMove }) => [
    `${game}, ${seats} seats, turn ${turn}`,
    ...(microseconds ? cells(microseconds) : ['over', '', '']),
    legalMoves ? figure(legalMoves.value) : '',
    microsecondsPerLegalMove ? figure(microsecondsPerLegalMove.value) : '',
  ]);
  say(`${table(['cost of a move', 'µs', 'spread', 'runs', 'legal moves', 'µs for each'], rows)}\n`);
}

function printTargets(targets: readonly Judged[]): void {
  const rows = targets.map(({ section, name, atLeast, below, value, met }) => [
    name,
    atLeast === undefined ? `below ${below}` : `at least ${atLeast}`,
    TITLES[section],
    value === null ? 'not measured' : figure(value),
    met === null ? '' : met ? 'met' : 'missed',
  ]);
  say(table(['target', 'wanted', '', 'measured', ''], rows));
}
