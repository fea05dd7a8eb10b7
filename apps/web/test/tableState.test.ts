import { type CardId, COMPONENTS, SWAPPED_AT_MOST } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import { FIRST_STATE, type TableEvent1800, type TableState1800, update } from '../src/anno1800/model/tableState.ts';
import type { Priced } from '../src/anno1800/model/wish.ts';
import { firstTableState, updateTable } from '../src/table/state.ts';

const brewery: Priced = { kind: 'build', tile: 'brewery' };

/** The table after these events, one after another. */
function after(...events: readonly TableEvent1800[]): TableState1800 {
  return events.reduce(update, FIRST_STATE);
}

describe('what lies over a table', () => {
  it('is one thing at a time: what is opened replaces what was open', () => {
    const state = after({ type: 'open', overlay: { show: 'hints' } }, { type: 'open', overlay: { show: 'shortcuts' } });
    expect(state.overlay).toEqual({ show: 'shortcuts' });
    expect(update(state, { type: 'close' }).overlay).toBeNull();
  });

  it('stays when a part is looked at, a drawer opened or a tab chosen', () => {
    const state = after(
      { type: 'open', overlay: { show: 'moves' } },
      { type: 'watch', seat: 2 },
      { type: 'drawer', drawer: 'side' },
      { type: 'tab', tab: 'log' },
    );
    expect(state).toEqual({ ...FIRST_STATE, overlay: { show: 'moves' }, watchedSeat: 2, drawer: 'side', tab: 'log' });
  });

  it('goes when moves are sent, with whatever was announced', () => {
    const state = after(
      { type: 'open', overlay: { show: 'choice', choice: { kind: 'place', at: 'coast-2' } } },
      { type: 'announce', sentence: 'Choose a tile.' },
      { type: 'sent' },
    );
    expect(state).toEqual(FIRST_STATE);
  });

  it('is known to a table of any game', () => {
    const first = firstTableState<never, 'board'>('board');
    const open = updateTable(first, { type: 'open', overlay: { show: 'score' } });
    expect(open).toEqual({ ...first, overlay: { show: 'score' } });
    expect(updateTable(open, { type: 'sent' })).toEqual(first);
  });
});

describe('a wish', () => {
  it('that can be had opens the payment sheet, and closes what lies over the table', () => {
    const state = after({ type: 'open', overlay: { show: 'hints' } }, { type: 'want', thing: brewery, legal: true });
    expect(state).toEqual({ ...FIRST_STATE, wish: brewery });
  });

  it('that cannot be had is answered with why not, and opens no sheet', () => {
    const state = after({ type: 'want', thing: brewery, legal: false });
    expect(state).toEqual({ ...FIRST_STATE, overlay: { show: 'choice', choice: { kind: 'why', thing: brewery } } });
  });

  it('leaves a sheet that is open for another thing as it is, while it says why not', () => {
    const farmers: Priced = { kind: 'recruit', level: 'farmer' };
    const state = after({ type: 'want', thing: farmers, legal: true }, { type: 'want', thing: brewery, legal: false });
    expect(state.wish).toEqual(farmers);
    expect(state.overlay).toEqual({ show: 'choice', choice: { kind: 'why', thing: brewery } });
  });

  it('for an objective that cannot be used now (R13) opens nothing', () => {
    expect(after({ type: 'want', thing: { kind: 'graves' }, legal: false })).toEqual(FIRST_STATE);
  });

  it('is left by Esc, by closing the sheet, by undo, and when the plan is sent', () => {
    const draft = { thing: brewery, moves: [], sites: [] };
    const open = after({ type: 'want', thing: brewery, legal: true }, { type: 'draft', draft });
    expect(open.draft).toEqual(draft);
    const leaving: readonly TableEvent1800[] = [{ type: 'escape' }, { type: 'close-payment' }, { type: 'undone' }, { type: 'sent' }];
    for (const event of leaving) expect(update(open, event).wish).toBeNull();
    expect(update(open, { type: 'sent' }).draft).toBeNull();
  });
});

describe('a swap (R8)', () => {
  const pick = (card: CardId): TableEvent1800 => ({ type: 'pick-card', card });

  it('picks cards, and leaves a card that is picked again', () => {
    expect(after({ type: 'start-swap' }, pick('fw-01'), pick('fw-02'), pick('fw-01')).swapping).toEqual(['fw-02']);
  });

  it('takes no more cards than may be swapped', () => {
    const cards = COMPONENTS.populationCards.slice(0, SWAPPED_AT_MOST + 1).map(({ id }) => id);
    const { swapping } = after({ type: 'start-swap' }, ...cards.map(pick));
    expect(swapping).toEqual(cards.slice(0, SWAPPED_AT_MOST));
  });

  it('picks nothing while nobody swaps', () => {
    expect(after(pick('fw-01')).swapping).toBeNull();
    expect(after({ type: 'start-swap' }, { type: 'cancel-swap' }, pick('fw-01')).swapping).toBeNull();
  });

  it('ends with Esc, with undo and when it is sent', () => {
    const swapping = after({ type: 'start-swap' }, pick('fw-01'));
    const ending: readonly TableEvent1800[] = [{ type: 'escape' }, { type: 'undone' }, { type: 'sent' }];
    for (const event of ending) expect(update(swapping, event).swapping).toBeNull();
  });
});

describe('the market', () => {
  it('is searched for a good from anywhere: a phone shows the market then', () => {
    const state = after({ type: 'tab', tab: 'hand' }, { type: 'search-good', name: 'Coal' });
    expect(state).toEqual({ ...FIRST_STATE, tab: 'market', search: 'Coal' });
  });

  it('keeps its filter when a search is left by Esc', () => {
    const state = after({ type: 'filter', filter: 'payable' }, { type: 'search', letters: 'soa' }, { type: 'escape' });
    expect(state).toEqual({ ...FIRST_STATE, filter: 'payable' });
    expect(update(state, { type: 'escape' })).toEqual(FIRST_STATE);
  });

  it('is searched and filtered for a purpose, which ends when moves are sent', () => {
    const state = after({ type: 'filter', filter: 'wanted' }, { type: 'search', letters: 'soa' }, { type: 'sent' });
    expect(state).toEqual(FIRST_STATE);
  });
});

describe('Esc', () => {
  it('closes one thing at a time, what lies on top first', () => {
    const open = after(
      { type: 'search', letters: 'soa' },
      { type: 'want', thing: brewery, legal: true },
      { type: 'open', overlay: { show: 'choice', choice: { kind: 'place', at: 'coast-2' } } },
    );
    const first = update(open, { type: 'escape' });
    expect(first).toEqual({ ...open, overlay: null });
    const second = update(first, { type: 'escape' });
    expect(second).toEqual({ ...FIRST_STATE, search: 'soa' });
    expect(update(second, { type: 'escape' })).toEqual(FIRST_STATE);
  });
});

describe('an open sheet', () => {
  const FARMER: Priced = { kind: 'recruit', level: 'farmer' };

  it('takes a field for its tile, and forgets it with the wish', () => {
    const state = after({ type: 'want', thing: brewery, legal: true }, { type: 'site', field: 'coast-2' });
    expect(state.site).toBe('coast-2');
    expect(update(state, { type: 'want', thing: { kind: 'build', tile: 'bakery' }, legal: true }).site).toBeNull();
  });

  it('takes further people for the same action (R10.1), and forgets them with the wish', () => {
    const state = after({ type: 'want', thing: FARMER, legal: true }, { type: 'more', levels: ['farmer', 'worker'] });
    expect(state.more).toEqual(['farmer', 'worker']);
    for (const type of ['close-payment', 'undone', 'sent', 'escape'] as const) expect(update(state, { type }).more).toEqual([]);
  });
});
