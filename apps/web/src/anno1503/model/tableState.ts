import type { Building, Commodity, View } from '@archipel/anno1503';
import { firstTableState, type TableEvent, type TableState, tableChanges } from '../../table/state.ts';
import type { Voyage } from './voyage.ts';
import type { Wish } from './wishes.ts';

/** The parts that a phone shows one at a time. */
export const TABS = ['sea', 'home', 'hand', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** What slides over the table where there is no room for it: log and orders, or, on a phone, the actions. */
type Drawer = 'side' | 'actions';

/** Something that is wanted, before everything about it is chosen: the sheet asks for what is null. */
export type Wanted =
  | { readonly kind: 'place-ship' }
  | { readonly kind: 'place'; readonly building: Building | null }
  | { readonly kind: 'develop'; readonly inhabitant: number }
  | { readonly kind: 'sell'; readonly commodity: Commodity; readonly inhabitant: number | null }
  | { readonly kind: 'buy'; readonly commodity: Commodity | null }
  | { readonly kind: 'branch'; readonly from: number | null };

/** What is asked beside a thing of the table. */
export type Choice = { readonly kind: 'why'; readonly wish: Wish };

/** What is open in the place of the side column; at most one. */
export type Sheet =
  | { readonly show: 'wish'; readonly wanted: Wanted }
  | { readonly show: 'voyage'; readonly voyage: Voyage }
  /** The cards that go when the turn ends. */
  | { readonly show: 'end'; readonly cards: readonly Commodity[] }
  | { readonly show: 'orders'; readonly orders: View['orders'] };

export interface Table1503State extends TableState<Choice, Tab, Drawer> {
  readonly sheet: Sheet | null;
  /** The ship whose reach is shown. */
  readonly ship: number | null;
  /** The event that has been read, by the position of its roll. */
  readonly readEvent: number | null;
  /** What is picked on the own island while it is asked for: a pier for an outpost or for the pirates, an inhabitant that rises. */
  readonly picked: Picked | null;
}

export type Picked = { readonly pier: number | 'wooden' } | { readonly inhabitant: number };

export type Table1503Event =
  | TableEvent<Choice, Tab, Drawer>
  | { readonly type: 'sheet'; readonly sheet: Sheet | null }
  | { readonly type: 'ship'; readonly ship: number | null }
  | { readonly type: 'read-event'; readonly position: number }
  | { readonly type: 'pick'; readonly picked: Picked | null };

export const firstState = (): Table1503State => ({
  ...firstTableState<Choice, Tab, Drawer>('sea'),
  sheet: null,
  ship: null,
  readEvent: null,
  picked: null,
});

export function update(state: Table1503State, event: Table1503Event): Table1503State {
  switch (event.type) {
    case 'sheet':
      return {
        ...state,
        overlay: null,
        drawer: null,
        sheet: event.sheet,
        ship: event.sheet?.show === 'voyage' ? event.sheet.voyage.ship : state.ship,
      };
    case 'ship':
      return { ...state, ship: event.ship, sheet: null, overlay: null };
    case 'read-event':
      return { ...state, readEvent: event.position };
    case 'pick':
      return { ...state, picked: event.picked };
    case 'sent':
      return { ...state, ...tableChanges(event), sheet: null, picked: null };
    default:
      return { ...state, ...tableChanges(event) };
  }
}
