import type { EntryOf } from '../session/session.ts';

/** One line of the log: what somebody did with one move, and the details behind it. */
export interface LogRow<Event> {
  readonly position: number;
  /** The position of the first entry that belongs to it: a thing may be begun, and paid for, before it is told. */
  readonly first: number;
  readonly seat: number;
  /** Whether a bot made it; and whether nobody decided anything in it, the die for instance did. */
  readonly bot: boolean;
  readonly byChance?: boolean;
  /** What is told. */
  readonly events: readonly Event[];
  /** How it was done, for instance paid: shown on request. */
  readonly details: readonly Event[];
  readonly round: number;
  /** The number of the turn, from 0, and whose it is: others may be told of in it as well. */
  readonly turn: number;
  readonly whose: number;
  /** Where a bot moved for a person: why. */
  readonly standIn?: EntryOf<Event>['standIn'];
}

/** One turn of the log. */
export interface LogTurn<Event> {
  readonly turn: number;
  readonly seat: number;
  readonly round: number;
  /** In the order in which they happened. */
  readonly rows: readonly LogRow<Event>[];
}

/** What the log must know of a game's events. */
export interface LogKinds<Event> {
  seatOf(event: Event): number;
  /** Whether an event is only a detail of one that follows. */
  isDetail(event: Event): boolean;
  /** The round that begins with this event, if it begins a turn. Such an event is not told. */
  turnOf(event: Event): number | undefined;
}

/** The entries that still stand, oldest first: those that were taken back are left out. */
export function standingEntries<Event>(entries: readonly EntryOf<Event>[]): readonly EntryOf<Event>[] {
  const standing: EntryOf<Event>[] = [];
  for (const entry of entries) {
    if (entry.undo === undefined) standing.push(entry);
    else standing.splice(standing.length - entry.undo, entry.undo);
  }
  return standing;
}

/** Makes a function that turns a log into rows, newest first. The row of an entry is made once and stays the same object, so that it need not be drawn again. */
export function logRows<Event>(kinds: LogKinds<Event>): (entries: readonly EntryOf<Event>[]) => readonly LogRow<Event>[] {
  const known = new WeakMap<EntryOf<Event>, LogRow<Event>>();
  return (entries) => {
    const rows: LogRow<Event>[] = [];
    let [round, turn, whose] = [1, 0, entries[0]?.seat ?? 0];
    let details: Event[] = [];
    let begun: number | undefined;
    const add = (entry: EntryOf<Event>, seat: number, events: readonly Event[]) => {
      const { position, bot, standIn } = entry;
      const row = known.get(entry) ?? { position, first: begun ?? position, seat, bot, events, details, round, turn, whose, standIn };
      known.set(entry, row);
      rows.push(row);
      details = [];
      begun = undefined;
    };
    for (const entry of standingEntries(entries)) {
      begun ??= entry.position;
      const events = entry.events.filter((event) => kinds.turnOf(event) === undefined);
      const begins = entry.events.find((event) => kinds.turnOf(event) !== undefined);
      const told = events.filter((event) => !kinds.isDetail(event));
      details.push(...events.filter((event) => kinds.isDetail(event)));
      const [first] = told;
      if (first !== undefined) add(entry, kinds.seatOf(first), told);
      // Details that nothing followed are told by themselves at the end of the turn.
      const [left] = details;
      if (begins !== undefined && left !== undefined) {
        const alone = details;
        details = [];
        add(entry, kinds.seatOf(left), alone);
      }
      if (begins === undefined) continue;
      [round, turn, whose] = [kinds.turnOf(begins) ?? round, turn + 1, kinds.seatOf(begins)];
      begun = undefined;
    }
    return rows.toReversed();
  };
}

/** Rows, newest first, by the turns in which they happened: the newest turn first, each read in its order. */
export function turnsOf<Event>(rows: readonly LogRow<Event>[]): readonly LogTurn<Event>[] {
  const turns: { readonly turn: number; readonly seat: number; readonly round: number; readonly rows: LogRow<Event>[] }[] = [];
  for (const row of rows) {
    const last = turns.at(-1);
    if (last?.turn === row.turn) last.rows.unshift(row);
    else turns.push({ turn: row.turn, seat: row.whose, round: row.round, rows: [row] });
  }
  return turns;
}

/** The turns of others since the viewer's last one, oldest first; for a spectator, those of the last round. */
export function turnsSince<Event>(turns: readonly LogTurn<Event>[], viewer: number | undefined): readonly LogTurn<Event>[] {
  const [newest] = turns;
  if (newest === undefined) return [];
  if (viewer === undefined) return turns.filter(({ round }) => round === newest.round).toReversed();
  const later = newest.seat === viewer ? turns.slice(1) : turns;
  const own = later.findIndex(({ seat }) => seat === viewer);
  return (own < 0 ? later : later.slice(0, own)).toReversed();
}

/** What is read of the log: everything, or what one seat did, or one kind of thing. */
export interface LogFilter<Kind extends string> {
  readonly seat: number | null;
  readonly kind: Kind | null;
}

export function filteredRows<Event, Kind extends string>(
  rows: readonly LogRow<Event>[],
  { seat, kind }: LogFilter<Kind>,
  kindOf: (event: Event) => Kind,
): readonly LogRow<Event>[] {
  return rows.filter(
    (row) => (seat === null || row.seat === seat) && (kind === null || row.events.some((event) => kindOf(event) === kind)),
  );
}
