import type { Seat } from '@archipel/kernel';
import { type Company, person } from './company.ts';
import { listed } from './list.ts';
import type { Mention, Sentence } from './sentence.ts';
import type { Text } from './text.ts';

/** What a game tells of a turn: an event, and perhaps whose deed it is. */
interface Told {
  readonly fact: string;
  readonly seat?: Seat;
}

type Of<Event extends Told, Kind extends string> = Extract<Event, { readonly fact: Kind }>;

/** All deeds of one kind in a turn, by whom, and how many. */
export interface Deeds<Event extends Told> {
  readonly of: <Kind extends string>(kind: Kind) => readonly Of<Event, Kind>[];
  readonly seat: 'you' | Mention;
  readonly count: number;
}

interface Turn<Event extends Told, Kind extends string> {
  readonly game: '1503' | '1800';
  readonly seat: Seat;
  readonly events: readonly Event[];
  readonly company: Company;
  /** The kinds of deeds that are told, in this order. */
  readonly kinds: readonly Kind[];
  /** What is said of the deeds of one kind. There is at least one. */
  readonly say: (kind: Kind, deeds: Deeds<Event>) => readonly Sentence[];
}

/** A whole turn of one player in one line: `Ann rolls a 3, sells wood for 2 gold and sails to C4.` */
export function turnLine<Event extends Told, Kind extends string>(
  text: Text,
  { game, seat, events, company, kinds, say }: Turn<Event, Kind>,
): Sentence {
  const own = events.filter((event) => event.seat === seat);
  const of = <Wanted extends string>(kind: Wanted) => own.filter((event): event is Of<Event, Wanted> => event.fact === kind);
  const who = person(company, seat);
  const deeds = kinds.flatMap((kind) => {
    const count = of(kind).length;
    return count === 0 ? [] : say(kind, { of, seat: who, count });
  });
  return deeds.length === 0
    ? text.say(`turn${game}.nothing`, { seat: who })
    : text.say(`turn${game}.line`, { seat: who, deeds: listed(text, deeds) });
}
