import type { Scribe, Seat } from '@archipel/kernel';
import { type Box, type Deck, deckName, named } from './box.ts';
import { changedSecret, changedTable, drop, plus, put, stateOf, withPlayer } from './change.ts';
import type { Fact } from './facts.ts';
import { nth } from './list.ts';
import { playerAt, type Secret, type State, type Table } from './state.ts';

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
  const after = changedTable(table, {
    decks: table.decks.map((count, deck) => count - nth(draw.cards, deck)),
    expeditionDeck: table.expeditionDeck - draw.expeditions,
  });
  return withPlayer(after, seat, {
    hand: player.hand.map((count, deck) => count + nth(draw.cards, deck)),
    expeditions: player.expeditions + draw.expeditions,
  });
}

/** The secret half of drawing: the cards themselves. Only their owner learns what they are. */
export function deal(secret: Secret, seat: Seat, draw: Draw, scribe: Scribe<Fact>): Secret {
  let { hands, decks, expeditions, expeditionDeck } = secret;
  for (const [deck, count] of draw.cards.entries()) {
    const stack = nth(decks, deck);
    if (count === 0) continue;
    const cards = stack.slice(0, count);
    decks = put(decks, deck, stack.slice(count));
    hands = put(hands, seat, [...nth(hands, seat), ...cards]);
    scribe.reveal([seat]);
    const name = deckName(deck);
    scribe.whisper([seat], { fact: 'drew', seat, deck: name, count, cards }, { fact: 'drew', seat, deck: name, count });
  }
  if (draw.expeditions > 0) {
    const cards = expeditionDeck.slice(0, draw.expeditions);
    expeditionDeck = expeditionDeck.slice(draw.expeditions);
    expeditions = put(expeditions, seat, [...nth(expeditions, seat), ...cards]);
    scribe.reveal([seat]);
    const told = { fact: 'expedition', seat, count: draw.expeditions } as const;
    scribe.whisper([seat], { ...told, cards }, told);
  }
  return changedSecret(secret, { hands, decks, expeditions, expeditionDeck });
}

/** A card leaves the hand: the public half. */
export function countLeft(box: Box, table: Table, seat: Seat, card: string): Table {
  const { deck } = named(box.cards, card);
  return withPlayer(table, seat, { hand: plus(playerAt(table, seat).hand, deck, -1) });
}

/** A card goes from the hand under its deck. Others learn the deck, not the card (R1.7). */
export function bury(box: Box, state: State, seat: Seat, card: string, scribe: Scribe<Fact>): State {
  const { deck } = named(box.cards, card);
  const { secret } = state;
  const counted = countLeft(box, state.table, seat, card);
  const name = deckName(deck);
  scribe.whisper([seat], { fact: 'buried', seat, deck: name, card }, { fact: 'buried', seat, deck: name });
  return stateOf(
    changedTable(counted, { decks: plus(counted.decks, deck, 1) }),
    changedSecret(secret, {
      hands: put(secret.hands, seat, withoutCard(nth(secret.hands, seat), card)),
      decks: put(secret.decks, deck, [...nth(secret.decks, deck), card]),
    }),
  );
}

export function withoutCard(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : drop(cards, at);
}
