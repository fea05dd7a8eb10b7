const KEY = 'archipel.talk';
/** Of so many tables the device remembers how far their talk was read. */
const MOST = 30;

type Read = readonly (readonly [table: string, number: number])[];

function remembered(): Read {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRead) : [];
  } catch {
    return [];
  }
}

function isRead(value: unknown): value is Read[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** The last message of a table's talk that was read on this device. */
export function readUpTo(table: string): number {
  return remembered().find(([name]) => name === table)?.[1] ?? 0;
}

export function noteRead(table: string, number: number): void {
  const others = remembered().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, Math.max(number, readUpTo(table))], ...others].slice(0, MOST)));
  } catch {
    // Then it is unread again after a reload.
  }
}
