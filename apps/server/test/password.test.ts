import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { passwords, USUAL_COST } from '../src/identity/password.ts';

test('twenty passwords that are checked at once leave room to read a file', async () => {
  const { hashed, isRight } = passwords({ ...USUAL_COST, N: USUAL_COST.N / 4 });
  const stored = await hashed('a quiet harbour');
  const order: string[] = [];
  const checks = Array.from({ length: 20 }, async (_, index) => {
    const right = await isRight(index % 2 ? 'a quiet harbour' : 'a guess', stored);
    order.push('password');
    return right;
  });
  const read = readFile(new URL(import.meta.url)).then(() => order.push('file'));
  expect(await Promise.all(checks)).toEqual(checks.map((_, index) => index % 2 === 1));
  await read;
  expect(order.indexOf('file')).toBeLessThan(10);
});

test('a guess costs 32 MiB and three passes, and a password that was kept at another cost is still known', async () => {
  const usual = passwords(USUAL_COST);
  const stored = await usual.hashed('a quiet harbour');
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords({ N: 2 ** 8, r: 8, p: 1 }).isRight('a quiet harbour', stored)).toBe(true);
  expect(await usual.isRight('a guess', stored)).toBe(false);
});
