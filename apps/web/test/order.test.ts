import { anno1800, boxOf, named, playerAt, type State, type View } from '@archipel/anno1800';
import { playerByName } from '@archipel/bots';
import { dryRun } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { ofKind } from '../src/anno1800/model/clicks.ts';
import { lightsOf } from '../src/anno1800/model/lights.ts';
import { orderOf, planKey } from '../src/anno1800/model/order.ts';
import { alternativesOf, billFor } from '../src/anno1800/model/proposal.ts';
import { onlyHit } from '../src/anno1800/model/search.ts';
import { unusedIn } from '../src/anno1800/model/unused.ts';

/** Views of a whole game of medium players, each before a move. */
const views: View[] = [];
const fresh: View[] = [];

beforeAll(() => {
  const medium = playerByName('medium', 'anno1800');
  if (medium === undefined) throw new Error('there is no medium player');
  const dice = diceFrom(seeded('orders'));
  let state: State = anno1800.setup(anno1800.schemas.options.parse({}), 3, 'orders');
  for (let moves = 0; moves < 1200; moves++) {
    const [seat] = anno1800.active(state);
    if (seat === undefined) break;
    const view = anno1800.view(state, seat);
    views.push(view);
    if (!view.table.turn.acted && view.table.turn.pending.length === 0 && moves % 3 === 0) fresh.push(view);
    const step = anno1800.apply(state, seat, medium.choose(view, anno1800.moves(view), { dice, more: () => false }));
    if (!step.ok) throw new Error(step.illegal.rule);
    state = step.state;
  }
});

/** As many people as an order takes, always the first that can be added. */
function crewFrom(view: View) {
  const [first] = ofKind(anno1800.moves(view), 'recruit');
  const things = first === undefined ? [] : [first];
  for (;;) {
    const order = orderOf(view, things, null);
    const [level] = order?.addable ?? [];
    if (things.length === 0 || order === undefined || level === undefined) return { things, order };
    things.push({ kind: 'recruit', level });
  }
}

describe('people who are recruited by one action (R10.1)', () => {
  it('are one legal plan, which ends with the cards that they bring', () => {
    let three = 0;
    for (const view of fresh) {
      const { things, order } = crewFrom(view);
      if (things.length === 0 || order === undefined) continue;
      expect(things.length).toBeLessThanOrEqual(3);
      const run = dryRun(anno1800, view, order.moves);
      expect(run.legal).toBe(true);
      expect(run.planLength).toBe(order.moves.length);
      expect(ofKind(order.moves, 'recruit')).toHaveLength(things.length);
      // Fewer than three end with a move of their own.
      expect(order.moves.at(-1)?.kind === 'finish').toBe(things.length < 3);
      if (things.length === 3) three += 1;
    }
    expect(three).toBeGreaterThan(5);
  });

  it('cannot be ordered if the last of them cannot be paid', () => {
    for (const view of fresh) {
      const { things } = crewFrom(view);
      if (things.length === 3) expect(orderOf(view, [...things, { kind: 'recruit', level: 'farmer' }], null)).toBeUndefined();
    }
  });
});

describe('the sources of a line', () => {
  it('stay in their order whichever is chosen', () => {
    let compared = 0;
    for (const view of fresh.slice(0, 80).filter((_, at) => at % 4 === 0)) {
      for (const thing of ofKind(anno1800.moves(view), 'build')) {
        const line = orderOf(view, [thing], null)?.lines[0];
        if (line === undefined) continue;
        for (const [at] of billFor(line.proposal, line.plan).entries()) {
          const sources = alternativesOf(line.proposal, line.plan, at);
          for (const { plan } of sources) {
            const chosen = orderOf(view, [thing], null, [planKey(plan)])?.lines[0];
            if (chosen === undefined) continue;
            const then = alternativesOf(chosen.proposal, chosen.plan, at).map(({ source }) => source.by);
            expect(then).toEqual(sources.map(({ source }) => source.by));
            compared += sources.length > 1 ? 1 : 0;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

describe('figures', () => {
  it('of what can be built agree: the action, the badge, and what is lit on the market', () => {
    let own = 0;
    for (const view of fresh) {
      const lights = lightsOf(view, anno1800.moves(view));
      const tiles = boxOf(view.table).marketTiles.map((id) => lights.tile(id));
      expect(lights.count('build')).toBe(tiles.filter((light) => light === 'lit' || light === 'ready').length);
      own += tiles.filter((light) => light === 'mine').length;
    }
    expect(own).toBeGreaterThan(0);
  });
});

describe('what a turn would lose at its end', () => {
  it('is what can still be used, and each can be', () => {
    const kinds = new Set<string>();
    for (const view of views) {
      const moves = anno1800.moves(view);
      for (const unused of unusedIn(view, moves)) {
        kinds.add(unused.kind);
        if (unused.use !== undefined) expect(moves).toContainEqual(unused.use);
        expect(unused.count).toBeGreaterThan(0);
      }
      if (!moves.some(({ kind }) => kind === 'end')) expect(unusedIn(view, moves)).toEqual([]);
    }
    expect([...kinds]).toContain('steps');
  });

  it('is nothing for a card whose effect is kept for later', () => {
    for (const view of views) {
      if (view.viewer === 'spectator') continue;
      const kept = playerAt(view.table, view.viewer).played.filter(
        ({ card, used }) => !used && named(boxOf(view.table).cards, card).effect.gold !== undefined,
      );
      const lost = unusedIn(view, anno1800.moves(view)).flatMap((unused) => (unused.kind === 'discard' ? [unused.card] : []));
      for (const { card } of kept) expect(lost).not.toContain(card);
    }
  });
});

describe('a search', () => {
  const hits = (...all: readonly ('makes' | 'needs')[]) =>
    all.map((how, at) => ({ id: (['brewery', 'bakery', 'soap-factory'] as const)[at] ?? 'brewery', how }));
  it('means its only hit, or the only one that makes what is searched', () => {
    expect(onlyHit(hits('needs'))).toBe('brewery');
    expect(onlyHit(hits('needs', 'makes', 'needs'))).toBe('bakery');
    expect(onlyHit(hits('makes', 'makes'))).toBeUndefined();
    expect(onlyHit([])).toBeUndefined();
  });
});
