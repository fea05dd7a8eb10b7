import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';
import { shells } from '../../conformance/test/shells.ts';
import * as kernel from '../src/index.ts';

/**
 * What the kernel makes of things that engines could disagree about. The text of this function is what runs in the browser, so it knows
 * nothing but its arguments.
 */
function observe(
  { canonical, exportMatch, hash, hashText, openMatch, play, positionHash, seeded, diceFrom }: typeof kernel,
  game: kernel.AnyRules,
) {
  const values = [
    { b: 1, a: [2, { d: 3, c: null }] },
    { 10: 'ten', 9: 'nine', '-1': 'less', B: 1, a: 2, Z: 3, ä: 4, '\u{1f9ed}': 5, '\uffee': 6 },
    { kept: 0, left: undefined, list: [undefined, null] },
    JSON.parse('{"__proto__": 1, "constructor": 2}'),
    'Øresund, Gdańsk, Владивосток, 群島, \u{1f3dd}\ufe0f, e\u0301, \u2028\u2029, \u0000\u001f\u007f"\\/',
    'half a pair: \ud83c, the other half: \udfdd',
    [1e21, 1e20, 123456789012345680000, 1e-6, 1e-7, 0.1 + 0.2, 0.1, -0, 0, 5e-324, 1.7976931348623157e308],
    [2 ** 53, 2 ** 53 - 1, -(2 ** 31), 4294967295, 1 / 3, 100, 1.5e-10, 123e-20, 4.35, 0.000001],
    [true, false, null, '', [], {}],
  ];

  const throwsOf = (seed: string) => {
    const dice = diceFrom(seeded(seed));
    const limits = [2, 3, 6, 10, 52, 1000, 2 ** 31 + 1, 2 ** 32];
    const numbers = Array.from({ length: 400 }, (_, at) => dice.below(limits[at % limits.length] ?? 2));
    return { numbers, shuffled: dice.shuffle('abcdefghijklmnopqrstuvwxyz'.split('')), chance: dice.chance };
  };

  const matchOf = (seats: number, seed: string) => {
    const opened = openMatch(game, { game: game.id, rules: game.version, seats, options: {}, seed });
    if (!opened.ok) throw new Error(opened.detail);
    const dice = diceFrom(seeded(`${seed} choices`));
    const positions = [positionHash(opened.match)];
    let { match } = opened;
    for (let active = game.active(match.state); active.length > 0; active = game.active(match.state)) {
      const seat = dice.pick(active);
      const played = play(game, match, seat, [dice.pick(game.moves(game.view(match.state, seat)))]);
      if (!played.ok) throw new Error(played.illegal.rule);
      ({ match } = played);
      positions.push(positionHash(match));
    }
    return { positions, outcome: game.outcome(match.state), file: hashText(exportMatch(match)) };
  };

  return {
    values: values.map((value) => ({ text: canonical(value), hash: hash(value) })),
    chance: ['', 'archipel', 'Владивосток \u{1f9ed}', 'a'.repeat(1000)].map(throwsOf),
    matches: [2, 3, 4].map((seats) => matchOf(seats, `tide ${seats}`)),
  };
}

const ENTRY = 'virtual:observation';
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The kernel and the sample game as one script that says what it observes. */
async function observation(): Promise<string> {
  const source = `import * as kernel from ${JSON.stringify(file('../src/index.ts'))};
import { shells } from ${JSON.stringify(file('../../conformance/test/shells.ts'))};
export const observed = JSON.stringify((${observe.toString()})(kernel, shells));`;
  const built = await build({
    configFile: false,
    root: file('..'),
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    plugins: [
      {
        name: 'observation',
        resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'kernelObservation', fileName: 'observation' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

describe('the kernel in a browser', () => {
  test('writes, hashes, throws and plays exactly as it does in Node', async () => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: await observation() });
      const there: unknown = JSON.parse(await page.evaluate<string>('kernelObservation.observed'));
      const here = observe(kernel, shells);
      expect(here.values).toHaveLength(9);
      expect(here.matches.every(({ positions }) => positions.length > 20)).toBe(true);
      expect(there).toEqual(JSON.parse(JSON.stringify(here)));
    } finally {
      await browser.close();
    }
  });
});
