import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import pages from '../../vite.config.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The lists of games, and what stands in the place of each. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['#games', file('list.ts')],
  ['@archipel/games', file('games.ts')],
]);

/** Puts another list in the place of ours, but for itself, which begins with ours. */
const lists = (): Plugin => ({
  name: 'archipel-shells',
  enforce: 'pre',
  resolveId(source, importer) {
    const list = LISTS.get(source);
    return list === importer ? undefined : list;
  },
});

/** The pages with one more game. No other file differs. */
export default mergeConfig(pages, { plugins: [lists()], worker: { plugins: () => [lists()] } });
