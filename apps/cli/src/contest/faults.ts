import { complain } from '../fault.ts';
import { counted } from '../print.ts';
import type { SeenFault } from './game.ts';

/** The log of a contest: one line for each kind of fault, with the first of them to look at. */
export function logFaults(faults: readonly SeenFault[]): void {
  const kinds = new Map<string, SeenFault[]>();
  for (const fault of faults) {
    const kind = `${fault.level} ${fault.reason}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  for (const [kind, [first, ...more]] of kinds) {
    if (first === undefined) continue;
    const where = `seed '${first.seed}', seat ${first.seat + 1}, entry ${first.entry}`;
    complain(`${kind}, ${counted(1 + more.length, 'time')}; the next lower level chose instead. First: ${first.detail} (${where})`);
  }
}
