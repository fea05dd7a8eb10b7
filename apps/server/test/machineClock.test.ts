import { afterEach, expect, test, vi } from 'vitest';
import { machineClock } from '../src/system/clock.ts';

afterEach(() => vi.restoreAllMocks());

test('setting the machine’s clock forward or back neither ends a turn nor prolongs it', async () => {
  const before = machineClock.now();
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
  for (const hours of [24, -24]) {
    const jumped = Date.now() + hours * 3_600_000;
    vi.spyOn(Date, 'now').mockReturnValue(jumped);
    expect(machineClock.now() - before).toBeGreaterThanOrEqual(0);
    expect(machineClock.now() - before).toBeLessThan(60_000);
    // What is due is called, and what is due tomorrow is not.
    const called: string[] = [];
    const cancel = machineClock.wakeAt(machineClock.now() + 24 * 3_600_000, () => called.push('tomorrow'));
    await new Promise<void>((resolve) => {
      machineClock.wakeAt(machineClock.now() + 1, () => {
        called.push('now');
        resolve();
      });
    });
    expect(called).toEqual(['now']);
    cancel();
    vi.restoreAllMocks();
  }
});
