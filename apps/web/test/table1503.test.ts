import { anno1503, type Fact, type Move, type State, type View } from '@archipel/anno1503';
import { dryRun } from '@archipel/host';
import { describe, expect, it } from 'vitest';
import { chartOf, projection } from '../src/anno1503/model/chart.ts';
import { decisionOf, pickable } from '../src/anno1503/model/decision.ts';
import { eventOf } from '../src/anno1503/model/event.ts';
import { flightsOf } from '../src/anno1503/model/flights.ts';
import { lightsOf } from '../src/anno1503/model/lights.ts';
import { rowsOf } from '../src/anno1503/model/log.ts';
import { lookedAt } from '../src/anno1503/model/looked.ts';
import { offered } from '../src/anno1503/model/offered.ts';
import { broughtBy, notOrdered, ordersPlan } from '../src/anno1503/model/orders.ts';
import { objectiveRows, progressByRound } from '../src/anno1503/model/progress.ts';
import { firstState, update } from '../src/anno1503/model/tableState.ts';
import { takeBack } from '../src/anno1503/model/takeBack.ts';
import { counted, mayLieOn } from '../src/anno1503/model/unseen.ts';
import { looksAlong, looksOf, movesOf, reaches, voyageTo } from '../src/anno1503/model/voyage.ts';
import { alternatives, wishFor } from '../src/anno1503/model/wanted.ts';
import { whyNot } from '../src/anno1503/model/whyNot.ts';
import { buildingsFor, planFor } from '../src/anno1503/model/wishes.ts';
import type { EntryOf } from '../src/session/session.ts';

/** Lays out a position in the words of the table. */
function position(described: Readonly<Record<string, unknown>> & { readonly seats: readonly unknown[] }): State {
  const built = anno1503.positionFormat.build(described, described.seats.length);
  if (!built.ok) throw new Error(built.faults.join('\n'));
  return built.state;
}

const viewOf = (described: Parameters<typeof position>[0], seat = 0): View => anno1503.view(position(described), seat);

/** Plays moves and keeps the log as the first seat hears it. */
function played(
  from: State,
  ...moves: readonly (readonly [number, Move])[]
): { readonly view: View; readonly entries: readonly EntryOf<Fact>[] } {
  let state = from;
  const entries: EntryOf<Fact>[] = [];
  for (const [seat, move] of moves) {
    const step = anno1503.apply(state, seat, move);
    if (!step.ok) throw new Error(JSON.stringify(step.illegal));
    ({ state } = step);
    const heard = step.events.map(({ open, secret }) => (secret?.seats.includes(0) ? secret.fact : open));
    entries.push({ position: entries.length + 1, seat, at: 1, bot: false, events: heard });
  }
  return { view: anno1503.view(state, 0), entries };
}

const told = (at: number, seat: number, ...events: readonly Fact[]): EntryOf<Fact> => ({
  position: at,
  seat,
  at: 1,
  bot: false,
  events,
});

describe('the sea', () => {
  const three = viewOf({ phase: 'act', seats: [{ ships: ['g2', null] }, {}, {}] });

  it('stands on end on a phone, with the start at the bottom', () => {
    const chart = chartOf(three);
    const at = projection(chart, { turned: true, width: 10, height: 10, left: 0, top: 0 });
    const start = chart.squares.find(({ is }) => is === 'start');
    expect(start && at.place(start)).toEqual({ x: 20, y: 110 });
    expect([chart.columns, chart.rows, at.across, at.down]).toEqual([12, 5, 5, 12]);
  });

  it('shows how many points it takes to each square in reach', () => {
    const [reach] = reaches(three);
    expect(reach?.stops.get('g2')?.path).toEqual([]);
    expect(reach?.stops.get('g3')?.path).toEqual(['g3']);
    expect(reach?.stops.get('i3')?.path).toEqual(['g3', 'h3', 'i3']);
    expect(reach?.stops.has('j3')).toBe(false);
  });

  it('has nothing in reach before the roll, in another turn, or for a spectator', () => {
    const roll = viewOf({ phase: 'roll', seats: [{ ships: ['g2', null] }, {}] });
    expect(reaches(roll)).toEqual([]);
    expect(reaches(viewOf({ phase: 'act', seats: [{}, {}] }, 1))).toEqual([]);
    expect(reaches({ ...three, viewer: 'spectator' })).toEqual([]);
  });

  it('takes a click on a tile for a voyage that ends with a look, by the shortest way', () => {
    const voyage = voyageTo(reaches(three), 'i2', null);
    expect(voyage).toBeUndefined();
    expect(voyageTo(reaches(three), 'g4', null)).toEqual({ ship: 1, path: ['g3'], look: 'g4' });
    expect(movesOf({ ship: 1, path: ['g3'], look: 'g4' })).toEqual([
      { kind: 'sail', ship: 1, to: 'g3' },
      { kind: 'look', ship: 1, space: 'g4' },
    ]);
  });

  it('prefers the ship that is chosen', () => {
    const two = viewOf({ phase: 'act', seats: [{ ships: ['g2', 'g1'] }, {}, {}] });
    expect(voyageTo(reaches(two), 'g3', null)?.ship).toBe(1);
    expect(voyageTo(reaches(two), 'g3', 2)).toEqual({ ship: 2, path: ['g2', 'g3'], look: null });
  });

  it('offers the looks along a way, those from its end first', () => {
    const [reach] = reaches(three);
    if (reach === undefined) throw new Error('no ship can sail');
    expect(looksAlong(reach, ['g3', 'h3']).map(({ look, path }) => [look, path.length])).toEqual([
      ['h2', 2],
      ['g4', 1],
      ['f3', 1],
    ]);
    expect(looksOf(reach).get('h2')?.path).toEqual([]);
  });

  it('says that a look reveals something and a voyage does not', () => {
    expect(dryRun(anno1503, three, [{ kind: 'sail', ship: 1, to: 'g3' }])).toMatchObject({ legal: true, reveals: false });
    expect(dryRun(anno1503, three, [{ kind: 'look', ship: 1, space: 'h2' }])).toMatchObject({ legal: true, reveals: true });
  });
});

describe('unseen tiles', () => {
  it('may be what has that back and lies nowhere in sight', () => {
    const view = viewOf({
      phase: 'act',
      islands: { b2: 'agreement' },
      seats: [{ agreements: 1, notes: ['b2'] }, { outposts: { 1: 'spice' } }],
    });
    const tiles = mayLieOn(view, [], 'e1');
    expect(tiles).toHaveLength(13);
    expect(counted(tiles).find(({ tile }) => tile.kind === 'agreement')?.count).toBe(3);
  });

  it('are no treasure that the log has seen used', () => {
    const view = viewOf({ phase: 'act', seats: [{}, {}] });
    const used = told(1, 1, {
      fact: 'used',
      seat: 1,
      ship: 1,
      space: 'b4',
      tile: { back: 2, kind: 'treasure', treasure: 'gold' },
      gold: 12,
    });
    expect(mayLieOn(view, [], 'e1')).toHaveLength(16);
    expect(mayLieOn(view, [used], 'e1')).toHaveLength(15);
  });

  it('remember who looked, until another tile lies there', () => {
    const looked = told(1, 1, { fact: 'looked', seat: 1, ship: 1, space: 'b2' });
    expect(lookedAt([looked]).get('b2')).toEqual([1]);
    expect(lookedAt([looked, told(2, 0, { fact: 'laid', space: 'b2', back: 3 })]).has('b2')).toBe(false);
  });
});

describe('a wish', () => {
  const rich = { hand: { tobacco: 1, spice: 1, cloth: 1 }, gold: 20, inhabitants: ['citizen', 'settler'] };

  it('is paid from the hand if it can be', () => {
    const view = viewOf({ phase: 'act', seats: [{ hand: { wood: 1, tools: 1 } }, {}] });
    expect(planFor(view, { kind: 'place' })?.moves).toEqual([{ kind: 'place' }]);
  });

  it('buys what is missing in the same plan', () => {
    const view = viewOf({ phase: 'act', seats: [rich, {}] });
    expect(planFor(view, { kind: 'develop', inhabitant: 1 })?.moves).toEqual([
      { kind: 'buy', commodity: 'tobacco' },
      { kind: 'develop', inhabitant: 1 },
    ]);
  });

  it('sells cards that it does not need, if the gold for that is missing', () => {
    const view = viewOf({ phase: 'act', seats: [{ ...rich, gold: 5 }, {}] });
    expect(planFor(view, { kind: 'develop', inhabitant: 1 })?.moves).toEqual([
      { kind: 'sell', commodity: 'cloth', inhabitant: 2 },
      { kind: 'buy', commodity: 'tobacco' },
      { kind: 'develop', inhabitant: 1 },
    ]);
  });

  it('never sells the card that it needs, and has no plan where nothing helps', () => {
    const view = viewOf({ phase: 'act', seats: [{ hand: { tobacco: 1, spice: 1 }, gold: 0, inhabitants: ['citizen', 'settler'] }, {}] });
    expect(planFor(view, { kind: 'develop', inhabitant: 1 })).toBeUndefined();
  });

  it('of a pioneer with a site below comes with the buildings to choose from', () => {
    const seat = { inhabitants: ['explorer', 'settler', 'settler'], hand: { wood: 1, tools: 1 } };
    const view = viewOf({ phase: 'act', seats: [seat, {}] });
    expect(buildingsFor(view)).toContain('church');
    const wish = wishFor(view, { kind: 'place', building: null });
    expect(planFor(view, wish)?.moves).toEqual([wish]);
    expect(alternatives(view, wish)).toHaveLength(buildingsFor(view).length);
  });

  it('of a sale goes to whoever pays most', () => {
    const seat = { inhabitants: ['explorer', 'merchant'], hand: { tobacco: 1, stone: 1 }, buildings: [] };
    const view = viewOf({ phase: 'act', seats: [seat, {}] });
    expect(wishFor(view, { kind: 'sell', commodity: 'tobacco', inhabitant: null })).toMatchObject({ inhabitant: 2 });
    expect(lightsOf(view).sale('tobacco')).toEqual({ inhabitant: 2, gold: 4 });
    expect(lightsOf(view).sale('cloth')).toBeUndefined();
  });
});

describe('the light', () => {
  const seat = { hand: { cloth: 1, stone: 2 }, inhabitants: ['explorer', 'settler'], gold: 20 };

  it('is brass for what the hand pays, dashed for what must be bought, dark for the rest', () => {
    const lights = lightsOf(viewOf({ phase: 'act', seats: [seat, {}] }));
    expect([lights.develop(1), lights.develop(2), lights.ship()]).toEqual(['lit', 'half', 'half']);
    expect(lightsOf(viewOf({ phase: 'act', seats: [{ ...seat, gold: 0 }, {}] })).develop(2)).toBe('dark');
  });

  it('is only promised in another turn', () => {
    expect(lightsOf(viewOf({ phase: 'roll', seats: [seat, {}] })).develop(1)).toBe('ready');
  });
});

describe('why not', () => {
  it('names the missing cards and the numbers of the die that bring them', () => {
    const view = viewOf({ phase: 'act', seats: [{ island: 'B', hand: { wood: 1 }, gold: 0 }, {}] });
    const why = whyNot(view, { kind: 'place' });
    expect(why?.illegal.reasons).toEqual([{ code: 'cards-missing', commodity: 'tools', missing: 1 }]);
    expect(why?.helps[0]).toEqual({ help: 'die', commodity: 'tools', dice: [1, 2] });
    expect(why?.purchase?.reasons[0]?.code).toBe('gold-missing');
  });

  it('tells that only the turn is missing', () => {
    const view = viewOf({ phase: 'roll', seats: [{ hand: { wood: 1, tools: 1 } }, {}] });
    expect(whyNot(view, { kind: 'place' })?.helps).toEqual([{ help: 'wait' }]);
  });

  it('says of the Big Branch what stands in its way at this moment, whatever the phase', () => {
    const own = { inhabitants: ['settler', 'settler', 'settler', 'settler'], buildings: ['big-branch'], hand: { cloth: 1 } };
    const branch = { kind: 'branch', from: 1 } as const;
    const at = (phase: string, anna: object, more: object = {}) =>
      whyNot(viewOf({ phase, ...more, seats: [{ ...own, ...anna }, {}, {}] }), branch);
    expect(at('sail', {})).toBeUndefined();
    expect(at('roll', {})).toBeUndefined();
    expect(at('sail', {}, { branched: true })?.helps).toEqual([{ help: 'next-turn' }]);
    expect(at('sail', { gold: 0 })).toMatchObject({ illegal: { reasons: [{ code: 'gold-missing' }] }, helps: [] });
    expect(at('roll', { gold: 0 })?.helps).toEqual([{ help: 'sell', gold: 2 }]);
  });

  it('is silent about what can be done', () => {
    expect(whyNot(viewOf({ phase: 'act', seats: [{ hand: { wood: 1, tools: 1 } }, {}] }), { kind: 'place' })).toBeUndefined();
  });
});

describe('what is asked', () => {
  const asked = (state: State, seat = 0) => decisionOf(anno1503.view(state, seat), anno1503.active(state), 5);

  it('is a commodity for everybody who has a choice, in any order', () => {
    const start = position({ dice: [1], seats: [{ island: 'A' }, { island: 'B', outposts: { 1: 'spice' } }, { island: 'C' }] });
    const step = anno1503.apply(start, 0, { kind: 'roll' });
    if (!step.ok) throw new Error('the roll is refused');
    expect(asked(step.state)).toMatchObject({ ask: 'choose', about: 'production', left: 1 });
    expect(asked(step.state, 1)).toMatchObject({ ask: 'choose', options: ['tools', 'spice'] });
    expect(asked(step.state, 2)).toEqual({ ask: 'wait', seats: [0, 1] });
  });

  it('is a tile to use or to put back, with the piers that are free', () => {
    const start = position({
      phase: 'act',
      islands: { b2: 'tobacco outpost' },
      seats: [{ island: 'A', ships: ['b3', null], outposts: { 2: 'spice' } }, {}],
    });
    const step = anno1503.apply(start, 0, { kind: 'look', ship: 1, space: 'b2' });
    if (!step.ok) throw new Error('the look is refused');
    expect(asked(step.state)).toMatchObject({ ask: 'tile', space: 'b2', tile: { kind: 'outpost', commodity: 'tobacco' } });
    expect(pickable(anno1503.moves(anno1503.view(step.state, 0))).piers).toEqual([3, 4, 5]);
  });
});

describe('the actions', () => {
  const own = { inhabitants: ['settler', 'settler', 'settler', 'settler'], buildings: ['big-branch'] };
  const actions = (described: Parameters<typeof position>[0]) => {
    const state = position(described);
    const view = anno1503.view(state, 0);
    return offered({
      view,
      moves: anno1503.moves(view),
      reaches: reaches(view),
      seat: 0,
      decision: decisionOf(view, anno1503.active(state), 5),
    });
  };

  it('are the Big Branch alone before the roll, as long as it can be used', () => {
    expect(actions({ phase: 'roll', seats: [own, {}, {}] })).toEqual(['branch']);
    expect(actions({ phase: 'roll', branched: true, seats: [own, {}, {}] })).toEqual([]);
    expect(actions({ phase: 'roll', seats: [{}, {}, {}] })).toEqual([]);
  });

  it('are all of them from then on, the Big Branch only for who has it', () => {
    expect(actions({ phase: 'sail', seats: [own, {}, {}] })).toContain('branch');
    expect(actions({ phase: 'act', seats: [{}, {}, {}] })).toEqual(['sell', 'buy', 'develop', 'place', 'launch', 'orders', 'sail']);
    expect(actions({ turn: 1, seats: [own, {}, {}] })).toEqual([]);
  });
});

describe('standing orders', () => {
  const view = viewOf({ phase: 'act', seats: [{ island: 'B', outposts: { 1: 'spice' }, orders: ['tobacco'] }, {}] });

  it('say what each number then brings, and where one is asked', () => {
    expect(broughtBy(view, 0, ['tobacco', 'spice']).map(({ taken }) => taken)).toEqual(['spice', 'tobacco', 'stone', 'wood', 'cloth']);
    expect(broughtBy(view, 0, ['tobacco'])[0]?.taken).toBeNull();
  });

  it('may decline golden times, which production never is', () => {
    expect(broughtBy(view, 0, ['nothing', 'tobacco']).map(({ taken }) => taken)).toEqual([null, 'tobacco', 'stone', 'wood', 'cloth']);
    expect(ordersPlan(view, ['tobacco', 'nothing'])).toEqual([{ kind: 'order', commodity: 'nothing' }]);
    expect(notOrdered(['tobacco'])).toContain('nothing');
    expect(notOrdered(['tobacco', 'nothing'])).toEqual(['wood', 'stone', 'tools', 'cloth', 'spice']);
  });

  it('are added to where that will do, and otherwise given anew', () => {
    expect(ordersPlan(view, ['tobacco', 'spice'])).toEqual([{ kind: 'order', commodity: 'spice' }]);
    expect(ordersPlan(view, ['spice'])).toEqual([{ kind: 'forget-orders' }, { kind: 'order', commodity: 'spice' }]);
    expect(ordersPlan({ ...view, phase: 'sail' }, ['spice'])).toBeUndefined();
  });
});

describe('an event', () => {
  it('tells everybody what each owed, had and lost, also when gold has changed since', () => {
    const from = position({
      dice: [6, 1],
      islands: { l5: 'none' },
      seats: [
        { gold: 9, outposts: { 2: 'spice' }, agreements: 1, island: 'A', inhabitants: ['explorer', 'settler'], hand: { wood: 1 } },
        { gold: 0, agreements: 1 },
        { gold: 5, agreements: 1, inhabitants: ['settler', 'settler', 'explorer', 'explorer'], buildings: ['smithy'] },
        {},
      ],
    });
    const { view, entries } = played(from, [0, { kind: 'roll' }], [0, { kind: 'sell', commodity: 'wood', inhabitant: 1 }]);
    const event = eventOf(view, entries);
    expect(event?.event).toBe('pirates');
    expect(event?.rows.map(({ seat, owes, had, outcome }) => [seat, owes, had, outcome.came])).toEqual([
      [1, 1, 0, 'lost'],
      [2, 1, 5, 'spared'],
      [3, 0, 7, 'nothing-owed'],
      [0, 2, 9, 'paid'],
    ]);
    expect(event?.laid).toHaveLength(1);
  });

  it('waits for the choice of whoever cannot pay, without telling what others chose', () => {
    const from = position({ dice: [6, 2], turn: 1, seats: [{ gold: 0, island: 'A', outposts: { 2: 'spice', 3: 'cloth' } }, {}] });
    const { view, entries } = played(from, [1, { kind: 'roll' }]);
    expect(eventOf(view, entries)?.rows.at(-1)?.outcome).toEqual({ came: 'must-choose' });
  });
});

describe('the log', () => {
  const sailed = (at: number, to: string) => told(at, 1, { fact: 'sailed', seat: 1, ship: 1, to });

  it('makes one row of a voyage', () => {
    expect(rowsOf([sailed(1, 'b3'), sailed(2, 'c3')]).map(({ events }) => events)).toEqual([
      [{ fact: 'sailed', seat: 1, ship: 1, to: 'c3' }],
    ]);
  });

  it('has no line for a choice of somebody else: that would tell who answers by standing orders', () => {
    const others = told(1, 1, { fact: 'chose', seat: 1 });
    const own = told(2, 0, { fact: 'chose', seat: 0, commodity: 'wood' });
    expect(rowsOf([others, own]).map(({ seat }) => seat)).toEqual([0]);
  });

  it('takes a voyage back as a whole, and a sale by itself', () => {
    const sale = told(1, 0, { fact: 'sold', seat: 0, commodity: 'wood', inhabitant: 1, gold: 1 });
    const mine = (at: number, to: string) => told(at, 0, { fact: 'sailed', seat: 0, ship: 1, to });
    expect(takeBack([sale, mine(2, 'b3'), mine(3, 'c3')], 3)).toMatchObject({ count: 2, fact: { fact: 'sailed' } });
    expect(takeBack([sale], 1)).toMatchObject({ count: 1, fact: { fact: 'sold' } });
    expect(takeBack([sale], 0)).toBeUndefined();
  });
});

describe('a flight', () => {
  const tile = { kind: 'outpost', back: 2, commodity: 'spice' } as const;
  const facts: readonly Fact[] = [
    { fact: 'took', seat: 1, commodity: 'wood', why: 'production' },
    { fact: 'bought', seat: 1, commodity: 'wood', gold: 6 },
    { fact: 'sold', seat: 1, commodity: 'cloth', inhabitant: 2, gold: 2 },
    { fact: 'discarded', seat: 1, commodity: 'tools' },
    { fact: 'paid', seat: 1, gold: 3, why: 'pirates' },
    { fact: 'spared', seat: 1, building: 'smithy', why: 'pirates' },
    { fact: 'lost', seat: 1, pier: 3, tile },
    { fact: 'lost', seat: 1, pier: 'wooden', tile: { kind: 'agreement', back: 3 } },
    { fact: 'burned', seat: 1, inhabitant: 2, level: 'settler' },
    { fact: 'launched', seat: 1, ship: 2 },
    { fact: 'placed', seat: 1, inhabitant: 3 },
    { fact: 'developed', seat: 1, inhabitant: 1, level: 'citizen' },
    { fact: 'branched', seat: 1, from: 2, gold: 2 },
    { fact: 'sailed', seat: 1, ship: 1, to: 'c3' },
    { fact: 'looked', seat: 1, ship: 1, space: 'c2' },
    { fact: 'put-back', seat: 1, space: 'c2' },
    { fact: 'used', seat: 1, ship: 1, space: 'c2', tile, pier: 4 },
    { fact: 'used', seat: 1, ship: 1, space: 'c2', tile: { kind: 'treasure', back: 2, treasure: 'gold' }, gold: 12 },
  ];

  it.each(facts)('shows what others do, and what one does oneself: $fact', (fact) => {
    for (const seat of [0, 1]) {
      const flights = flightsOf([told(1, 1, fact)], seat);
      expect(flights.length).toBeGreaterThan(0);
      for (const { from, to } of flights)
        for (const place of [from, to]) expect(place).toMatch(/^(stack|seat|inhabitant|square|pier|ship)-|^(hand|gold|wooden|home)$/);
    }
  });

  it('goes from where the ship was, also when that was taken back in between', () => {
    const sailed = (at: number, to: string) => told(at, 1, { fact: 'sailed', seat: 1, ship: 1, to });
    const log = [sailed(1, 'b3'), sailed(2, 'c3'), { ...told(3, 1), undo: 1 }, sailed(4, 'b4'), sailed(5, 'b5')];
    expect(flightsOf(log.slice(3), 0, log).map(({ from, to }) => [from, to])).toEqual([
      ['square-b3', 'square-b4'],
      ['square-b4', 'square-b5'],
    ]);
  });

  it('carries gold from the Big Branch’s owner to whoever gives the card', () => {
    const log = [told(1, 1, { fact: 'branched', seat: 1, from: 0, gold: 2 })];
    expect(flightsOf(log, 0).map(({ from, to }) => [from, to])).toEqual([
      ['seat-1', 'gold'],
      ['hand', 'seat-1'],
    ]);
  });
});

describe('objectives', () => {
  it('are counted for everybody, and told backwards round by round', () => {
    const from = position({ phase: 'act', round: 2, seats: [{ gold: 29, inhabitants: ['explorer', 'settler'], hand: { wood: 1 } }, {}] });
    const { view, entries } = played(from, [0, { kind: 'sell', commodity: 'wood', inhabitant: 1 }]);
    expect(objectiveRows(view)[0]).toEqual({ objective: 'gold', needed: 30, counts: [30, 7] });
    const rounds = progressByRound(view, [told(0, 1, { fact: 'turn', seat: 0, round: 2 }), ...entries]);
    expect(rounds.map(({ round, held, counts }) => [round, held, counts[0]?.gold])).toEqual([
      [1, [0, 0], 29],
      [2, [1, 0], 30],
    ]);
  });
});

describe('what is open on the table', () => {
  it('is one sheet at a time, and nothing after moves were sent', () => {
    const voyage = { ship: 2, path: ['b3'], look: null };
    const planned = update(firstState(), { type: 'sheet', sheet: { show: 'voyage', voyage } });
    expect([planned.sheet?.show, planned.ship]).toEqual(['voyage', 2]);
    const picked = update(planned, { type: 'pick', picked: { pier: 3 } });
    expect(update(picked, { type: 'sent' })).toMatchObject({ sheet: null, picked: null });
  });
});
