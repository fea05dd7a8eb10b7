import type { Company } from '@archipel/text';
import type { ComponentType } from 'react';
import type { Now } from '../session/session.ts';

export interface CurtainPartProps {
  /** As a spectator sees it: nothing else is there while the curtain is down. */
  readonly now: Now;
  readonly company: Company;
}

/** A place on the board, with the number of the sentence that tells what happened there. */
export interface Mark {
  readonly number: number;
  readonly place: string;
}

/** What the curtain shows of a game besides the sentences of what has happened. */
export interface CurtainParts {
  /** How everybody stands. */
  readonly Standing: ComponentType<CurtainPartProps>;
  /** How one seat stands, in a few signs. */
  readonly SeatSign: ComponentType<{ readonly now: Now; readonly seat: number }>;
  /** The board as it stands, with the marks on it. */
  readonly Board?: ComponentType<CurtainPartProps & { readonly marks: readonly Mark[] }>;
  /** Beside the name of somebody who has moved: the dice. */
  readonly RunSign?: ComponentType<{ readonly now: Now; readonly entries: Now['entries'] }>;
  /** Where on the board the events took place that are worth a mark. */
  readonly placesOf?: (now: Now) => ReadonlyMap<unknown, string>;
}
