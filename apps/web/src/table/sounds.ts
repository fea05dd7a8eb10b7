import { usePreferences } from '../reader/preferences.ts';

/** One tone: pitch in hertz, when it begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, from: number, length: number];
type Notes = { readonly wave: OscillatorType; readonly notes: readonly Note[] };

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
} as const satisfies Readonly<Record<string, Notes>>;

export type Tune = keyof typeof TUNES;

let speaker: AudioContext | undefined;

/** Plays a tune, if the reader wants sounds. */
export function playTune(tune: Tune): void {
  if (usePreferences.getState().sound) play(TUNES[tune]);
}

function play({ wave, notes }: Notes): void {
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
