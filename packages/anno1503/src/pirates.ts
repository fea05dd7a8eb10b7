import { type Dice, inTurnOrder, type Scribe, type Seat, throwing } from '@archipel/kernel';
import { boxOf, type Tile } from './box.ts';
import { changed, withPlayer } from './change.ts';
import type { Fact } from './facts.ts';
import { type Asking, type Loss, of, type Player, playerOf, type State } from './state.ts';

/** What pirates could take: each outpost by its pier, and an agreement; one agreement is as good as another. */
export function losable(player: Player): readonly Loss[] {
  const piers = player.outposts.map(({ pier }): Loss => pier);
  return player.agreements.length > 0 ? [...piers, 'wooden'] : piers;
}

/** Q9.1: when all choices are in, in turn order from the active player, each with its own shuffle and its own new tile. */
export function carryOutLosses(state: State, asking: Asking, scribe: Scribe<Fact>): State {
  if (asking.waiting.length > 0) return changed(state, { asking });
  scribe.reveal('everybody');
  const dice = throwing(state.chance);
  let now = state;
  for (const seat of inTurnOrder(state.turn, state.seats.length)) {
    const loss = state.losses[seat] ?? losable(playerOf(now, seat))[0];
    if (of(asking.due, seat) > 0 && loss !== undefined) now = lose(now, seat, loss, dice, scribe);
  }
  return changed(now, { phase: 'act', asking: null, losses: [], chance: dice.chance });
}

function lose(state: State, seat: Seat, loss: Loss, dice: Dice, scribe: Scribe<Fact>): State {
  const { outposts, agreements } = playerOf(state, seat);
  const outpost = outposts.find(({ pier }) => pier === loss);
  const tile: Tile = outpost
    ? { back: outpost.back, kind: 'outpost', commodity: outpost.commodity }
    : { back: of(agreements, agreements.length - 1), kind: 'agreement' };
  scribe.tell({ fact: 'lost', seat, pier: loss, tile });
  const left = outpost ? { outposts: outposts.filter((each) => each !== outpost) } : { agreements: agreements.slice(0, -1) };
  return layOut(withPlayer(state, seat, left, { reserve: dice.shuffle([...state.reserve, tile]) }), dice, scribe);
}

/** The top of the reserve onto the free island space farthest from the start, whatever its number; equal distances by lot. */
function layOut(state: State, dice: Dice, scribe: Scribe<Fact>): State {
  const { spaces } = boxOf(state).board;
  const free = spaces.filter(({ square }) => state.islands[square] === undefined);
  const farthest = free.filter(({ distance }) => free.every((other) => other.distance <= distance));
  const [top, ...reserve] = state.reserve;
  if (top === undefined || farthest.length === 0) return state;
  const { square } = dice.pick(farthest);
  scribe.tell({ fact: 'laid', space: square, back: top.back });
  return changed(state, { reserve, faces: { ...state.faces, [square]: top }, islands: { ...state.islands, [square]: top.back } });
}
