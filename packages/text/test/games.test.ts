import { anno1503 } from '@archipel/anno1503';
import { affordable, anno1800, COMPONENTS, type View, why } from '@archipel/anno1800';
import type { Viewer } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import {
  completeLanguages,
  loadNames1503,
  loadNames1800,
  loadText,
  logLine1503,
  logLine1800,
  moveLine1503,
  moveLine1800,
  reason1503,
  reason1800,
  refusal1503,
  refusal1800,
  type Sentence,
  scoreLine1800,
  why1800,
} from '../src/index.ts';
import { PARTS } from '../src/messages/parts.ts';
import { textIn } from './messages.ts';
import { FAULT, watched } from './playing.ts';

const players = ['Anna', 'Ben', 'Cleo', 'Dora'];
const as = (viewer: Viewer) => ({ viewer, players });
const LANGUAGES = await completeLanguages();
const texts = new Map(await Promise.all(LANGUAGES.map(async (language) => [language, await loadText(language, PARTS)] as const)));

/** Collects sentences, and those of them that nobody should read. */
function ear() {
  const heard = new Set<string>();
  const faults = new Set<string>();
  return {
    heard,
    faults,
    listen(about: unknown, sentence: Sentence | undefined) {
      const text = sentence?.text ?? 'undefined';
      heard.add(text);
      const spelled = sentence?.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
      if (FAULT.test(text) || text.trim() === '' || spelled !== text) faults.add(`${JSON.stringify(about)}: ${text}`);
    },
  };
}

describe('everything that happens in a game has a sentence', () => {
  it.each(['medium', 'varied'])('Anno 1800, played by %s', async (player) => {
    const { heard, faults, listen } = ear();
    const names = await Promise.all(LANGUAGES.map((language) => loadNames1800(language, COMPONENTS)));
    const speakers = names.map((each) => [texts.get(each.language) ?? textIn('en'), each] as const);
    let views = 0;
    watched(
      anno1800,
      { player, seats: 3, most: 800 },
      {
        fact(fact, viewer) {
          for (const speaker of speakers) listen(fact, logLine1800(...speaker, fact, as(viewer)));
        },
        move(move, seat) {
          for (const speaker of speakers) listen(move, moveLine1800(...speaker, move, as(seat)));
        },
        reason(reason) {
          for (const speaker of speakers) listen(reason, reason1800(...speaker, reason));
        },
        refused(illegal, seat) {
          for (const speaker of speakers) for (const line of refusal1800(...speaker, illegal, as(seat))) listen(illegal, line);
        },
        view(view: View, seat) {
          // To ask why of everything takes a search each: now and then is enough.
          if (views++ % 100 > 0) return;
          for (const { thing, reach } of affordable(view)) {
            const answer = reach === 'payable' ? undefined : why(view, thing);
            if (answer === undefined) continue;
            for (const speaker of speakers) {
              const { reasons, remedies } = why1800(...speaker, answer, as(seat));
              for (const line of [...reasons, ...remedies]) listen(answer, line);
            }
          }
        },
      },
    );
    expect([...faults]).toEqual([]);
    expect(heard.size).toBeGreaterThan(500);
  });

  it.each(['medium', 'varied'])('Anno 1503, played by %s', async (player) => {
    const { heard, faults, listen } = ear();
    const names = await Promise.all(LANGUAGES.map((language) => loadNames1503(language)));
    const speakers = names.map((each) => [texts.get(each.language) ?? textIn('en'), each] as const);
    watched(
      anno1503,
      { player, seats: 4, most: 800 },
      {
        fact(fact, viewer) {
          for (const speaker of speakers) listen(fact, logLine1503(...speaker, fact, as(viewer)));
        },
        move(move, seat) {
          for (const speaker of speakers) listen(move, moveLine1503(...speaker, move, as(seat)));
        },
        reason(reason) {
          for (const speaker of speakers) listen(reason, reason1503(...speaker, reason));
        },
        refused(illegal, seat) {
          for (const speaker of speakers) for (const line of refusal1503(...speaker, illegal, as(seat))) listen(illegal, line);
        },
      },
    );
    expect([...faults]).toEqual([]);
    expect(heard.size).toBeGreaterThan(500);
  });

  it('and every line of a score sheet has a name', async () => {
    const [text, names] = [textIn('de'), await loadNames1800('de', COMPONENTS)];
    const lines = [
      'farmer-worker',
      'artisan-engineer-investor',
      'new-world',
      'expeditions',
      'gold',
      'fireworks',
      ...COMPONENTS.objectives.map(({ id }) => id),
    ];
    expect(lines.filter((line) => scoreLine1800(text, names, line) === line)).toEqual([]);
  });
});
