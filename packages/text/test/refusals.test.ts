import { readdirSync, readFileSync } from 'node:fs';
import { COMPONENTS } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import { loadNames1503, loadNames1800, refusal1503, refusal1800 } from '../src/index.ts';
import { textIn, written } from './messages.ts';

const company = { viewer: 0, players: ['Anna', 'Ben', 'Cleo'] };

/** The source text of a workspace, without its tests. */
function sourceOf(name: string): string {
  const folder = new URL(`../../${name}/src/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
}

/** Every code of a refusal that a rule can give: `no(rule, 'code')`, `{ code: 'code' }`, and the phases that it is the wrong time for. */
function codesOf(name: string): readonly string[] {
  const source = sourceOf(name);
  const given = [...source.matchAll(/\bno\(\s*[^,()]+(?:\[[^\]]*\])?,\s*(?:[^,()]*\?\s*)?'([a-z-]+)'(?:\s*:\s*'([a-z-]+)')?/g)];
  const bare = [...source.matchAll(/\bcode: '([a-z-]+)'/g)];
  const times = [...(source.match(/WRONG_TIME[^{]*\{([^}]*)\}/)?.[1] ?? '').matchAll(/: '([a-z-]+)'/g)];
  const codes = [...given, ...bare, ...times].flatMap(([, ...found]) => found.filter((code) => code !== undefined));
  // `custom` is the word of the schemas for a fault in a component file, not in a move.
  return [...new Set(codes)].filter((code) => code !== 'custom').toSorted();
}

describe('refusals', () => {
  it.each([
    ['anno1800', 'refusal1800', 50],
    ['anno1503', 'refusal1503', 50],
    ['kernel', 'refusal', 6],
  ] as const)('of %s all have a sentence, and there is none without a refusal', (game, area, least) => {
    const codes = codesOf(game);
    expect(codes.length).toBeGreaterThan(least);
    for (const messages of [written.get('en') ?? {}, written.get('de') ?? {}]) {
      const told = Object.keys(messages[area] ?? {}).filter((code) => code !== 'unknown');
      // Faults of a box and of its corrections are told by `boxFault`.
      const shared = [...Object.keys(messages['refusal'] ?? {}), ...Object.keys(messages['boxFault'] ?? {})];
      expect(codes.filter((code) => !told.includes(code) && !shared.includes(code))).toEqual([]);
      expect(told.filter((code) => !codes.includes(code))).toEqual([]);
    }
  });

  it('say what is missing and where it is', async () => {
    const names = await loadNames1800('en', COMPONENTS);
    const told = (...reasons: readonly { readonly code: string; readonly [field: string]: unknown }[]) =>
      refusal1800(textIn('en'), names, { rule: 'R3.1', reasons }, company).map(({ text }) => text);
    expect(told({ code: 'no-rested-cube', level: 'artisan' })).toEqual(['You have no rested Artisan.']);
    expect(told({ code: 'not-due', due: { kind: 'token', token: 'exploration' } })).toEqual([
      'That is not due now: 1 exploration token comes first.',
    ]);
    expect(told({ code: 'too-few-tokens', token: 'trade', need: 3, have: 1 })).toEqual(['Needs 3 trade tokens; you have 1.']);
    expect(told({ code: 'none-on-the-market', tile: 'brewery', partners: [1, 2] })).toEqual([
      'The market has no Brewery left. Ben and Cleo could sell you its goods.',
    ]);
    expect(told({ code: 'not-active', active: [1] })).toEqual(['It is not your turn: Ben must act first.']);
  });

  it('put goods that cannot be had into one sentence, those of the New World into another', async () => {
    const names = await loadNames1800('de', COMPONENTS);
    const reasons = ['windows', 'cotton', 'glass'].map((good) => ({ code: 'no-source', good }));
    const lines = refusal1800(textIn('de'), names, { rule: 'R3.1', reasons: [{ code: 'rest-unpayable' }, ...reasons] }, company);
    expect(lines.map(({ text }) => text)).toEqual([
      'Den Rest könntest du dann nicht mehr bezahlen.',
      'Braucht Fenster und Glas: Du stellst nichts davon her, und niemand kann es dir gerade verkaufen. Hergestellt von: Glashütte (Waren + Kohle) und Fensterfabrik (Bretter + Glas).',
      'Braucht Baumwolle: Keine deiner Neue-Welt-Inseln hat das.',
    ]);
  });

  it('fall back on the number of the rule', async () => {
    const illegal = { rule: 'Q99', reasons: [{ code: 'never-heard-of' }] };
    const names = await loadNames1503('de');
    expect(refusal1503(textIn('de'), names, illegal, company).map(({ text }) => text)).toEqual([
      'Das erlauben die Regeln gerade nicht (Q99).',
    ]);
    expect(refusal1503(textIn('de'), names, { rule: 'Q99', reasons: [] }, company)).toHaveLength(1);
  });

  it('name a ship’s place and the players of Anno 1503', async () => {
    const names = await loadNames1503('en');
    const told = (reason: { readonly code: string; readonly [field: string]: unknown }) =>
      refusal1503(textIn('en'), names, { rule: 'Q6', reasons: [reason] }, company)[0]?.text;
    expect(told({ code: 'not-adjacent', from: 'a3', to: 'c4' })).toBe('C4 is not beside A3.');
    expect(told({ code: 'hand-empty', from: 2 })).toBe('Cleo has no card in hand.');
    expect(told({ code: 'not-an-option', commodity: 'cloth', options: ['wood', 'spice'] })).toBe(
      'Cloth is not offered: choose wood or spice.',
    );
    expect(told({ code: 'nothing-to-undo', possible: 1, asked: 3 })).toBe('Only one move can be taken back.');
  });
});
