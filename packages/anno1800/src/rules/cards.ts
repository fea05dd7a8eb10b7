import type { EventRecorder, Seat } from '@archipel/kernel';
import { type Box, deckName, named } from '../box/box.ts';
import { nth } from '../data/list.ts';
import { type CardId, DECK_INDICES, type Deck } from '../data/words.ts';
import { changedSecret, changedTable, drop, plus, put, stateOf, withCards, withHands, withPlayer } from '../state/change.ts';
import type { Fact } from '../state/facts.ts';
import { playerAt, type Secret, type State, type Table } from '../state/state.ts';

/** Cards that are to be drawn: population cards by deck, and expedition cards. */
export interface Draw {
  readonly cards: readonly number[];
  readonly expeditions: number;
}
export const NO_DRAW: Draw = { cards: [0, 0, 0], expeditions: 0 };

/** R10.2, R8: cards of a deck that nothing has in reserve. */
export function freeCards(table: Table, deck: Deck): number {
  const { open } = table.turn;
  const reserved = open?.kind === 'workforce' ? open.reserved : open?.kind === 'swap' ? open.draw : [];
  return nth(table.decks, deck) - (reserved[deck] ?? 0);
}

/** The public half of drawing: the numbers of cards. */
export function countDrawn(table: Table, seat: Seat, draw: Draw): Table {
  const player = playerAt(table, seat);
  const hand = player.hand.map((count, deck) => count + nth(draw.cards, deck));
  const decks = table.decks.map((count, deck) => count - nth(draw.cards, deck));
  const after = withCards(table, seat, hand, decks);
  if (draw.expeditions === 0) return after;
  const left = changedTable(after, { expeditionDeck: table.expeditionDeck - draw.expeditions });
  return withPlayer(left, seat, { expeditions: player.expeditions + draw.expeditions });
}

/** The secret half of drawing: the cards themselves. Only their owner learns what they are. */
export function deal(secret: Secret, seat: Seat, draw: Draw, recorder: EventRecorder<Fact>): Secret {
  let { hands, decks } = secret;
  for (const deck of DECK_INDICES) {
    const count = nth(draw.cards, deck);
    if (count === 0) continue;
    const stack = nth(decks, deck);
    const cards = stack.slice(0, count);
    decks = put(decks, deck, stack.slice(count));
    hands = put(hands, seat, [...nth(hands, seat), ...cards]);
    recorder.reveal([seat]);
    const name = deckName(deck);
    recorder.whisper([seat], { fact: 'drew', seat, deck: name, count, cards }, { fact: 'drew', seat, deck: name, count });
  }
  const dealt = withHands(secret, hands, decks);
  if (draw.expeditions === 0) return dealt;
  const cards = secret.expeditionDeck.slice(0, draw.expeditions);
  const expeditionDeck = secret.expeditionDeck.slice(draw.expeditions);
  const expeditions = put(secret.expeditions, seat, [...nth(secret.expeditions, seat), ...cards]);
  recorder.reveal([seat]);
  const told = { fact: 'expedition', seat, count: draw.expeditions } as const;
  recorder.whisper([seat], { ...told, cards }, told);
  return changedSecret(dealt, { expeditions, expeditionDeck });
}

/** A card leaves the hand: the public half. */
export function countLeft(box: Box, table: Table, seat: Seat, card: CardId): Table {
  const { deck } = named(box.cards, card);
  return withPlayer(table, seat, { hand: plus(playerAt(table, seat).hand, deck, -1) });
}

/** A card goes from the hand under its deck. Others learn the deck, not the card (R1.7). */
export function bury(box: Box, state: State, seat: Seat, card: CardId, recorder: EventRecorder<Fact>): State {
  const { deck, id } = named(box.cards, card);
  const { table, secret } = state;
  const name = deckName(deck);
  recorder.whisper([seat], { fact: 'buried', seat, deck: name, card: id }, { fact: 'buried', seat, deck: name });
  const hands = put(secret.hands, seat, withoutCard(nth(secret.hands, seat), id));
  const decks = put(secret.decks, deck, [...nth(secret.decks, deck), id]);
  const { hand } = playerAt(table, seat);
  return stateOf(withCards(table, seat, plus(hand, deck, -1), plus(table.decks, deck, 1)), withHands(secret, hands, decks));
}

export function withoutCard(cards: readonly CardId[], card: CardId): readonly CardId[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : drop(cards, at);
}
