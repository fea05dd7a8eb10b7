import { cpus } from 'node:os';
import type { AnyRules } from '@archipel/kernel';
import { type Figure, figureOf, ratioOf } from './figure.ts';
import { momentName, momentsOf } from './growth.ts';
import type { PeerProgram } from './measure.ts';
import type { Measured } from './rounds.ts';
import type { Slice } from './slice.ts';
import { type TargetResult, targetResults } from './targets.ts';
import type { Kind } from './task.ts';

/** Figures that belong together, by name. */
export type Figures = Readonly<Record<string, Figure>>;

export const SECTIONS = ['ratios', 'movesPerSecond', 'legalMoves', 'gamesPerSecond', 'microseconds', 'milliseconds'] as const;
export type Section = (typeof SECTIONS)[number];

/** The cost of a move at one round of a game, in all and for each legal move listed; null where no game lasts that long. */
export interface GrowthFigure {
  readonly game: string;
  readonly seats: number;
  readonly turn: number;
  readonly legalMoves: Figure | null;
  readonly microseconds: Figure | null;
  readonly microsecondsPerLegalMove: Figure | null;
}

export interface Report {
  readonly on: { readonly node: string; readonly processor: string; readonly versions: Readonly<Record<string, string>> };
  /** Every figure with its spread and the number of its runs. */
  readonly figures: Readonly<Record<Section, Figures>>;
  readonly growth: readonly GrowthFigure[];
  readonly targets: readonly TargetResult[];
}

/** The slices of the tasks of one kind, by name. */
type Slices = ReadonlyMap<string, readonly Slice[]>;

function ofKind(measured: readonly Measured[], kind: Kind): Slices {
  return new Map(measured.flatMap((task) => (task.kind === kind ? [[task.name, task.slices]] : [])));
}

function figuresOf(slices: Slices, value: (slice: Slice) => number): Figures {
  return Object.fromEntries([...slices].map(([name, each]) => [name, figureOf(each.map(value))]));
}

const millis = ({ ms, units }: Slice) => ms / units;
const micros = (slice: Slice) => 1000 * millis(slice);
const aSecond = (slice: Slice) => 1000 / millis(slice);
const listLength = ({ listed, units }: Slice) => listed / units;

export function reportOf(measured: readonly Measured[], games: readonly AnyRules[], peerProgram: PeerProgram | undefined): Report {
  const playouts = ofKind(measured, 'playouts');
  const calls = ofKind(measured, 'calls');
  const figures = {
    ratios: ratiosOf(playouts, calls, games, peerProgram),
    movesPerSecond: figuresOf(playouts, aSecond),
    legalMoves: figuresOf(playouts, listLength),
    gamesPerSecond: figuresOf(ofKind(measured, 'games'), aSecond),
    microseconds: { ...figuresOf(calls, micros), ...figuresOf(ofKind(measured, 'questions'), micros) },
    milliseconds: figuresOf(ofKind(measured, 'replays'), millis),
  };
  const versions = Object.fromEntries((peerProgram?.peers ?? []).map(({ name, version }) => [name, version]));
  return {
    on: { node: process.version, processor: cpus()[0]?.model ?? 'unknown', versions },
    figures,
    growth: games.flatMap((game) => growthFigures(game, ofKind(measured, 'growth'))),
    targets: targetResults(figures),
  };
}

function ratiosOf(playouts: Slices, calls: Slices, games: readonly AnyRules[], peerProgram: PeerProgram | undefined): Figures {
  const found: Record<string, Figure> = {};
  const compare = (key: string, ours: readonly Slice[] | undefined, theirs: readonly Slice[] | undefined) => {
    if (ours && theirs) found[key] = ratioOf(ours, theirs);
  };
  for (const peer of peerProgram?.peers ?? []) {
    for (const { id } of games) {
      if (peer.game === undefined || peer.game === id) compare(`${id}/${peer.name}`, playouts.get(id), playouts.get(peer.group));
    }
  }
  for (const copy of ['copyState1800', 'deepCopy1800'])
    compare(`${copy}/structuredClone`, calls.get(copy), calls.get('structuredClone1800'));
  return found;
}

function growthFigures(game: AnyRules, growth: Slices): readonly GrowthFigure[] {
  return momentsOf(game).map((moment) => {
    const slices = growth.get(momentName(game, moment));
    const figure = (value: (slice: Slice) => number) => (slices ? figureOf(slices.map(value)) : null);
    return {
      game: game.id,
      ...moment,
      legalMoves: figure(listLength),
      microseconds: figure(micros),
      microsecondsPerLegalMove: figure(({ ms, listed }) => (1000 * ms) / listed),
    };
  });
}
