import { figure, printLine, table } from '../terminal/print.ts';
import { t } from '../terminal/words.ts';
import type { Figure } from './figure.ts';
import { type Figures, type GrowthFigure, type Report, SECTIONS, type Section } from './report.ts';
import type { TargetResult } from './targets.ts';

const title = (section: Section): string => {
  if (section === 'microseconds') return 'µs';
  if (section === 'milliseconds') return 'ms';
  return t(`cliReport.${section === 'legalMoves' ? 'legalMovesEach' : section}`);
};

const percent = (part: number) => `${figure(100 * part)} %`;

/** Numbers for scripts, without meaningless digits. */
function short(value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(5)) : value;
}

/** The bare values section by section, then all figures with spread and runs. */
export function inJson({ on, figures, growth, targets }: Report, quick: boolean): unknown {
  const bare = Object.fromEntries(
    SECTIONS.map((section) => [section, Object.fromEntries(Object.entries(figures[section]).map(([name, { value }]) => [name, value]))]),
  );
  return JSON.parse(JSON.stringify({ quick, on, ...bare, targets, figures, growth }), (_, value: unknown) => short(value));
}

export function print({ on, figures, growth, targets }: Report): void {
  const versions = Object.entries(on.versions).map(([name, version]) => `${name} ${version}`);
  printLine(`${[`Node ${on.node}`, on.processor, ...versions].join(', ')}\n`);
  for (const section of SECTIONS) printFigures(title(section), figures[section]);
  printGrowth(growth);
  printTargets(targets);
}

function cells({ value, spread, runs }: Figure): readonly string[] {
  return [figure(value), percent(spread), figure(runs)];
}

function printFigures(name: string, figures: Figures): void {
  const rows = Object.entries(figures).map(([task, each]) => [task, ...cells(each)]);
  if (rows.length > 0) printLine(`${table(['', name, t('cliReport.spread'), t('cliReport.runs')], rows)}\n`);
}

function printGrowth(growth: readonly GrowthFigure[]): void {
  const rows = growth.map(({ game, seats, turn, legalMoves, microseconds, microsecondsPerLegalMove }) => [
    t('cliReport.inTurn', { game, seats, turn }),
    ...(microseconds ? cells(microseconds) : [t('cliReport.over'), '', '']),
    legalMoves ? figure(legalMoves.value) : '',
    microsecondsPerLegalMove ? figure(microsecondsPerLegalMove.value) : '',
  ]);
  printLine(
    `${table([t('cliReport.moveCost'), 'µs', t('cliReport.spread'), t('cliReport.runs'), t('cliReport.legalMoves'), t('cliReport.eachMove')], rows)}\n`,
  );
}

function printTargets(targets: readonly TargetResult[]): void {
  const rows = targets.map(({ section, name, atLeast, below, value, met }) => [
    name,
    atLeast === undefined ? t('cliReport.below', { limit: below ?? 0 }) : t('cliReport.atLeast', { limit: atLeast }),
    title(section),
    value === null ? t('cliReport.notMeasured') : figure(value),
    met === null ? '' : t(met ? 'cliReport.met' : 'cliReport.missed'),
  ]);
  printLine(table([t('cliReport.target'), t('cliReport.wanted'), '', t('cliReport.measured'), ''], rows));
}
