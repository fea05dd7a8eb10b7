import type { Reason, Viewer } from '@archipel/kernel';
import type { Delta } from '@archipel/protocol';
import type { Deed, Eyes, HeardEntry, Outline } from '@archipel/review';

/** Why a match cannot be reviewed. */
export type ReviewFault = 'not-a-match' | 'unknown-game' | 'other-rules' | 'does-not-replay' | 'not-over';

/** What is asked of the worker that holds a match. Each question has a number, and its answer the same. */
export type ReviewQuestion =
  | { readonly ask: 'open'; readonly text: string }
  | { readonly ask: 'at'; readonly position: number; readonly eyes: Eyes }
  | { readonly ask: 'heard'; readonly viewer: Viewer }
  /** Why a seat did what it did from one position to another. */
  | { readonly ask: 'why'; readonly deed: Deed };

export type ReviewAnswer =
  | { readonly tell: 'opened'; readonly outline: Outline }
  /** What has to be changed in the moment told before this one. What has not changed stays the same object in the page, and is not drawn again. */
  | { readonly tell: 'moment'; readonly delta: Delta | undefined }
  | { readonly tell: 'heard'; readonly entries: readonly HeardEntry[] }
  | { readonly tell: 'why'; readonly reasons: readonly Reason[] }
  | { readonly tell: 'fault'; readonly fault: ReviewFault };

export interface Numbered<Message> {
  readonly number: number;
  readonly message: Message;
}
