import { type Dice, diceFrom, type EventRecorder, inTurnOrder, type Seat } from '@archipel/kernel';
import { boxOf, type Tile } from '../data/box.ts';
import { changed, withPlayer } from '../state/change.ts';
import type { Fact } from '../state/facts.ts';
import { type Asking, type Loss, of, type Player, playerOf, type State } from '../state/state.ts';

/** What pirates could take: each outpost by its pier, and an agreement; one agreement is as good as another. */
export function losable(player: Player): readonly Loss[] {
  const piers = player.outposts.map(({ pier }): Loss => pier);
  return player.agreements.length > 0 ? [...piers, 'wooden'] : piers;
}

/** Q9.1: when all choices are in, in turn order from the active player, each with its own shuffle and its own new tile. */
export function carryOutLosses(state: State, asking: Asking, recorder: EventRecorder<Fact>): State {
  if (asking.waiting.length > 0) return changed(state, { asking });
  recorder.reveal('everybody');
  const { turn, seats } = state.open;
  const { chance, losses } = state.secret;
  const dice = diceFrom(chance);
  let now = state;
  for (const seat of inTurnOrder(turn, seats.length)) {
    const loss = losses[seat] ?? losable(playerOf(now.open, seat))[0];
    if (of(asking.due, seat) > 0 && loss !== undefined) now = lose(now, seat, loss, dice, recorder);
  }
  return changed(now, { phase: 'act', asking: null }, { losses: [], chance: dice.chance });
}

function lose(state: State, seat: Seat, loss: Loss, dice: Dice, recorder: EventRecorder<Fact>): State {
  const { outposts, agreements } = playerOf(state.open, seat);
  const outpost = outposts.find(({ pier }) => pier === loss);
  const tile: Tile = outpost
    ? { back: outpost.back, kind: 'outpost', commodity: outpost.commodity }
    : { back: of(agreements, agreements.length - 1), kind: 'agreement' };
  recorder.tell({ fact: 'lost', seat, pier: loss, tile });
  const left = outpost ? { outposts: outposts.filter((each) => each !== outpost) } : { agreements: agreements.slice(0, -1) };
  const reserve = dice.shuffle([...state.secret.reserve, tile]);
  return layOut(withPlayer(state, seat, left, undefined, { reserve }), dice, recorder);
}

/** The top of the reserve onto the free island space farthest from the start, whatever its number; equal distances by lot. */
function layOut(state: State, dice: Dice, recorder: EventRecorder<Fact>): State {
  const { islands } = state.open;
  const { faces } = state.secret;
  const { spaces } = boxOf(state.open).board;
  const free = spaces.filter(({ square }) => islands[square] === undefined);
  const farthest = free.filter(({ distance }) => free.every((other) => other.distance <= distance));
  const [top, ...reserve] = state.secret.reserve;
  if (top === undefined || farthest.length === 0) return state;
  const { square } = dice.pick(farthest);
  recorder.tell({ fact: 'laid', space: square, back: top.back });
  return changed(state, { islands: { ...islands, [square]: top.back } }, { reserve, faces: { ...faces, [square]: top } });
}
