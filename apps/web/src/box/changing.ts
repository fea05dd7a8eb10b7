import type { BoxListing, BoxRow } from '@archipel/text';
import type { KeptPatch } from '../corrections/kept.ts';
import type { OpenBox } from './useBox.ts';
import { within } from './values.ts';

/** What everything on the page that changes a value is given. */
export interface Changing {
  readonly open: OpenBox;
  readonly listing: BoxListing;
  readonly changes: KeptPatch['changes'];
  /** Answers what is wrong with these changes; nothing if they were taken over. */
  readonly onChange: (changes: KeptPatch['changes']) => readonly string[];
}

/** Whether a thing has a corrected value. */
export const isCorrected = ({ fields }: BoxRow, changes: KeptPatch['changes']): boolean =>
  fields.some(({ path }) => Object.keys(changes).some((at) => within(at, path) || within(path, at)));
