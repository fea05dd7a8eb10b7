import { affordable, anno1800, boxOf, type State, type View } from '@archipel/anno1800';
import { playerByName } from '@archipel/bots';
import { diceFrom, seeded } from '@archipel/kernel';
import { loadNames1800, TOPICS_1800 } from '@archipel/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { placesOfTopic, situationOf } from '../src/anno1800/model/situation.ts';

const views: View[] = [];
let names: Awaited<ReturnType<typeof loadNames1800>>;

beforeAll(async () => {
  const medium = playerByName('medium', 'anno1800');
  if (medium === undefined) throw new Error('there is no medium player');
  const dice = diceFrom(seeded('situations'));
  let state: State = anno1800.setup(anno1800.schemas.options.parse({}), 3, 'situations');
  for (let moves = 0; moves < 600; moves++) {
    const [seat] = anno1800.active(state);
    if (seat === undefined) break;
    const view = anno1800.view(state, seat);
    if (!view.table.turn.acted && view.table.turn.pending.length === 0 && moves % 9 === 0) views.push(view);
    const step = anno1800.apply(state, seat, medium.choose(view, anno1800.moves(view), { dice, more: () => false }));
    if (!step.ok) throw new Error(step.illegal.rule);
    state = step.state;
  }
  names = await loadNames1800('en', boxOf(state.table).components);
});

const company = { viewer: 0, players: ['Anna', 'Ben', 'Cleo'] };

describe('what a thing would cost now', () => {
  it('is said of whatever is payable, and all that is missing of everything else', () => {
    let [paid, missed] = [0, 0];
    for (const view of views) {
      for (const { thing, reach } of affordable(view)) {
        if (thing.kind !== 'play') continue;
        const now = situationOf({ view, company, names }, { kind: 'card', id: thing.card });
        expect(now.missing === undefined, JSON.stringify(thing)).toBe(reach === 'payable');
        if (reach === 'payable') paid += now.ways?.length ?? 0;
        else missed += now.missing?.reasons.length ?? 0;
      }
    }
    expect(paid).toBeGreaterThan(10);
    expect(missed).toBeGreaterThan(10);
  });

  it('tells a spectator nothing of hands', () => {
    for (const view of views) {
      const seen: View = anno1800.view(anno1800.visibleState(view), 'spectator');
      for (const card of view.hand) {
        const now = situationOf({ view: seen, company: { ...company, viewer: 'spectator' }, names }, { kind: 'card', id: card });
        expect(now).toEqual({ company: { ...company, viewer: 'spectator' } });
      }
    }
  });

  it('is answered for every kind of thing', () => {
    const [view] = views;
    if (view === undefined) throw new Error('there is no view');
    for (const kind of TOPICS_1800) expect(situationOf({ view, company, names }, { kind, id: 'planks' }).company).toBe(company);
    expect(placesOfTopic(view, { kind: 'good', id: 'planks' })).toEqual(expect.arrayContaining(['market-sawmill-worker']));
  });
});
