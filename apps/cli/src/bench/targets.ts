import type { Figures, Section } from './report.ts';

/** A target of the project. */
interface Target {
  readonly section: Section;
  readonly name: string;
  readonly atLeast?: number;
  readonly below?: number;
}

const TARGETS: readonly Target[] = [
  { section: 'ratios', name: 'anno1503/boardgame.io', atLeast: 15 },
  { section: 'ratios', name: 'anno1800/boardgame.io', atLeast: 8 },
  { section: 'ratios', name: 'anno1503/chessops', atLeast: 1 },
  { section: 'ratios', name: 'anno1800/chessops', atLeast: 0.5 },
  { section: 'gamesPerSecond', name: 'anno1503', atLeast: 200 },
  { section: 'milliseconds', name: 'replay1800 medium', below: 20 },
  { section: 'milliseconds', name: 'replay1800 random', below: 20 },
  { section: 'milliseconds', name: 'replay1503 medium', below: 20 },
  { section: 'milliseconds', name: 'replay1503 random', below: 20 },
  { section: 'microseconds', name: 'affordable1800', below: 100 },
  { section: 'microseconds', name: 'copyState1800', below: 2 },
];

export interface TargetResult extends Target {
  /** Null if it was not measured in this run. */
  readonly value: number | null;
  readonly met: boolean | null;
}

export function targetResults(figures: Readonly<Record<Section, Figures>>): readonly TargetResult[] {
  return TARGETS.map((target) => {
    const value = figures[target.section][target.name]?.value ?? null;
    const { atLeast = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY } = target;
    return { ...target, value, met: value === null ? null : value >= atLeast && value < below };
  });
}
