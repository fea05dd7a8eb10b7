import { type Refusal, shared } from '@archipel/kernel';
import { NOBODY } from '../board/board.ts';
import { type Box, boxOf, tokens } from '../box/box.ts';
import { atLevel } from '../data/list.ts';
import { payable, tooDear } from '../payability/payable.ts';
import { begin, settle } from '../rules/pending.ts';
import { no } from '../rules/refusal.ts';
import { moved, noNewAction } from '../rules/turn.ts';
import { stateOf, takeAction, withPlayer } from '../state/change.ts';
import { type Item, type Player, playerAt, type Table, type Tokens } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { type Kind, NONE, seatOf } from './kind.ts';
import { moveSchemas } from './schema.ts';

/** R12.3 */
const EXPEDITION_TOKENS = 2;

export type Voyage = 'settle' | 'explore' | 'expedition';

const RULES: { readonly [voyage in Voyage]: string } = { settle: 'R12.1', explore: 'R12.2', expedition: 'R12.3' };

/** What the next voyage of this kind costs; undefined where there is none more to be had. */
export function voyagePrice(box: Box, player: Player, voyage: Voyage): readonly Item[] | undefined {
  if (voyage === 'expedition') return tokens('exploration', EXPEDITION_TOKENS);
  const made = voyage === 'settle' ? player.oldWorld.length : player.newWorld.length;
  const cost = box.components.islandTokens[made];
  return cost === undefined ? undefined : tokens('exploration', cost);
}

function left(table: Table, voyage: Voyage): number {
  return voyage === 'settle' ? table.oldWorld : voyage === 'explore' ? table.newWorld : table.expeditionDeck;
}

/** Why there is no such voyage at any price; nothing if there is. */
export function voyageBar(box: Box, table: Table, seat: number, voyage: Voyage): Refusal | undefined {
  if (left(table, voyage) === 0) return no(RULES[voyage], 'none-left');
  return voyagePrice(box, playerAt(table, seat), voyage) === undefined ? no(RULES[voyage], 'four-islands') : undefined;
}

function refuse(view: View, voyage: Voyage): Refusal | undefined {
  const { table } = view;
  const box = boxOf(table);
  const seat = seatOf(view);
  const refusal = noNewAction(table) ?? voyageBar(box, table, seat, voyage);
  if (refusal) return refusal;
  const owed = voyagePrice(box, playerAt(table, seat), voyage) ?? [];
  return payable(box, table, seat, owed) ? undefined : tooDear(RULES[voyage], box, table, seat, owed);
}

const voyageKind = <Name extends Voyage>(
  kind: Name,
  schema: Kind<Name>['schema'],
  moves: readonly Parameters<Kind<Name>['refuse']>[1][],
): Kind<Name> => ({
  schema,
  candidates: ({ table }) => (noNewAction(table) ? NONE : moves),
  refuse: (view) => refuse(view, kind),
  perform(state, seat, _, recorder) {
    const table = takeAction(moved(state.table), null);
    const owed = voyagePrice(boxOf(table), playerAt(table, seat), kind) ?? [];
    return settle(stateOf(begin(table, { kind }, owed), state.secret), seat, recorder);
  },
});

/** R12.1: an Old World island. */
export const settleIsland = voyageKind('settle', moveSchemas.settle, shared({ kind: 'settle' }));
/** R12.2: a New World island. */
export const explore = voyageKind('explore', moveSchemas.explore, shared({ kind: 'explore' }));
/** R12.3: expedition cards. */
export const expedition = voyageKind('expedition', moveSchemas.expedition, shared({ kind: 'expedition' }));

const FESTIVAL = shared({ kind: 'festival' });

/** R12.4: everybody and everything comes home. */
export const festival: Kind<'festival'> = {
  schema: moveSchemas.festival,
  candidates: ({ table }) => (noNewAction(table) ? NONE : FESTIVAL),
  refuse: ({ table }) => noNewAction(table),
  perform(state, seat, _, recorder) {
    recorder.tell({ fact: 'festival', seat });
    const table = takeAction(moved(state.table), null);
    return stateOf(withPlayer(table, seat, home(playerAt(table, seat))), state.secret);
  },
};

export function home(player: Player): Partial<Player> {
  const rested = player.rested.map((count, level) => count + atLevel(player.exhausted, level));
  for (const cubes of player.workers) for (const level of cubes) rested[level] = atLevel(rested, level) + 1;
  const onShips: Tokens = {
    trade: player.onShips.trade + player.spent.trade,
    exploration: player.onShips.exploration + player.spent.exploration,
  };
  const none: Tokens = { trade: 0, exploration: 0 };
  return { rested, exhausted: [0, 0, 0, 0, 0], workers: player.workers.map(() => NOBODY), onShips, spent: none, onCards: none };
}
