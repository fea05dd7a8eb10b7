import type { MoveKinds } from '@archipel/kernel';
import { judged } from '../rules/objectives.ts';
import type { Fact } from '../state/facts.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { type Branch, branch } from './branch.ts';
import { type Buy, buy } from './buy.ts';
import { type Choose, choose, type Decline, decline } from './choose.ts';
import { type Develop, develop } from './develop.ts';
import { type Discard, discard, type End, end } from './end.ts';
import type { Kind } from './kind.ts';
import { type Look, look, type PutBack, putBack } from './look.ts';
import { type Lose, lose } from './lose.ts';
import { type ForgetOrders, forgetOrders, type Order, order } from './order.ts';
import { type Place, place } from './place.ts';
import { type PlaceShip, placeShip } from './placeShip.ts';
import { type Roll, roll } from './roll.ts';
import { type Sail, sail } from './sail.ts';
import { type Sell, sell } from './sell.ts';
import { type Use, use } from './use.ts';

export type Move =
  | Roll
  | Choose
  | Decline
  | Lose
  | PlaceShip
  | Place
  | Develop
  | Sell
  | Buy
  | Branch
  | Order
  | ForgetOrders
  | Sail
  | Look
  | Use
  | PutBack
  | Discard
  | End;

/** Q10: checks for victory after every step. */
function thenJudged<Each extends Move>(kind: Kind<Each>): Kind<Each> {
  return { ...kind, perform: (state, seat, move, recorder) => judged(kind.perform(state, seat, move, recorder), recorder) };
}

export const kinds: MoveKinds<State, View, Move, Fact> = {
  roll: thenJudged(roll),
  choose: thenJudged(choose),
  decline: thenJudged(decline),
  lose: thenJudged(lose),
  'place-ship': thenJudged(placeShip),
  place: thenJudged(place),
  develop: thenJudged(develop),
  sell: thenJudged(sell),
  buy: thenJudged(buy),
  branch: thenJudged(branch),
  order: thenJudged(order),
  'forget-orders': thenJudged(forgetOrders),
  sail: thenJudged(sail),
  look: thenJudged(look),
  use: thenJudged(use),
  'put-back': thenJudged(putBack),
  discard: thenJudged(discard),
  end: thenJudged(end),
};
