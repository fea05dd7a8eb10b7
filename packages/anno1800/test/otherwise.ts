import { type Dice, seeded, type Viewer } from '@archipel/kernel';
import type { State } from '../src/index.ts';

/** Another world for this viewer: all hands but his own, all expedition cards but his own, every deck and stack and chance laid anew. */
export function otherwise(state: State, viewer: Viewer, dice: Dice): State {
  const { secret } = state;
  // Hands are dealt again deck by deck: how many cards of each deck somebody holds is open (R1.7).
  const deckOf = (card: string) => card.slice(0, card.indexOf('-'));
  const names = ['fw', 'aei', 'nwc'];
  const pools = names.map((name, deck) =>
    dice.shuffle([
      ...(secret.decks[deck] ?? []),
      ...secret.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand.filter((card) => deckOf(card) === name))),
    ]),
  );
  const hands = secret.hands.map((hand, seat) =>
    seat === viewer
      ? hand
      : names.flatMap((name, deck) => (pools[deck] ?? []).splice(0, hand.filter((card) => deckOf(card) === name).length)),
  );
  const voyages = dice.shuffle([...secret.expeditionDeck, ...secret.expeditions.flatMap((cards, seat) => (seat === viewer ? [] : cards))]);
  const expeditions = secret.expeditions.map((cards, seat) => (seat === viewer ? cards : voyages.splice(0, cards.length)));
  return {
    table: state.table,
    secret: {
      hands,
      expeditions,
      decks: pools,
      expeditionDeck: voyages,
      oldWorld: dice.shuffle(secret.oldWorld),
      newWorld: dice.shuffle(secret.newWorld),
      chance: seeded(`other ${dice.below(1e9)}`),
    },
  };
}
