import { type Eyes, type Outline, type Stride, strideFrom } from '@archipel/review';

/** How fast a match is played through. */
export const SPEEDS = [0.5, 1, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What is looked at, and how one goes on. Plain data: `updateReview` changes it. */
export interface ReviewState {
  readonly position: number;
  readonly eyes: Eyes;
  readonly stride: Stride;
  readonly playing: boolean;
  readonly speed: Speed;
}

export type ReviewEvent =
  | { readonly type: 'step'; readonly way: 1 | -1; readonly stride?: Stride }
  | { readonly type: 'to'; readonly position: number }
  | { readonly type: 'first' | 'last' | 'play' | 'tick' }
  | { readonly type: 'eyes'; readonly eyes: Eyes }
  | { readonly type: 'stride'; readonly stride: Stride }
  | { readonly type: 'speed'; readonly speed: Speed };

/** So long a stride is looked at at ordinary speed, in milliseconds. */
const LENGTHS: Readonly<Record<Stride, number>> = { move: 900, turn: 1600, round: 2400 };

export const lengthOf = ({ stride, speed }: ReviewState): number => LENGTHS[stride] / speed;

export function updateReview(outline: Outline, state: ReviewState, event: ReviewEvent): ReviewState {
  const at = (position: number): ReviewState => ({ ...state, position: Math.max(0, Math.min(outline.positions, position)) });
  switch (event.type) {
    case 'step':
      // Who goes by hand is not overtaken.
      return { ...at(strideFrom(outline, state.position, event.stride ?? state.stride, event.way)), playing: false };
    case 'to':
      return { ...at(event.position), playing: false };
    case 'first':
      return { ...at(0), playing: false };
    case 'last':
      return { ...at(outline.positions), playing: false };
    case 'play':
      // At the end it begins again.
      if (!state.playing && state.position >= outline.positions) return { ...at(0), playing: true };
      return { ...state, playing: !state.playing };
    case 'tick': {
      if (!state.playing) return state;
      const position = strideFrom(outline, state.position, state.stride, 1);
      return { ...at(position), playing: position < outline.positions };
    }
    case 'eyes':
      return { ...state, eyes: event.eyes };
    case 'stride':
      return { ...state, stride: event.stride };
    default:
      return { ...state, speed: event.speed };
  }
}
