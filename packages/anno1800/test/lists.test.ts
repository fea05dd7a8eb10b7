import { canonical, type Dice, diceFrom, seatsOf, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { fieldIndex, layTile } from '../src/board/board.ts';
import { boxOf } from '../src/box/box.ts';
import { DISTRICT, EXHAUSTED, type FieldId, LEVELS, type Place, type TileId } from '../src/data/words.ts';
import { anno1800, type Move, playerAt, type State, type View } from '../src/index.ts';
import { kinds } from '../src/moves/index.ts';
import { stuck } from '../src/rules/guard.ts';
import { withPlayer } from '../src/state/change.ts';
import { LONG } from './long.ts';
import { richSetup } from './rich.ts';

/** Every move of the kinds whose candidates are chosen with care, whether it could be legal or not. */
function* everything({ table, hand, viewer }: View): Generator<Move> {
  const box = boxOf(table);
  const { fields } = playerAt(table, viewer === 'spectator' ? -1 : viewer);
  for (const tile of box.marketTiles) yield { kind: 'build', tile };
  for (const card of hand) yield* [{ kind: 'play', card } as const, { kind: 'swap', card } as const];
  for (const { id } of fields) yield { kind: 'remove', field: id };
  for (const good of box.goods.keys()) for (const from of seatsOf(table.seats.length)) yield { kind: 'trade', good, from };
  for (const level of LEVELS) {
    yield* [{ kind: 'recruit', level } as const, { kind: 'upgrade', level } as const];
    for (const at of [DISTRICT, EXHAUSTED, ...fields.map((field) => field.id)] satisfies Place[])
      yield* [{ kind: 'end-shift', level, at } as const, { kind: 'promote', level, at } as const];
  }
  for (const kind of ['settle', 'explore', 'expedition', 'festival', 'graves', 'aarhant', 'editor', 'finish', 'end'] as const)
    yield { kind };
}

function refused(view: View, move: Move): boolean {
  // A kind is asked about its own moves only.
  const { refuse } = kinds[move.kind] as { refuse(view: View, move: Move): unknown };
  return refuse(view, move) !== undefined;
}

/** Positions of random games, some of which begin in the middle. */
function* positions(dice: Dice, games: number): Generator<State> {
  for (let game = 0; game < games; game++) {
    const options = { objectives: 'random', first: 'random', rounds: 40 } as const;
    let state = (game % 3 === 0 ? anno1800.setup : richSetup)(options, 2 + (game % 3), `lists ${game}`);
    for (let count = 0; count < 90 && !state.table.over; count++) {
      yield state;
      const { seat } = state.table.turn;
      const step = anno1800.apply(state, seat, dice.pick(anno1800.moves(anno1800.view(state, seat))));
      if (!step.ok) expect.fail('a listed move was refused');
      ({ state } = step);
    }
  }
}

describe('a list of moves', () => {
  it(
    'leaves nothing out that no rule refuses',
    () => {
      let compared = 0;
      for (const { table, secret } of positions(diceFrom(seeded('lists')), 30 * LONG)) {
        const view = anno1800.view({ table, secret }, table.turn.seat);
        const listed = new Set(anno1800.moves(view).map(canonical));
        for (const move of everything(view)) {
          if (refused(view, move) === listed.has(canonical(move)))
            expect.fail(`${JSON.stringify(move)} in ${JSON.stringify(table.turn)} of ${JSON.stringify(table.seats[table.turn.seat])}`);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(30_000 * LONG);
    },
    60_000 * Math.max(1, LONG),
  );

  it('R6: has no removal of the only shipyard for the only thing that could be built', () => {
    const { table, secret } = anno1800.setup({ objectives: 'random', first: 0, rounds: 40 }, 2, 'yard');
    const box = boxOf(table);
    const tiles: readonly (readonly [FieldId, TileId])[] = [
      ['coast-2', 'shipyard-2'],
      ['land-7', 'brewery'],
    ];
    const laid = tiles.reduce((now, [field, tile]) => layTile(box, now, 0, fieldIndex(playerAt(now, 0), field) ?? -1, tile), table);
    // Nothing but one ship is left, and without a brickworks the shipyard could not be built again.
    const none = Object.fromEntries(Object.keys(table.market).map((tile) => [tile, 0]));
    const poor = withPlayer({ ...laid, market: { ...none, 'trade-ship-2': 1 } }, 0, { onShips: { trade: 0, exploration: 0 } });
    const moves = anno1800.moves(anno1800.view({ table: poor, secret }, 0));
    expect(moves.filter(({ kind }) => kind === 'build' || kind === 'remove')).toEqual([
      { kind: 'build', tile: 'trade-ship-2' },
      { kind: 'remove', field: 'land-7' },
    ]);
  });

  it(
    'leads to no dead end: after every listed move, whatever was begun can still be finished',
    () => {
      let removals = 0;
      for (const state of positions(diceFrom(seeded('ends')), 20 * LONG)) {
        const { seat } = state.table.turn;
        for (const move of anno1800.moves(anno1800.view(state, seat))) {
          const step = anno1800.apply(state, seat, move);
          const { table } = step.ok ? step.state : state;
          if (table.turn.seat === seat && stuck(boxOf(table), table, seat))
            expect.fail(`${JSON.stringify(move)} in ${JSON.stringify(state.table.turn)} of ${JSON.stringify(state.table.seats[seat])}`);
          if (move.kind === 'remove') removals++;
        }
      }
      expect(removals).toBeGreaterThan(1000 * LONG);
    },
    60_000 * Math.max(1, LONG),
  );
});
