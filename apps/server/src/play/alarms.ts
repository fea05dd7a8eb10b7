import type { Clock } from '../system/clock.ts';

/** Wakes for each table at its deadline; one timer of the platform serves them all. */
export interface Alarms {
  /** The table's only deadline from now on; none, if null. */
  set(table: string, moment: number | null): void;
  /** Whether any table has one. */
  any(): boolean;
  stop(): void;
}

interface Alarm {
  readonly table: string;
  readonly moment: number;
}

export function createAlarms(clock: Clock, ring: (table: string) => void): Alarms {
  const wanted = new Map<string, number>();
  /** The earliest first; those that are not wanted any more are passed over when their time comes. */
  const heap: Alarm[] = [];
  let cancel: (() => void) | undefined;
  let stopped = false;

  function wait(): void {
    cancel?.();
    cancel = undefined;
    while (heap[0] !== undefined && wanted.get(heap[0].table) !== heap[0].moment) take(heap);
    if (heap[0] !== undefined && !stopped) cancel = clock.wakeAt(heap[0].moment, due);
  }

  function due(): void {
    cancel = undefined;
    while (heap[0] !== undefined && heap[0].moment <= clock.now()) {
      const { table, moment } = take(heap);
      if (wanted.get(table) !== moment) continue;
      wanted.delete(table);
      ring(table);
    }
    wait();
  }

  return {
    set(table, moment) {
      if (wanted.get(table) === (moment ?? undefined)) return;
      if (moment === null) wanted.delete(table);
      else {
        wanted.set(table, moment);
        put(heap, { table, moment });
      }
      wait();
    },
    any: () => wanted.size > 0,
    stop() {
      stopped = true;
      cancel?.();
    },
  };
}

function put(heap: Alarm[], alarm: Alarm): void {
  heap.push(alarm);
  let at = heap.length - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (momentAt(heap, above) <= momentAt(heap, at)) return;
    swap(heap, at, above);
    at = above;
  }
}

function take(heap: Alarm[]): Alarm {
  swap(heap, 0, heap.length - 1);
  const first = heap.pop();
  if (first === undefined) throw new RangeError('there is no alarm');
  let at = 0;
  for (;;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const lower = momentAt(heap, right) < momentAt(heap, left) ? right : left;
    if (momentAt(heap, lower) >= momentAt(heap, at)) return first;
    swap(heap, at, lower);
    at = lower;
  }
}

const momentAt = (heap: readonly Alarm[], at: number) => heap[at]?.moment ?? Number.POSITIVE_INFINITY;

function swap(heap: Alarm[], a: number, b: number): void {
  const [one, other] = [heap[a], heap[b]];
  if (one === undefined || other === undefined) return;
  heap[a] = other;
  heap[b] = one;
}
