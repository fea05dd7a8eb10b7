import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashedPassword, isPassword } from '../src/identity/password.ts';

test('twenty passwords that are checked at once leave room to read a file', async () => {
  const stored = await hashedPassword('a quiet harbour');
  const order: string[] = [];
  const checks = Array.from({ length: 20 }, async (_, index) => {
    const right = await isPassword(index % 2 ? 'a quiet harbour' : 'a guess', stored);
    order.push('password');
    return right;
  });
  const read = readFile(new URL(import.meta.url)).then(() => order.push('file'));
  expect(await Promise.all(checks)).toEqual(checks.map((_, index) => index % 2 === 1));
  await read;
  expect(order.indexOf('file')).toBeLessThan(10);
});
