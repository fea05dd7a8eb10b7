import type { ServerFigures } from './figures.ts';
import { percentile, type Tally } from './tally.ts';

export interface LoadOptions {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly rate?: number;
  readonly http?: boolean;
  readonly storage: 'sqlite' | 'postgres';
  readonly url?: string;
  readonly processes: number;
  readonly peer?: string;
  readonly json?: true;
}

export interface Measured {
  readonly tally: Tally;
  readonly seconds: number;
  readonly figures: readonly ServerFigures[];
  /** Milliseconds of processor time. */
  readonly cpu: { readonly servers: number; readonly clients: number };
  readonly bareCommitsPerSecond: number;
  /** Null where no peer was named. */
  readonly boardgameioMovesPerSecond: number | null;
}

export function resultOf(given: LoadOptions, { tally, seconds, figures, cpu, ...beside }: Measured) {
  const latencies = tally.latencies.toSorted((a, b) => a - b);
  const at = (part: number) => Number(percentile(latencies, part).toFixed(2));
  const { errors, lost, duplicated, viewMismatches, moves, games } = tally;
  const { bareCommitsPerSecond: bare, boardgameioMovesPerSecond } = beside;
  return {
    game: given.game,
    storage: given.storage,
    processes: given.processes,
    seconds: given.seconds,
    tables: given.tables,
    sockets: given.tables * given.seats,
    rate: given.rate ?? null,
    movesOver: given.http ? 'http' : 'socket',
    games,
    moves,
    movesPerSecond: Math.round(moves / seconds),
    latencyMs: { p50: at(0.5), p99: at(0.99), p999: at(0.999) },
    // Processor time, on which other programs of the machine have little effect; games that end are compared and begun anew in it.
    cpuMsPerMove: { servers: perMove(cpu.servers, moves), clients: perMove(cpu.clients, moves) },
    rssMiB: figures.map(({ rssMiB }) => Math.round(rssMiB)),
    stallMs: figures.map(({ stallMs: { p999, max } }) => ({ p999: Math.round(p999), max: Math.round(max) })),
    errors,
    ...(errors > 0 && { errorKinds: Object.fromEntries(tally.errorKinds) }),
    lost,
    duplicated,
    viewMismatches,
    bareCommitsPerSecond: Math.round(bare),
    movesPerBareCommit: Number((moves / seconds / bare).toFixed(2)),
    boardgameioMovesPerSecond,
    ...(boardgameioMovesPerSecond === null && { boardgameioReason: 'no --peer was named: npm run load has one' }),
  };
}

const perMove = (ms: number, moves: number) => Number((ms / Math.max(1, moves)).toFixed(2));
