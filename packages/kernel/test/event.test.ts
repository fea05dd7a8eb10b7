import { describe, expect, it } from 'vitest';
import { eventRecorder } from '../src/event.ts';
import { eventFor, revealsTo } from '../src/index.ts';

describe('what is told', () => {
  it('openly is heard by everybody, secretly by those it is for', () => {
    const minutes = eventRecorder<string>();
    minutes.tell('a ship is built');
    minutes.whisper([1], 'you drew the brewer', 'a card was drawn');
    const hear = (viewer: number | 'spectator') => minutes.events.map((event) => eventFor(event, viewer));
    expect(hear(1)).toEqual(['a ship is built', 'you drew the brewer']);
    expect(hear(0)).toEqual(['a ship is built', 'a card was drawn']);
    expect(hear('spectator')).toEqual(['a ship is built', 'a card was drawn']);
  });

  it('reveals something to the seats that are named, to everybody, or to nobody', () => {
    const minutes = eventRecorder<string>();
    expect(minutes.reveals).toEqual([]);
    expect(revealsTo(minutes.reveals, 0)).toBe(false);
    minutes.reveal([2]);
    minutes.reveal([0, 2]);
    expect(minutes.reveals).toEqual([2, 0]);
    expect([0, 1, 2, 'spectator' as const].map((viewer) => revealsTo(minutes.reveals, viewer))).toEqual([true, false, true, false]);
    minutes.reveal('everybody');
    minutes.reveal([1]);
    expect(minutes.reveals).toBe('everybody');
    expect(revealsTo(minutes.reveals, 'spectator')).toBe(true);
  });
});
