import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('who only speaks does not fetch the rules: of the games the sources know nothing but types', () => {
  const folder = new URL('../src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const imports = files.flatMap(
    (file) => readFileSync(new URL(file, folder), 'utf8').match(/^(?:import|export)\b(?:[^;]*\bfrom)? '@archipel\/[^']*'/gm) ?? [],
  );
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter((line) => !line.startsWith('import type'))).toEqual([]);
});
