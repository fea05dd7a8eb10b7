import type { Refusal } from '@archipel/kernel';
import * as z from 'zod/mini';
import { boxOf, type Tile } from '../data/box.ts';
import { pierSchema } from '../data/schema.ts';
import { WOODEN_PIERS } from '../data/words.ts';
import { nextLevel, stepUp } from '../rules/inhabitants.ts';
import { no } from '../rules/refusal.ts';
import { withShip } from '../rules/voyage.ts';
import { put, without, withPlayer } from '../state/change.ts';
import { of, playerOf, sure } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { type Kind, NONE, numberSchema } from './kind.ts';

/** `pier` for an outpost, `inhabitant` for a treasure that is a step up, neither for the others. */
const schema = z.strictObject({ kind: z.literal('use'), pier: z.optional(pierSchema), inhabitant: z.optional(numberSchema) });
export type Use = Readonly<z.infer<typeof schema>>;

/** The tile that the viewer has in hand and has not yet decided on. */
function inHand(view: View): Tile | undefined {
  return view.look === null ? undefined : view.notes[view.look.space];
}

const piersOf = (view: View) => boxOf(view).components.homeIslands[playerOf(view, view.turn).island].piers;

function refuseOutpost(view: View, pier: number | undefined): Refusal | undefined {
  const { outposts } = playerOf(view, view.turn);
  if (outposts.length >= piersOf(view).length) return no('Q7.1', 'piers-full');
  if (pier === undefined) return no('Q7.1', 'pier-needed');
  if (!piersOf(view).includes(pier)) return no('Q7.1', 'no-such-pier', { pier });
  return outposts.some((outpost) => outpost.pier === pier) ? no('Q7.1', 'pier-taken', { pier }) : undefined;
}

function refuseStep(view: View, inhabitant: number | undefined): Refusal | undefined {
  const box = boxOf(view);
  const player = playerOf(view, view.turn);
  if (player.inhabitants.every((_, space) => typeof stepUp(box, player, space + 1) !== 'string')) return no('Q7.3', 'no-legal-step');
  if (inhabitant === undefined) return no('Q7.3', 'inhabitant-needed');
  const level = stepUp(box, player, inhabitant);
  return typeof level === 'string' ? undefined : { rule: 'Q7.3', reasons: [level] };
}

/** Q7: the ship ends its voyage and goes into the store, the space stays empty, and everybody's note of the tile is struck (Q6.3). */
export const use: Kind<Use> = {
  schema,
  candidates(view) {
    const tile = inHand(view);
    if (tile === undefined) return NONE;
    if (tile.kind === 'outpost') return piersOf(view).map((pier) => ({ kind: 'use', pier }));
    if (tile.kind === 'agreement' || tile.treasure === 'gold') return [{ kind: 'use' }];
    return playerOf(view, view.turn).inhabitants.map((_, space) => ({ kind: 'use', inhabitant: space + 1 }));
  },
  refuse(view, { pier, inhabitant }) {
    const tile = inHand(view);
    if (tile === undefined) return no('Q6.3', 'no-tile-in-hand');
    const step = tile.kind === 'treasure' && tile.treasure === 'upgrade';
    if (pier !== undefined && tile.kind !== 'outpost') return no('Q7', 'no-pier-wanted', { tile: tile.kind });
    if (inhabitant !== undefined && !step) return no('Q7', 'no-inhabitant-wanted', { tile: tile.kind });
    if (tile.kind === 'outpost') return refuseOutpost(view, pier);
    if (step) return refuseStep(view, inhabitant);
    const full = tile.kind === 'agreement' && playerOf(view, view.turn).agreements.length >= WOODEN_PIERS;
    return full ? no('Q7.2', 'piers-full') : undefined;
  },
  perform(state, seat, { pier, inhabitant }, recorder) {
    const { look, islands } = state.open;
    const { faces, notes } = state.secret;
    const { ship, space } = sure(look);
    const tile = sure(faces[space]);
    recorder.reveal('everybody');
    const fact = { fact: 'used', seat, ship, space, tile } as const;
    const after = withShip(
      state,
      seat,
      ship,
      null,
      { phase: 'sail', look: null, islands: without(islands, space) },
      { faces: without(faces, space), notes: notes.map((each) => (each[space] === undefined ? each : without(each, space))) },
    );
    const { outposts, agreements, inhabitants, gold } = playerOf(after.open, seat);
    if (tile.kind === 'agreement') {
      recorder.tell(fact);
      return withPlayer(after, seat, { agreements: [...agreements, tile.back] });
    }
    if (tile.kind === 'outpost') {
      const outpost = { pier: sure(pier), back: tile.back, commodity: tile.commodity };
      recorder.tell({ ...fact, pier: outpost.pier });
      return withPlayer(after, seat, { outposts: [...outposts, outpost] });
    }
    if (tile.treasure === 'gold') {
      const found = boxOf(state.open).components.treasureGold;
      recorder.tell({ ...fact, gold: found });
      return withPlayer(after, seat, { gold: gold + found });
    }
    const lucky = sure(inhabitant);
    const level = sure(nextLevel(of(inhabitants, lucky - 1)));
    recorder.tell(fact);
    recorder.tell({ fact: 'developed', seat, inhabitant: lucky, level });
    return withPlayer(after, seat, { inhabitants: put(inhabitants, lucky - 1, level) });
  },
};
