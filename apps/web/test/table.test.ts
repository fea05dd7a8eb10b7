import {
  anno1800,
  boxOf,
  type CardId,
  type Fact,
  type Move,
  named,
  type Player,
  playerAt,
  type State,
  type View,
} from '@archipel/anno1800';
import { playerByName } from '@archipel/bots';
import { playout, thinking } from '@archipel/host';
import { diceFrom, eventFor, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { byIsland, tall, wide } from '../src/anno1800/model/arrangement.ts';
import { answers, cardMove, clickAt, movesAt } from '../src/anno1800/model/clicks.ts';
import { decisionOf } from '../src/anno1800/model/decision.ts';
import { flightsOf } from '../src/anno1800/model/flights.ts';
import { sortedHand, wantedGoods } from '../src/anno1800/model/hand.ts';
import { lightsOf } from '../src/anno1800/model/lights.ts';
import { rowsOf } from '../src/anno1800/model/log.ts';
import { blocksOf } from '../src/anno1800/model/market.ts';
import { findGood, folded, goodsCalled, tileMatches } from '../src/anno1800/model/search.ts';
import { sourcesFor } from '../src/anno1800/model/sources.ts';
import { standingOf } from '../src/anno1800/model/standing.ts';
import { tokensOnShips } from '../src/anno1800/model/tokens.ts';
import { undoStep } from '../src/anno1800/model/undoStep.ts';
import type { EntryOf } from '../src/session/session.ts';

interface Moment {
  readonly state: State;
  readonly entries: readonly EntryOf<Fact>[];
}

/** Every position of a real game of two, with what the first seat has heard of it. */
const game: readonly Moment[] = (() => {
  const player = playerByName('medium', 'anno1800');
  if (player === undefined) throw new Error('there is no medium bot');
  const budget = thinking(diceFrom(seeded('table')), 20);
  let state = anno1800.setup(anno1800.schemas.options.parse({ rounds: 26, first: 0 }), 2, 'table');
  const entries: EntryOf<Fact>[] = [];
  const moments: Moment[] = [{ state, entries: [] }];
  // A player knows a game by its contract alone.
  const rules = anno1800 as unknown as Parameters<typeof playout<State, unknown, unknown, unknown>>[0];
  for (const { seat, applied } of playout(rules, state, [player, player], () => budget)) {
    ({ state } = applied);
    const events = applied.events.map((event) => eventFor(event, 0) as Fact);
    entries.push({ position: entries.length + 1, seat, at: 0, bot: true, events });
    moments.push({ state, entries: [...entries] });
  }
  return moments;
})();

const views: readonly View[] = game.map(({ state }) => anno1800.view(state, 0));
const last = views.at(-1) ?? views[0];
if (last === undefined) throw new Error('there is no game');

describe('what is asked', () => {
  it('can always be answered on the board, or leaves the choice free', () => {
    const free = new Set(['act', 'end', 'further', 'build', 'wait', 'over']);
    for (const view of views) {
      const decision = decisionOf(view);
      const moves = anno1800.moves(view);
      if (!free.has(decision.ask)) expect(moves.some((move) => answers(decision, move))).toBe(true);
      else expect(moves.some((move) => answers(decision, move))).toBe(false);
      expect(moves.length > 0).toBe(decision.ask !== 'wait' && decision.ask !== 'over');
    }
  });

  it('is to end the turn only where the turn may end', () => {
    for (const view of views)
      if (decisionOf(view).ask === 'end') expect(anno1800.moves(view).some(({ kind }) => kind === 'end')).toBe(true);
  });
});

describe('a click', () => {
  it('on a field makes a legal move that is asked for, or none', () => {
    for (const view of views) {
      const moves = anno1800.moves(view);
      for (const { id } of playerAt(view.table, 0).fields) {
        const move = clickAt(decisionOf(view), moves, id);
        if (move) expect(moves).toContain(move);
        if (move) expect(movesAt(moves, id)).toContain(move);
      }
    }
  });

  it('lays a tile where it may lie', () => {
    const moves: readonly Move[] = [
      { kind: 'place', field: 'coast-2' },
      { kind: 'end-shift', level: 'farmer', at: 'coast-2' },
    ];
    expect(clickAt({ ask: 'place', tile: 'brewery' }, moves, 'coast-2')).toEqual({ kind: 'place', field: 'coast-2' });
    expect(clickAt({ ask: 'place', tile: 'brewery' }, moves, 'coast-3')).toBeUndefined();
    // What costs gold is never done without asking.
    expect(clickAt({ ask: 'act', actions: 1, acted: false }, moves, 'coast-2')).toBeUndefined();
  });

  it('on a card does what is asked, and plays it otherwise', () => {
    const moves: readonly Move[] = [
      { kind: 'play', card: 'fw-01' },
      { kind: 'swap', card: 'fw-01' },
      { kind: 'discard', card: 'fw-01' },
    ];
    expect(cardMove({ ask: 'discard', must: true, left: 2 }, moves, 'fw-01')?.kind).toBe('discard');
    expect(cardMove({ ask: 'act', actions: 1, acted: false }, moves, 'fw-01')?.kind).toBe('play');
    expect(cardMove({ ask: 'act', actions: 1, acted: false }, moves, 'fw-02')).toBeUndefined();
  });
});

describe('undo', () => {
  it('takes back whole things, one after another, until nothing is left of the turn', () => {
    for (const { state, entries } of game) {
      if (state.table.turn.seat !== 0) continue;
      const own = entries.slice(entries.findLastIndex(({ seat }) => seat !== 0) + 1);
      let [rest, left] = [entries, own.length];
      while (left > 0) {
        const back = undoStep(rest, left);
        expect(back?.count).toBeGreaterThan(0);
        expect(back?.count).toBeLessThanOrEqual(left);
        left -= back?.count ?? left;
        rest = rest.slice(0, rest.length - (back?.count ?? 0));
      }
    }
  });

  const move = (position: number, ...facts: readonly string[]): EntryOf<Fact> => ({
    position,
    seat: 0,
    at: 0,
    bot: false,
    events: facts.map((fact) => ({ fact, seat: 0 }) as Fact),
  });

  it('takes a purchase back with all that was paid for it, shift ends too', () => {
    const bought = [move(1), move(2), move(3, 'shift-ended'), move(4, 'produced'), move(5, 'produced', 'built')];
    expect(undoStep(bought, 5)).toMatchObject({ count: 5, event: { fact: 'built' } });
  });

  it('takes a shift that ended by itself back by itself', () => {
    const ended = [move(1, 'festival'), move(2, 'shift-ended')];
    expect(undoStep(ended, 2)).toMatchObject({ count: 1, event: { fact: 'shift-ended' } });
  });

  it('leaves the thing before alone', () => {
    const two = [move(1), move(2, 'produced', 'recruited'), move(3), move(4, 'produced', 'recruited')];
    expect(undoStep(two, 4)?.count).toBe(2);
    expect(undoStep(two, 0)).toBeUndefined();
  });

  it('does not count what was taken back before', () => {
    const again = [move(1, 'festival'), { ...move(2), undo: 1 }, move(3), move(4, 'built')];
    expect(undoStep(again, 2)).toMatchObject({ count: 2, event: { fact: 'built' } });
  });
});

describe('the chart', () => {
  const measures = { tile: { width: 98, height: 70 }, gap: 4, district: 49 };
  const islands = { fields: playerAt(last.table, 0).fields, newWorld: ['nw-01', 'nw-02'] as const, columns: 5 };
  const grown = { ...islands, fields: [...islands.fields, ...fieldsOf(7), ...fieldsOf(8)] };

  function fieldsOf(island: number): readonly Player['fields'][number][] {
    return (['land', 'land', 'coast', 'coast', 'sea', 'sea'] as const).map((ground, at) => ({
      id: `island-${island}-${ground}-${(at % 2) + 1}`,
      ground,
      printed: null,
      tile: null,
    }));
  }

  for (const [name, chart] of [
    ['wide', wide(grown, measures, { width: 900, height: 388 })],
    ['tall', tall(grown, { ...measures, tile: { width: 64, height: 62 } }, { width: 360 })],
  ] as const) {
    it(`has a place for every field, and no two at the same (${name})`, () => {
      const boxes = [...chart.fields.values(), ...chart.districts, ...chart.newWorld.flatMap(({ goods }) => goods)];
      expect(chart.fields.size).toBe(grown.fields.length);
      for (const [at, one] of boxes.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(chart.width);
        expect(one.y + one.height).toBeLessThanOrEqual(chart.height);
        for (const other of boxes.slice(at + 1)) {
          const apart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(apart).toBe(true);
        }
      }
    });
  }

  it('knows which fields belong to which island', () => {
    const { home, oldWorld } = byIsland(grown.fields);
    expect(home).toHaveLength(20);
    expect(oldWorld.at(-1)).toHaveLength(6);
  });

  it('deals all tokens of the fleet out to its ships', () => {
    for (const view of views) {
      const player = playerAt(view.table, 0);
      const dealt = [...tokensOnShips(boxOf(view.table), player).values()];
      const sum = (which: 'rested' | 'spent') => dealt.reduce((all, each) => all + each[which], 0);
      expect(sum('rested')).toBe(player.onShips.trade + player.onShips.exploration);
      expect(sum('spent')).toBe(player.spent.trade + player.spent.exploration);
    }
  });
});

describe('the light', () => {
  it('shines on exactly what can be bought now', () => {
    for (const view of views.filter((_, at) => at % 5 === 0)) {
      const moves = anno1800.moves(view);
      const lights = lightsOf(view, moves);
      for (const id of boxOf(view.table).marketTiles) {
        // One that is there already could only be laid over itself.
        if (lights.tile(id) === 'mine') continue;
        expect(lights.tile(id) === 'lit').toBe(moves.some((move) => move.kind === 'build' && move.tile === id));
      }
      for (const id of view.hand) expect(lights.card(id) === 'lit').toBe(moves.some((move) => move.kind === 'play' && move.card === id));
    }
  });

  it('leads the hand: payable cards first, then near ones, then far ones', () => {
    const order = ['lit', 'half', 'dark'];
    const rank = (light: string) => order.indexOf(light === 'ready' ? 'lit' : light);
    for (const view of views.filter((_, at) => at % 9 === 0)) {
      const hand = sortedHand(view, lightsOf(view, anno1800.moves(view)), sourcesFor(view));
      expect(hand.map(({ id }) => id).toSorted()).toEqual(view.hand.toSorted());
      const ranks = hand.map(({ light }) => rank(light));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      for (const { light, lacking } of hand) if (light === 'lit') expect(lacking).toBe(0);
    }
  });

  it('calls no card near that lacks more tokens than a ship brings', () => {
    let far = 0;
    for (const view of views.filter((_, at) => at % 9 === 0)) {
      const { onShips, onCards } = playerAt(view.table, 0);
      for (const { id, light, lacking } of sortedHand(view, lightsOf(view, anno1800.moves(view)), sourcesFor(view))) {
        const asked = named(boxOf(view.table).cards, id).cost.filter(
          (item) => item.kind === 'token' && item.token === 'exploration',
        ).length;
        const short = asked - onShips.exploration - onCards.exploration;
        if (short <= 3) continue;
        expect(light).toBe('dark');
        expect(lacking).toBeGreaterThanOrEqual(short);
        far += 1;
      }
    }
    expect(far).toBeGreaterThan(0);
  });

  it('marks goods that the hand wants and cannot get', () => {
    for (const view of views.filter((_, at) => at % 40 === 0)) {
      const sources = sourcesFor(view);
      for (const [good, cards] of wantedGoods(view, sources)) {
        expect(sources.of({ kind: 'good', good })).toBeUndefined();
        expect(cards).toBeLessThanOrEqual(view.hand.length);
      }
    }
  });
});

describe('the market', () => {
  const box = boxOf(last.table);
  const names = { good: (id: string) => id.replaceAll('-', ' '), tile: (id: string) => id };

  it('shows every tile once, by the level that works there', () => {
    const blocks = blocksOf(box);
    expect(blocks.flatMap(({ tiles }) => tiles).toSorted()).toEqual(box.marketTiles.toSorted());
    expect(blocks.map(({ columns }) => columns)).toEqual([5, 5, 2, 3]);
    for (const { name, tiles } of blocks) {
      for (const id of tiles) {
        const tile = named(box.tiles, id);
        expect(tile.kind === 'industry' ? tile.worker : 'sea').toBe(name);
      }
    }
  });

  it('finds goods by their letters, whatever marks are on them', () => {
    expect(folded('Nähmaschinen\u00ADfabrik')).toBe('nahmaschinenfabrik');
    expect(goodsCalled(last, names, 'soa')).toEqual(['soap']);
    expect(goodsCalled(last, names, '  ')).toEqual([]);
    expect(goodsCalled(last, names, 'co')[0]?.startsWith('co')).toBe(true);
  });

  it('says who makes a good, at what price, and what needs it', () => {
    const start = views[0] ?? last;
    const { makers, tiles, cards, industries } = findGood(start, 'coal');
    expect(makers).toEqual([
      { seat: 0, tokens: null },
      { seat: 1, tokens: 2 },
    ]);
    expect(industries).toEqual(['coal-worker']);
    expect(tiles).toContain('bricks-worker');
    for (const id of cards) expect(start.hand).toContain(id);
    const matches = tileMatches(start, names, 'coal');
    expect(matches('coal-worker')).toBe('makes');
    expect(matches('bricks-worker')).toBe('needs');
    expect(matches('sawmill-worker')).toBeUndefined();
  });
});

describe('the log', () => {
  it('tells every deed once, newest first, and leaves out what was taken back', () => {
    const { entries } = game.at(-1) ?? { entries: [] };
    const rows = rowsOf(entries);
    const told = rows.flatMap(({ events, details }) => [...events, ...details]).length;
    const all = entries.flatMap(({ events }) => events).filter(({ fact }) => fact !== 'turn').length;
    expect(told).toBe(all);
    expect(rows.map(({ position }) => position)).toEqual(rows.map(({ position }) => position).toSorted((one, other) => other - one));
    const gone = rowsOf([...entries.slice(0, 3), { position: 4, seat: 0, at: 0, bot: false, events: [], undo: 3 }]);
    expect(gone).toEqual([]);
  });

  it('lets only a few pieces fly, and only between places of the table', () => {
    for (const { entries } of game.filter((_, at) => at % 25 === 0)) {
      const flights = flightsOf(entries.slice(-12), 0);
      expect(flights.length).toBeLessThanOrEqual(14);
      for (const { from, to } of flights)
        for (const place of [from, to])
          expect(place).toMatch(
            /^(district|field|seat|market|supply|deck|tokens|played|island|objective)-|^(exhausted|gold|hand|act|supply)$/,
          );
    }
  });
});

describe('a flight', () => {
  const facts: readonly Fact[] = [
    { fact: 'produced', seat: 1, good: 'bread', field: 'coast-1', level: 'worker' },
    { fact: 'traded', seat: 1, good: 'soap', from: 0, tokens: 1 },
    { fact: 'fetched', seat: 1, good: 'cotton' },
    { fact: 'given', seat: 1, good: 'beer', card: 'card-1' as CardId },
    { fact: 'exhausted', seat: 1, level: 'farmer' },
    { fact: 'spent', seat: 1, token: 'trade', from: 'ships' },
    { fact: 'shift-ended', seat: 1, level: 'artisan', at: 'exhausted', gold: 3 },
    { fact: 'built', seat: 1, tile: 'brewery', field: 'coast-2', over: null },
    { fact: 'removed', seat: 1, tile: 'brewery', field: 'coast-2' },
    { fact: 'played', seat: 1, card: 'card-1' as CardId },
    { fact: 'activated', seat: 1, card: 'card-1' as CardId },
    { fact: 'gained', seat: 1, gold: 2 },
    { fact: 'gained', seat: 1, cubes: [0, 2, 0, 0, 0] },
    { fact: 'gained', seat: 1, trade: 1, exploration: 1 },
    { fact: 'drew', seat: 1, deck: 'farmer-worker', count: 1 },
    { fact: 'buried', seat: 1, deck: 'farmer-worker' },
    { fact: 'recruited', seat: 1, level: 'farmer', gold: 0 },
    { fact: 'upgraded', seat: 1, level: 'farmer', at: 'district' },
    { fact: 'settled', seat: 1, island: 'old-1' as never },
    { fact: 'explored', seat: 1, island: 'new-1' as never },
    { fact: 'expedition', seat: 1, count: 3 },
    { fact: 'festival', seat: 1 },
    { fact: 'used', seat: 1, objective: 'editor' as never },
  ];
  const shown = (fact: Fact, seat: number) => flightsOf([{ position: 1, seat: fact.seat, at: 0, bot: true, events: [fact] }], seat);

  it.each(facts)('shows what others do, and what one does oneself: $fact', (fact) => {
    expect(shown(fact, 0).length).toBeGreaterThan(0);
    expect(shown(fact, 1).length).toBeGreaterThan(0);
  });

  it('carries what is bought from one’s own field to the buyer, and the gold to one’s own purse', () => {
    const [traded] = facts.slice(1);
    const entry: EntryOf<Fact> = { position: 1, seat: 1, at: 0, bot: true, events: traded ? [traded] : [] };
    expect(flightsOf([entry], 0, () => 'coast-4').map(({ from, to }) => [from, to])).toEqual([
      ['field-coast-4', 'seat-1'],
      ['seat-1', 'gold'],
    ]);
  });
});

describe('influence', () => {
  it('is one’s own sheet to the point, and of others what all can see', () => {
    const { state } = game.at(-1) ?? {};
    if (state === undefined) return;
    const sheets = anno1800.outcome(state)?.sheets;
    expect(standingOf(anno1800.view(state, 0), 0)).toEqual(sheets?.[0]);
    const theirs = standingOf(anno1800.view(state, 0), 1);
    const secret = sheets?.[1]?.lines.find(({ line }) => line === 'expeditions')?.points ?? 0;
    expect(theirs.total).toBeLessThanOrEqual((sheets?.[1]?.total ?? 0) - secret);
  });
});
