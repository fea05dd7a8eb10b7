import type { MoveKinds } from '@archipel/kernel';
import type { Fact } from '../state/facts.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { build, place, remove } from './build.ts';
import { activate, bury, discard, play, swap } from './cards.ts';
import { aarhant, editor, graves } from './objectives.ts';
import { exhaust, fetch, gift, produce, token, trade } from './pay.ts';
import { endShift, promote, recruit, upgrade, which } from './people.ts';
import type { Move } from './schema.ts';
import { end, finish } from './turn.ts';
import { expedition, explore, festival, settleIsland } from './voyages.ts';

/** Every kind of move, in the order in which moves are listed. */
export const kinds: MoveKinds<State, View, Move, Fact> = {
  build,
  play,
  swap,
  recruit,
  upgrade,
  settle: settleIsland,
  explore,
  expedition,
  festival,
  place,
  remove,
  which,
  finish,
  produce,
  trade,
  fetch,
  gift,
  exhaust,
  token,
  'end-shift': endShift,
  activate,
  promote,
  discard,
  graves,
  aarhant,
  editor,
  bury,
  end,
};
