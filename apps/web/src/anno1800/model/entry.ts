import type { Fact } from '@archipel/anno1800';
import type { EntryOf } from '../../session/session.ts';

/** An entry of the log of this game. */
export type Entry = EntryOf<Fact>;
