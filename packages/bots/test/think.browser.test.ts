import { fileURLToPath } from 'node:url';
import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { type Question, think } from '@archipel/host';
import type { AnyRules } from '@archipel/kernel';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';
import { levelsOf, playerChain } from '../src/index.ts';
import { viewWithChoice } from './choice.ts';

const games: readonly AnyRules[] = [anno1800, anno1503];
const rulesOf = (game: string) => games.find(({ id }) => id === game);

function question(rules: AnyRules, level: string): Question {
  return { game: rules.id, level, view: viewWithChoice(rules), budget: { iterations: 10 }, seed: 'tide' };
}

const ENTRY = 'virtual:thinker';
const source = `
import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { random, think } from '@archipel/host';
import { playerChain } from ${JSON.stringify(fileURLToPath(new URL('../src/index.ts', import.meta.url)))};
/** Thinks as long as it may. */
const tireless = { ...random, advise: (view, moves, budget) => {
  for (let done = 0; budget.more(done); done++);
  return random.advise(view, moves, budget);
} };
const mind = {
  rules: (game) => [anno1800, anno1503].find(({ id }) => id === game),
  playerChain: (level, game) => level === 'tireless' ? [{ level, player: tireless }] : playerChain(level, game),
  now: () => performance.now(),
};
addEventListener('message', ({ data }) => postMessage(think(data, mind)));
`;

/** The worker as one script. */
async function workerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    plugins: [
      { name: 'thinker', resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined), load: (id) => (id === ENTRY ? source : undefined) },
    ],
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'thinker', fileName: 'thinker' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** Asks a worker, and counts how often the page comes to do something else while it waits. The text of this function is what runs in the page. */
async function ask([script, asked]: readonly [string, Question]) {
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  const answered = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  worker.postMessage(asked);
  let beats = 0;
  const heart = setInterval(() => beats++, 1);
  const thought = JSON.stringify(await answered);
  clearInterval(heart);
  worker.terminate();
  return { thought, beats };
}

describe('a thinker in a Web Worker', () => {
  let browser: Browser;
  let script: string;
  beforeAll(async () => {
    [browser, script] = await Promise.all([
      findChromium().then((executablePath) => chromium.launch({ executablePath, args: CHROMIUM_FLAGS })),
      workerScript(),
    ]);
  });
  afterAll(() => browser.close());

  test.each(games.flatMap((rules) => levelsOf(rules.id).map((level) => [rules.id, level, rules] as const)))(
    'thinks of %s what %s thinks in Node',
    async (_, level, rules) => {
      const page = await browser.newPage();
      const asked = question(rules, level);
      const { thought } = await page.evaluate(ask, [script, asked] as const);
      expect(JSON.parse(thought)).toEqual(JSON.parse(JSON.stringify(think(asked, { rules: rulesOf, playerChain, now: () => 0 }))));
      await page.close();
    },
  );

  test('leaves the page free while it thinks for as long as it may', async () => {
    const page = await browser.newPage();
    const { thought, beats } = await page.evaluate(ask, [script, { ...question(anno1503, 'tireless'), budget: { ms: 1000 } }] as const);
    expect(JSON.parse(thought).rounds).toBeGreaterThan(1000);
    expect(JSON.parse(thought).faults).toEqual([]);
    expect(beats).toBeGreaterThan(20);
    await page.close();
  });
});
