import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The unit tests of the package that is being mutated, without the random walks and the recorded matches, which
 * repeat at length what the others show: so the figures are lower bounds. */
const conditions = ['source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [`packages/${process.env['MUTATED']}/test/**/*.test.ts`],
    exclude: ['**/*.{process,browser}.test.ts', '**/{conforms,invariants,golden}.test.ts'],
    bail: 1,
  },
});
