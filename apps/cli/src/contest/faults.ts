import { printError } from '../terminal/exit.ts';
import { t } from '../terminal/words.ts';
import type { LocatedFault } from './game.ts';

/** Faults of one level for one reason, and the first of them to look at. */
export interface FaultKind {
  readonly level: string;
  readonly reason: LocatedFault['reason'];
  readonly count: number;
  readonly first: Pick<LocatedFault, 'detail' | 'seed' | 'seat' | 'entry'>;
}

export function kindsOf(faults: readonly LocatedFault[]): readonly FaultKind[] {
  const kinds = new Map<string, FaultKind>();
  for (const { level, reason, detail, seed, seat, entry } of faults) {
    const known = kinds.get(`${level} ${reason}`);
    const first = known?.first ?? { detail, seed, seat, entry };
    kinds.set(`${level} ${reason}`, { level, reason, count: 1 + (known?.count ?? 0), first });
  }
  return [...kinds.values()];
}

/** The log of a contest: one line for each kind. */
export function logFaults(kinds: readonly FaultKind[]): void {
  for (const { level, reason, count, first } of kinds) {
    const { detail, seed, seat, entry } = first;
    printError(t('cliReport.faults', { level, reason, count, detail, seed, seat: seat + 1, entry }));
  }
}
