import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/sequence.mjs';

/**
 * Tests read the sources of every workspace, so that no build stands between a change and its test. Only this one condition is named:
 * Vitest hands the list to Node, and `import` in it would give ES modules to a `require`.
 */
const conditions = ['source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Vitest leaves one core to itself, and has little to do once the files are read.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Programs answer in the language of the machine: here in English.
    env: { LC_ALL: 'C.UTF-8' },
    setupFiles: ['tools/fixed-seed.mjs'],
    // No test fails because the machine is slow; one that never ends still does.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        // The rules are pure and the tests keep nothing: files may share a worker, which spares each the loading of everything.
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/test/**/*.test.ts'],
          exclude: ['**/*.{process,browser,otherBrowser,postgres}.test.ts'],
          isolate: false,
        },
      },
      // What runs the built programs or a real browser: started by `npm test`, which builds and finds Chromium first.
      { extends: true, test: { name: 'process', include: ['{packages,apps}/*/test/**/*.process.test.ts'] } },
      {
        extends: true,
        // Files share what `house.ts` opens, and pages in which the scripts are compiled.
        test: {
          name: 'browser',
          include: ['{packages,apps}/*/test/**/*.browser.test.ts'],
          setupFiles: ['apps/web/test/house.setup.ts'],
          isolate: false,
        },
      },
      // The main paths in Firefox and WebKit, where `npm test` finds them.
      { extends: true, test: { name: 'other browsers', include: ['apps/web/test/others/*.otherBrowser.test.ts'] } },
      // On a real PostgreSQL, where `npm test` finds one.
      { extends: true, test: { name: 'postgres', include: ['apps/server/test/postgres/*.postgres.test.ts'] } },
      // Figures for docs/performance.md: `npm run measure` in a workspace.
      { extends: true, test: { name: 'measure', include: ['{packages,apps}/*/measure/**/*.measure.ts'] } },
    ],
    coverage: { provider: 'v8', include: ['packages/*/src/**'], reporter: ['text-summary', 'json-summary'] },
  },
});
