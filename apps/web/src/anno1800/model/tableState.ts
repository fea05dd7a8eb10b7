import { type CardId, type FieldId, type LevelName, type Opening, SWAPPED_AT_MOST } from '@archipel/anno1800';
import { firstTableState, type TableEvent, type TableState, tableChanges } from '../../table/state.ts';
import type { Draft, Priced } from './wish.ts';

export const TABS = ['islands', 'market', 'hand', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** What slides over the table: the side column, the market on a tablet, the actions on a phone. */
type Drawer = 'side' | 'market' | 'actions';

export const FILTERS = ['all', 'payable', 'wanted'] as const;
export type Filter = (typeof FILTERS)[number];

/** What is asked beside a thing: what can be done at a place of one's own, or with a level; why a thing cannot be had; whether something is meant for good. */
export type Choice =
  | { readonly kind: 'place'; readonly at: string }
  | { readonly kind: 'district'; readonly level: number }
  /** What an objective asks for, and how everybody stands; what is left for everybody. */
  | { readonly kind: 'objective'; readonly id: string }
  | { readonly kind: 'supply' }
  | { readonly kind: 'why'; readonly thing: Opening }
  /** A card whose effect cannot be taken back (R9), and the end of a turn in which something would be lost: asked once. */
  | { readonly kind: 'activate'; readonly card: CardId }
  | { readonly kind: 'end' };

/** What is open on the table of Anno 1800. */
export interface TableState1800 extends TableState<Choice, Tab, Drawer> {
  /** What the payment sheet is open for. */
  readonly wish: Priced | null;
  /** R10.1: people who are recruited by the same action, after the first. */
  readonly more: readonly LevelName[];
  /** Where the tile is to lie, if a field was chosen. */
  readonly site: FieldId | null;
  /** The payment that the sheet proposes at this moment. */
  readonly draft: Draft | null;
  /** R8: hand cards that are picked to be swapped; null while nobody swaps. */
  readonly swapping: readonly CardId[] | null;
  /** What is searched in the market. */
  readonly search: string;
  readonly filter: Filter;
}

export type TableEvent1800 =
  | TableEvent<Choice, Tab, Drawer>
  /** Somebody wants a thing. `legal`: it can be had now. Otherwise the table says why not. */
  | { readonly type: 'want'; readonly thing: Priced; readonly legal: boolean }
  /** What has been begun is to be paid by a whole plan. */
  | { readonly type: 'pay'; readonly thing: Priced | null }
  | { readonly type: 'close-payment' }
  /** Further people for the action that the sheet is open for. */
  | { readonly type: 'more'; readonly levels: readonly LevelName[] }
  /** A field for the tile that the sheet is open for. */
  | { readonly type: 'site'; readonly field: FieldId }
  | { readonly type: 'draft'; readonly draft: Draft | null }
  | { readonly type: 'start-swap' }
  | { readonly type: 'cancel-swap' }
  /** Picks a card, or leaves it again. */
  | { readonly type: 'pick-card'; readonly card: CardId }
  | { readonly type: 'search'; readonly letters: string }
  /** Searches the market for a good, wherever one is. */
  | { readonly type: 'search-good'; readonly name: string }
  | { readonly type: 'filter'; readonly filter: Filter }
  | { readonly type: 'undone' }
  /** Esc: closes what lies on top, one thing at a time. */
  | { readonly type: 'escape' };

export const FIRST_STATE: TableState1800 = {
  ...firstTableState<Choice, Tab, Drawer>('islands'),
  wish: null,
  more: [],
  site: null,
  draft: null,
  swapping: null,
  search: '',
  filter: 'all',
};

/** The state after an event. */
export function update(state: TableState1800, event: TableEvent1800): TableState1800 {
  return { ...state, ...changes(state, event) };
}

function changes(state: TableState1800, event: TableEvent1800): Partial<TableState1800> {
  switch (event.type) {
    case 'want':
      return event.legal ? { ...NO_PAYMENT, overlay: null, wish: event.thing } : { overlay: whyNot(event.thing) };
    case 'pay':
      return { ...NO_PAYMENT, wish: event.thing };
    case 'close-payment':
      return NO_PAYMENT;
    case 'more':
      return { more: event.levels };
    case 'site':
      return { site: event.field };
    case 'draft':
      return { draft: event.draft };
    case 'start-swap':
      return { swapping: [] };
    case 'cancel-swap':
      return { swapping: null };
    case 'pick-card':
      return { swapping: state.swapping && picked(state.swapping, event.card) };
    case 'search':
      return { search: event.letters };
    case 'search-good':
      return { search: event.name, tab: 'market' };
    case 'filter':
      return { filter: event.filter };
    case 'undone':
      return { ...NO_PAYMENT, swapping: null };
    case 'escape':
      return escaped(state);
    case 'sent':
      // Search and filter have led to what was sent.
      return { ...tableChanges(event), ...NO_PAYMENT, draft: null, swapping: null, search: '', filter: 'all', drawer: null };
    default:
      return tableChanges(event);
  }
}

const NO_PAYMENT = { wish: null, more: [], site: null } as const;

/** What Esc closes: the topmost of all that is open. */
function escaped({ overlay, wish, swapping, search }: TableState1800): Partial<TableState1800> {
  if (overlay !== null) return { overlay: null };
  if (wish !== null) return NO_PAYMENT;
  if (swapping !== null) return { swapping: null };
  return search === '' ? { filter: 'all' } : { search: '' };
}

/** R13: an objective that is paid with tokens says itself whether it can be used. */
function whyNot(thing: Priced): TableState1800['overlay'] {
  return thing.kind === 'graves' || thing.kind === 'editor' ? null : { show: 'choice', choice: { kind: 'why', thing } };
}

function picked(cards: readonly CardId[], card: CardId): readonly CardId[] {
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  return cards.length < SWAPPED_AT_MOST ? [...cards, card] : cards;
}
