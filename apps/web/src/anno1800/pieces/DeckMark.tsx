import { DECKS } from '@archipel/anno1800';

/** A card's back, in the colours of the levels that its deck is for. */
export function DeckMark({ deck }: { readonly deck: number }) {
  return <span className="deck-mark" data-deck={DECKS[deck]} data-explain={`deck ${DECKS[deck]}`} aria-hidden="true" />;
}
