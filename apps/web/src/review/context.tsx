import type { Chair } from '@archipel/protocol';
import type { Moment, Outline } from '@archipel/review';
import { createContext, use } from 'react';
import type { EntryOf } from '../session/session.ts';
import type { ReviewClient } from './reviewClient.ts';
import type { ReviewEvent, ReviewState } from './reviewState.ts';
import type { Source } from './source.ts';
import type { TurningSearch } from './useTurning.ts';

/** What all parts of a review know. It may be a frame behind the table. */
interface Reviewing {
  readonly id: string;
  readonly source: Source;
  readonly client: ReviewClient;
  readonly outline: Outline;
  readonly players: readonly string[];
  readonly chairs: readonly Chair[];
  readonly state: ReviewState;
  readonly dispatch: (event: ReviewEvent) => void;
  /** How the moment is called in an address. */
  readonly mark: string;
  /** What is shown: the last that the worker has answered. */
  readonly moment: Moment | undefined;
  readonly entries: readonly EntryOf<unknown>[] | undefined;
  readonly turning: TurningSearch;
}

export const ReviewContext = createContext<Reviewing | undefined>(undefined);

export function useReviewing(): Reviewing {
  const reviewing = use(ReviewContext);
  if (reviewing === undefined) throw new Error('there is no review around this');
  return reviewing;
}

/** Where one is, without delay: for what answers to the hand. */
export const PlaceContext = createContext<Pick<Reviewing, 'state' | 'dispatch'> | undefined>(undefined);

export function usePlace(): Pick<Reviewing, 'state' | 'dispatch'> {
  const place = use(PlaceContext);
  if (place === undefined) throw new Error('there is no review around this');
  return place;
}
