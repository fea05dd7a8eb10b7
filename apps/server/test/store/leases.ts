import { expect, test } from 'vitest';
import type { Subject } from './conformance.ts';
import { fresh } from './samples.ts';

export function leasesConform(subject: () => Subject): void {
  test('a lease is held by one, here and elsewhere, until its time is up', async () => {
    const { store, other } = subject();
    const name = fresh('lease');
    expect(await store.leases.take(name, 'one', 100, 0)).toBe('taken');
    expect(await other.leases.take(name, 'two', 200, 50)).toEqual({ heldUntil: 100 });
    expect(await store.leases.take(name, 'two', 200, 99)).toEqual({ heldUntil: 100 });
    expect(await other.leases.take(name, 'two', 200, 100)).toBe('taken');
    expect(await store.leases.take(name, 'one', 300, 150)).toEqual({ heldUntil: 200 });
  });

  test('who holds it renews it', async () => {
    const { store, other } = subject();
    const name = fresh('lease');
    expect(await store.leases.take(name, 'one', 100, 0)).toBe('taken');
    expect(await store.leases.take(name, 'one', 300, 90)).toBe('taken');
    expect(await other.leases.take(name, 'two', 400, 200)).toEqual({ heldUntil: 300 });
  });

  test('who holds it gives it back; nobody else does', async () => {
    const { store, other } = subject();
    const name = fresh('lease');
    expect(await store.leases.take(name, 'one', 100, 0)).toBe('taken');
    await other.leases.release(name, 'two');
    expect(await other.leases.take(name, 'two', 100, 0)).toEqual({ heldUntil: 100 });
    await store.leases.release(name, 'one');
    expect(await other.leases.take(name, 'two', 100, 0)).toBe('taken');
  });

  test('of many who want it at once one gets it', async () => {
    const { store, other } = subject();
    const name = fresh('lease');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).leases.take(name, `holder-${index}`, 100, 0)),
    );
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  });

  test('leases of other names are other leases', async () => {
    const { store } = subject();
    expect(await store.leases.take(fresh('lease'), 'one', 100, 0)).toBe('taken');
    expect(await store.leases.take(fresh('lease'), 'two', 100, 0)).toBe('taken');
  });
}
