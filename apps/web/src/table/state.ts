/**
 * What is open on a table at this moment, apart from the match itself. Plain data: `updateTable` changes it without a screen, and the table only draws it.
 * A game adds what only it has (`anno1800/model/tableState.ts`).
 */
export interface TableState<Choice, Tab extends string, Drawer extends string = 'side'> {
  /** What lies over the table: at most one thing. */
  readonly overlay: Overlay<Choice> | null;
  /** A sentence that is shown in passing; empty if there is none. */
  readonly announcement: string;
  /** The other player whose board is looked at. */
  readonly watchedSeat: number | null;
  /** The part that a phone shows. */
  readonly tab: Tab;
  /** A part that slides over the table on screens that have no room for it: the side column, for instance. */
  readonly drawer: Drawer | null;
}

export type Overlay<Choice> =
  /** Every table has these. */
  | { readonly show: 'hints' | 'moves' | 'shortcuts' | 'score' }
  /** A menu of the game, beside the thing that it belongs to. */
  | { readonly show: 'choice'; readonly choice: Choice };

export type TableEvent<Choice, Tab extends string, Drawer extends string = 'side'> =
  | { readonly type: 'open'; readonly overlay: Overlay<Choice> }
  | { readonly type: 'close' }
  | { readonly type: 'announce'; readonly sentence: string }
  | { readonly type: 'watch'; readonly seat: number | null }
  | { readonly type: 'tab'; readonly tab: Tab }
  | { readonly type: 'drawer'; readonly drawer: Drawer | null }
  /** Something on the board is to be seen: what lies over it goes, and a phone shows the part in which it is. */
  | { readonly type: 'look'; readonly tab: Tab | null }
  /** Moves were sent: what was open belonged to the position before them. */
  | { readonly type: 'sent' };

export function firstTableState<Choice, Tab extends string, Drawer extends string = 'side'>(tab: Tab): TableState<Choice, Tab, Drawer> {
  return { overlay: null, announcement: '', watchedSeat: null, tab, drawer: null };
}

/** The state after an event, for a game that adds nothing of its own. */
export function updateTable<Choice, Tab extends string, Drawer extends string>(
  state: TableState<Choice, Tab, Drawer>,
  event: TableEvent<Choice, Tab, Drawer>,
): TableState<Choice, Tab, Drawer> {
  return { ...state, ...tableChanges(event) };
}

/** What an event that every table knows changes. */
export function tableChanges<Choice, Tab extends string, Drawer extends string>(
  event: TableEvent<Choice, Tab, Drawer>,
): Partial<TableState<Choice, Tab, Drawer>> {
  switch (event.type) {
    case 'open':
      return { overlay: event.overlay };
    case 'close':
      return { overlay: null };
    case 'announce':
      return { announcement: event.sentence };
    case 'watch':
      return { watchedSeat: event.seat };
    case 'tab':
      return { tab: event.tab };
    case 'drawer':
      return { drawer: event.drawer };
    case 'look':
      return { drawer: null, watchedSeat: null, ...(event.tab !== null && { tab: event.tab }) };
    default:
      return { overlay: null, announcement: '' };
  }
}
