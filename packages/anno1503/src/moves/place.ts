import { type Refusal, shared } from '@archipel/kernel';
import * as z from 'zod/mini';
import { type Box, boxOf } from '../data/box.ts';
import { buildingSchema } from '../data/schema.ts';
import type { Building } from '../data/words.ts';
import { has, obtainable } from '../rules/buildings.ts';
import { canPay, payCards, unpayable } from '../rules/cards.ts';
import { siteBelow, tilesInStore } from '../rules/inhabitants.ts';
import { no, notInPhase2 } from '../rules/refusal.ts';
import { withPlayer } from '../state/change.ts';
import { type Player, playerOf } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('place'), building: z.optional(buildingSchema) });
export type Place = Readonly<z.infer<typeof schema>>;

const PLAIN = shared<Place>({ kind: 'place' });

/** Q4.2: a building belongs to the placement where there is a site below, and only there. */
function refuseBuilding(box: Box, view: View, player: Player, building: Building | undefined): Refusal | undefined {
  if (!siteBelow(box, player.inhabitants.length)) return building === undefined ? undefined : no('Q4.2', 'no-building-site', { building });
  const possible = obtainable(view, player);
  if (possible.length === 0) return no('Q4.2', 'no-building-available');
  if (building === undefined) return no('Q4.2', 'building-needed', { possible: [...possible] });
  if (has(player, building)) return no('Q8', 'building-owned', { building });
  return possible.includes(building) ? undefined : no('Q4.2', 'building-not-in-supply', { building });
}

/** Q4: an explorer on the next free space, with the building of its site. */
export const place: Kind<Place> = {
  schema,
  candidates(view) {
    if (view.phase !== 'act' || !canPay(view.hand, boxOf(view).prices.explorer)) return NONE;
    const player = playerOf(view, view.turn);
    if (!siteBelow(boxOf(view), player.inhabitants.length)) return PLAIN;
    return obtainable(view, player).map((building) => ({ kind: 'place', building }));
  },
  refuse(view, { building }) {
    const tooLate = notInPhase2(view);
    if (tooLate) return tooLate;
    const box = boxOf(view);
    const player = playerOf(view, view.turn);
    if (player.inhabitants.length >= box.components.inhabitantSpaces.length) return no('Q4.1', 'no-free-space');
    if (tilesInStore(box, player).low < 1) return no('Q4.1', 'no-tile-in-store', { level: 'explorer' });
    const refusal = refuseBuilding(box, view, player, building);
    if (refusal) return refusal;
    return unpayable(view.hand, box.prices.explorer);
  },
  perform(state, seat, { building }, recorder) {
    const { inhabitants, buildings } = playerOf(state.open, seat);
    const paid = payCards(state, seat, boxOf(state.open).prices.explorer);
    const settled = { inhabitants: [...inhabitants, 'explorer' as const] };
    const fact = { fact: 'placed', seat, inhabitant: inhabitants.length + 1 } as const;
    recorder.tell(building === undefined ? fact : { ...fact, building });
    if (building === undefined) return withPlayer(paid, seat, settled);
    const supply = { ...state.open.supply, [building]: state.open.supply[building] - 1 };
    return withPlayer(paid, seat, { ...settled, buildings: [...buildings, building] }, { supply });
  },
};
