import type { Ask } from './http.ts';

/** What a server says of itself (`/metrics`). */
export interface ServerFigures {
  readonly rssMiB: number;
  /** Processor time since its start. */
  readonly cpuMs: number;
  readonly stallMs: { readonly p999: number; readonly max: number };
}

export async function figuresOf(ask: Ask): Promise<ServerFigures> {
  const text = String((await ask('GET', '/metrics')).body);
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const stall = (quantile: string) => value(`archipel_event_loop_stall_seconds\\{quantile="${quantile}"\\}`) * 1000;
  return {
    rssMiB: value('process_resident_memory_bytes') / 2 ** 20,
    cpuMs: value('process_cpu_seconds_total') * 1000,
    stallMs: { p999: stall('0.999'), max: stall('1') },
  };
}

/** The processor time that servers have used between two looks. */
export function cpuBetween(before: readonly ServerFigures[], after: readonly ServerFigures[]): number {
  return after.reduce((sum, { cpuMs }, at) => sum + cpuMs - (before[at]?.cpuMs ?? 0), 0);
}
