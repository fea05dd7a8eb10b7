import {
  anno1800,
  type Box,
  boxOf,
  layoutOf,
  levelName,
  levelOf,
  type Move,
  nth,
  type Player,
  playerAt,
  type View,
} from '@archipel/anno1800';
import { seatOf } from '../core/seat.ts';
import type { Question1800 } from './question.ts';

/** Voyages, and cards that are swapped, always bring something hidden to light before they do any good. */
const REVEALING: ReadonlySet<Move['kind']> = new Set(['settle', 'explore', 'expedition', 'swap']);

/** Whether an answer may need this move at this moment. */
export function isUseful1800(question: Question1800, view: View, move: Move): boolean {
  if (REVEALING.has(move.kind)) return false;
  if (takesAction(view, move) && !spares(question, view, move)) return false;
  const box = boxOf(view.table);
  switch (move.kind) {
    case 'end':
      return false;
    case 'end-shift':
      return (question.ask === 'build' && question.keep === 'rested') || shiftHelpsNow(box, view, move);
    case 'place':
      return isFirstAlike(question, view, move.field);
    case 'remove':
      return uncovers(view, move.field);
    case 'recruit':
      // Where there is a card to be drawn, the action ends with it.
      return view.table.decks[levelOf(move.level) <= 1 ? 0 : 1] === 0;
    default:
      return true;
  }
}

/** Whether a move begins an action, and does not go on with the one that is open. */
function takesAction({ table: { turn } }: View, { kind }: Move): boolean {
  switch (kind) {
    case 'build':
    case 'remove':
      return turn.open?.kind !== 'build';
    case 'recruit':
      return turn.open?.kind !== 'workforce';
    case 'upgrade':
      return turn.open?.kind !== 'upgrade';
    case 'play':
    case 'festival':
      return true;
    default:
      return false;
  }
}

/** Whether enough actions are left for what is asked if this one is taken for this move. */
function spares(question: Question1800, view: View, move: Move): boolean {
  const left = actionsLeft(view) - 1;
  if (question.ask === 'points') return left >= 1 || bringsPoints(view, move);
  if (question.ask === 'cards' || question.ask === 'card') {
    if (move.kind === 'play')
      return question.ask === 'cards' || left >= 1 || move.card === question.card || isExtra(boxOf(view.table), move.card);
    const over = left + extrasInHand(view) - (question.ask === 'card' ? 1 : question.count - view.table.turn.cards.length);
    return over >= 1 || (over === 0 && helpsToPlay(question, view, move));
  }
  if (question.ask !== 'build' || (move.kind === 'build' && move.tile === question.tile) || move.kind === 'remove') return true;
  // A card that gives an action gives back its own.
  return left >= 1 || (move.kind === 'play' && isExtra(boxOf(view.table), move.card)) || isBuilt(view, question.tile);
}

/** With the last action that is over: an industry is of use only for what it makes, and a ship for its tokens. */
function helpsToPlay(question: Question1800, view: View, move: Move): boolean {
  if (move.kind !== 'build') return true;
  const box = boxOf(view.table);
  const tile = box.tiles.get(move.tile);
  if (tile?.kind === 'ship') return tile.token === 'trade' || view.table.objectives.some((id) => TOKEN_OBJECTIVES.has(id));
  const hand = question.ask === 'card' ? [question.card] : view.hand;
  return (
    tile?.kind === 'industry' &&
    hand.some((card) => box.cards.get(card)?.cost.some((item) => item.kind === 'good' && item.good === tile.makes))
  );
}

/** R13: objectives for which exploration tokens are paid in the own turn. */
const TOKEN_OBJECTIVES: ReadonlySet<string> = new Set(['beryl-omara', 'alonso-graves', 'editor']);

/** With the last action: what counts in no objective and lets nobody visit an expedition leaves the influence as it is. */
function bringsPoints(view: View, move: Move): boolean {
  const box = boxOf(view.table);
  const inPlay = view.table.objectives.map((id) => box.objectives.get(id));
  switch (move.kind) {
    case 'build': {
      const isShip = box.tiles.get(move.tile)?.kind === 'ship';
      return inPlay.some((each) => (isShip ? each?.counts === 'trade-tokens-owned' : each?.industries?.includes(move.tile)));
    }
    case 'upgrade':
      return view.expeditions.length > 0 || inPlay.some((each) => each?.counts === 'engineer' || each?.counts === 'investor');
    default:
      return true;
  }
}

/** Whether a tile has been built in the action that is open. */
export function isBuilt({ table, viewer }: View, tile: string): boolean {
  const { open } = table.turn;
  const { fields } = playerAt(table, seatOf({ viewer }));
  return open?.kind === 'build' && open.built.some((id) => fields.some((field) => field.id === id && field.tile === tile));
}

/**
 * R5: the end of a shift can wait until its cube, or its workplace, is wanted: nothing that is begun needs it before. It comes earlier only where
 * the cube is about to go up, because its shift is dearer afterwards.
 */
function shiftHelpsNow(box: Box, view: View, { level: name, at }: Extract<Move, { readonly kind: 'end-shift' }>): boolean {
  const { turn, objectives } = view.table;
  const player = playerAt(view.table, seatOf(view));
  const level = levelOf(name);
  const top = turn.pending.at(-1);
  if (turn.pending.some(({ thing }) => thing.kind === 'step' && thing.level === level) || nth(turn.freeSteps, level) > 0) return true;
  const nobody = nth(player.rested, level) === 0;
  if (nobody && name === 'investor' && objectives.includes('aarhant') && !turn.used.includes('aarhant')) return true;
  const due = top?.owed[0];
  if (due === undefined || due.kind === 'token') return false;
  if (due.kind === 'cube') return nobody && due.level === level;
  const shops = layoutOf(box, player).workshops.get(due.good) ?? [];
  return shops.some((shop) => (nobody && shop.worker === level) || (shop.field === at && isFull(player, shop)));
}

const isFull = (player: Player, shop: { readonly at: number; readonly workplaces: number }): boolean =>
  (player.workers[shop.at]?.length ?? 0) >= shop.workplaces;

/** R6.2: a tile may be laid over another, so one is taken off only for what is printed below it. */
function uncovers(view: View, id: string): boolean {
  return playerAt(view.table, seatOf(view)).fields.some((field) => field.id === id && field.printed !== null);
}

/** Empty fields of the same ground are alike: the first stands for all. So are all fields where nothing more is paid for in this turn, and no tile counts. */
function isFirstAlike(question: Question1800, view: View, id: string): boolean {
  const { fields } = playerAt(view.table, seatOf(view));
  if (question.ask === 'build' && actionsLeft(view) === 0) {
    const all = anno1800.moves(view).flatMap((move) => (move.kind === 'place' ? [move.field] : []));
    return all[0] === id;
  }
  const field = fields.find((each) => each.id === id);
  if (field === undefined || field.tile !== null || field.printed !== null) return true;
  return fields.find((each) => each.tile === null && each.printed === null && each.ground === field.ground)?.id === id;
}

const isExtra = (box: Box, card: Parameters<Box['cards']['get']>[0]): boolean => box.cards.get(card)?.effect.extraAction === true;

/** At most so many actions may still be begun in this turn, those that a played card of the hand gives back not counted. */
export function actionsLeft(view: View): number {
  const { turn } = view.table;
  const box = boxOf(view.table);
  const waiting = playerAt(view.table, seatOf(view)).played.filter(({ card, used }) => !used && isExtra(box, card)).length;
  const paying = turn.pending.filter(({ thing }) => thing.kind === 'card' && isExtra(box, thing.card)).length;
  return turn.actions + waiting + paying + (mayHaveGraves(view) ? 1 : 0);
}

/** R13: whether Alonso Graves may give an action in this turn: at best with all that cards, a festival and Aarhant could bring for it. */
function mayHaveGraves(view: View): boolean {
  const { turn, objectives } = view.table;
  if (!objectives.includes('alonso-graves')) return false;
  if (turn.used.includes('alonso-graves')) return turn.pending.some(({ thing }) => thing.kind === 'graves');
  const box = boxOf(view.table);
  const player = playerAt(view.table, seatOf(view));
  const cards = [...view.hand, ...player.played.flatMap(({ card, used }) => (used ? [] : [card]))].map(
    (card) => box.cards.get(card)?.effect,
  );
  const gold = cards.reduce((sum, effect) => sum + (effect?.gold ?? 0), player.gold + (objectives.includes('aarhant') ? 5 : 0));
  const onShips = player.onShips.exploration + player.spent.exploration;
  const tokens = cards.reduce((sum, effect) => sum + (effect?.exploration ?? 0), onShips + player.onCards.exploration);
  return gold >= 3 && tokens >= 3;
}

/** Cards of the hand that give back the action that they take. */
export function extrasInHand(view: View): number {
  return view.hand.filter((card) => isExtra(boxOf(view.table), card)).length;
}

/** What a decision is called; the steps of a payment have no name, but where it is the payment that is asked about. */
export function wordFor1800(question: Question1800, view: View, move: Move): string | undefined {
  const box = boxOf(view.table);
  switch (move.kind) {
    case 'build':
      return `build:${move.tile}`;
    case 'play':
    case 'bury':
    case 'discard':
      return `${move.kind}:${move.card}`;
    case 'recruit':
    case 'upgrade':
      return `${move.kind}:${move.level}`;
    case 'promote':
      return question.ask === 'points' ? `promote:${move.level}` : undefined;
    case 'festival':
    case 'graves':
      return move.kind;
    case 'activate':
      return question.ask === 'card' || isExtra(box, move.card) ? `activate:${move.card}` : undefined;
    case 'produce':
    case 'trade':
    case 'fetch':
    case 'gift':
      return question.ask === 'build' ? `${move.kind}:${move.good}` : undefined;
    case 'end-shift':
      return question.ask === 'build' ? `end-shift:${levelName(levelOf(move.level))}` : undefined;
    default:
      return undefined;
  }
}
