import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { changes } from './build/changes.ts';
import { hyphens } from './build/hyphens.ts';
import { icons } from './build/icons.ts';
import { languages } from './build/languages.ts';
import { keptFiles, SERVICE_WORKER } from './build/offline.ts';
import { compressed, keptIcon, scriptBeforePaint } from './build/pages.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: file('.'),
  // The pages are made from the sources of every workspace.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // `npm start` builds first: it should say where it is, not what it made.
  logLevel: 'warn',
  plugins: [react(), icons(), hyphens(), languages(), changes(), scriptBeforePaint(), keptIcon(), keptFiles(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: file('dist'),
    emptyOutDir: true,
    // Browsers that know light-dark(), in which the colours are written.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Nothing as data: URLs, which the content security policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: file('index.html'), sw: file('src/offline/serviceWorker.ts') },
      output: {
        // A service worker reigns over the folder it lies in, and is asked for by a name that never changes.
        entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
        // With a group there is a chunk for the bundler's own helpers: among the rules of a game they would have every page load that game.
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] },
      },
    },
  },
});
