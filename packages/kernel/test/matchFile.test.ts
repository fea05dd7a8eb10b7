import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shells } from '../../conformance/test/shells.ts';
import { diceFrom, exportMatch, importMatch, openMatch, play, positionHash, replay, seeded } from '../src/index.ts';

function recorded(moves: number) {
  const opened = openMatch(shells, { game: 'shells', rules: 1, seats: 3, options: { rounds: 3 }, seed: 'the “sea”' });
  if (!opened.ok) throw new Error(opened.detail);
  let { match } = opened;
  const dice = diceFrom(seeded('players'));
  for (let count = 0; count < moves; count++) {
    const [seat = 0] = shells.active(match.state);
    const played = play(shells, match, seat, [dice.pick(shells.moves(shells.view(match.state, seat)))]);
    if (!played.ok) throw new Error(JSON.stringify(played));
    match = played.match;
  }
  return match;
}

const match = recorded(12);
const text = exportMatch(match);

describe('a match file', () => {
  it('holds the set-up, a line for each entry, and a seal', () => {
    expect(text.split('\n')).toHaveLength(1 + 12 + 1 + 1);
    expect(JSON.parse(text.split('\n')[0] ?? '')).toEqual({ archipel: 'match', format: 1, setup: match.setup });
  });

  it('reads back as it was written and replays to the sealed position', () => {
    const read = importMatch(text);
    expect(read).toEqual({ ok: true, file: { setup: match.setup, log: match.log, position: positionHash(match) } });
    const again = read.ok ? replay(shells, read.file.setup, read.file.log) : read;
    expect(again.ok && positionHash(again.match)).toBe(positionHash(match));
  });

  it('may name the bots that played in it, and nothing but names', () => {
    const bots = ['hard:trader', null, 'easy'];
    const read = importMatch(exportMatch(match, undefined, bots));
    expect(read.ok && read.file.bots).toEqual(bots);
    expect(importMatch(exportMatch(match, undefined, ['<b>hard</b>', null, null]))).toMatchObject({ ok: false, fault: 'not-a-match' });
  });

  it('that was cut off anywhere is never taken for a whole one, and all entries before the cut can be read', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        const cut = importMatch(text.slice(0, length));
        expect(cut.ok).toBe(false);
        if (cut.ok) return;
        const whole = text.slice(0, length).split('\n').length - 1;
        if (whole === 0) expect(cut.fault).toBe('not-a-match');
        else expect(cut.readable?.log).toEqual(match.log.slice(0, Math.min(whole, 13) - 1));
        expect(['not-a-match', 'truncated', 'altered']).toContain(cut.fault);
      }),
      { numRuns: 400 },
    );
  });

  it('in which any one character was changed is noticed', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 2), fc.constantFrom('0', '1', 'x', ' ', '"', '}', '\n'), (at, letter) => {
        fc.pre(text[at] !== letter);
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        const read = importMatch(changed);
        // The sealed position itself is no part of the sealed text: a change there shows when the match is replayed.
        if (read.ok) expect(read.file.position).not.toBe(positionHash(match));
      }),
      { numRuns: 600 },
    );
  });

  it('may begin with a byte-order mark', () => {
    expect(importMatch(`\uFEFF${text}`).ok).toBe(true);
  });

  it('with a line that is nested without end, or hides a field, is damaged', () => {
    const lines = text.split('\n');
    const deep = `{"seat":0,"move":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    expect(importMatch(lines.with(2, deep).join('\n'))).toMatchObject({ ok: false, fault: 'damaged', line: 3 });
    const hidden = '{"seat":0,"move":{"kind":"dive","__proto__":{"x":1}}}';
    expect(importMatch(lines.with(2, hidden).join('\n'))).toMatchObject({ ok: false, fault: 'damaged', line: 3 });
  });

  it('says what is wrong with it, and where', () => {
    const lines = text.split('\n');
    expect(importMatch('')).toEqual({ ok: false, fault: 'not-a-match', line: 1 });
    expect(importMatch('{"some":"json"}\n')).toEqual({ ok: false, fault: 'not-a-match', line: 1 });
    expect(importMatch(lines.with(3, '{"seat":0}').join('\n'))).toMatchObject({
      ok: false,
      fault: 'damaged',
      line: 4,
      readable: { log: match.log.slice(0, 2) },
    });
    expect(importMatch(lines.slice(0, 5).join('\n'))).toMatchObject({
      ok: false,
      fault: 'truncated',
      line: 5,
      readable: { log: match.log.slice(0, 3) },
    });
    expect(importMatch(lines.toSpliced(2, 1).join('\n'))).toMatchObject({ ok: false, fault: 'altered', line: 13 });
    expect(importMatch(`${text}{"seat":0,"move":{"kind":"rest"}}\n`)).toMatchObject({ ok: false, fault: 'altered', line: 14 });
  });
});
