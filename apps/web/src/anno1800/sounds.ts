import type { Fact } from '@archipel/anno1800';
import type { Happened } from '@archipel/protocol';
import { usePreferences } from '../preferences.ts';

/** A few notes, made by hand: pitch in hertz, when it begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, from: number, length: number];
type Tune = { readonly wave: OscillatorType; readonly notes: readonly Note[] };

const TUNES = {
  /** Somebody goes to work: a wooden knock. */
  work: { wave: 'triangle', notes: [[220, 0, 0.05]] },
  /** Coins. */
  coin: {
    wave: 'sine',
    notes: [
      [1320, 0, 0.06],
      [1760, 0.05, 0.09],
    ],
  },
  build: {
    wave: 'triangle',
    notes: [
      [196, 0, 0.06],
      [147, 0.09, 0.1],
    ],
  },
  card: {
    wave: 'sine',
    notes: [
      [660, 0, 0.07],
      [880, 0.06, 0.1],
    ],
  },
  /** A ship's bell, for a voyage. */
  bell: {
    wave: 'sine',
    notes: [
      [784, 0, 0.35],
      [1568, 0, 0.2],
    ],
  },
  festival: {
    wave: 'triangle',
    notes: [
      [523, 0, 0.12],
      [659, 0.1, 0.12],
      [784, 0.2, 0.22],
    ],
  },
  /** One's own turn: the bell twice. */
  turn: {
    wave: 'sine',
    notes: [
      [988, 0, 0.18],
      [988, 0.2, 0.28],
    ],
  },
} as const satisfies Readonly<Record<string, Tune>>;

const HEARD: Readonly<Partial<Record<Fact['fact'], keyof typeof TUNES>>> = {
  produced: 'work',
  traded: 'coin',
  built: 'build',
  played: 'card',
  settled: 'bell',
  explored: 'bell',
  expedition: 'bell',
  festival: 'festival',
  fireworks: 'festival',
};

let speaker: AudioContext | undefined;

/** What these things sound like, if the reader wants to hear it. Only the last of several is heard, and one's own turn before all. */
export function soundsOf(news: readonly Happened[], seat: number | undefined): void {
  if (!usePreferences.getState().sound) return;
  const facts = news.flatMap(({ events }) => events) as readonly unknown[] as readonly Fact[];
  const mine = facts.some((fact) => fact.fact === 'turn' && fact.seat === seat);
  const tune = mine ? 'turn' : facts.flatMap(({ fact }) => HEARD[fact] ?? []).at(-1);
  if (tune) play(TUNES[tune]);
}

function play({ wave, notes }: Tune): void {
  speaker ??= new AudioContext();
  const context = speaker;
  for (const [pitch, from, length] of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime + from;
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, begin);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
