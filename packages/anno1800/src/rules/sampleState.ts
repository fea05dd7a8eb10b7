import type { Dice } from '@archipel/kernel';
import { boxOf } from '../box/box.ts';
import { nth } from '../data/list.ts';
import { DECKS } from '../data/words.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';

/**
 * A state that could be behind a view: what the viewer does not know is dealt at random, in agreement with everything that it does know. So
 * a player that searches sees no more than its view: what is hidden comes from its own dice.
 */
export function sampleState(view: View, dice: Dice): State {
  const { table, viewer } = view;
  const box = boxOf(table);
  const own = viewer === 'spectator' ? -1 : viewer;
  const { populationCards, expeditionCards, oldWorldIslands, newWorldIslands } = box.components;
  const paying = table.turn.pending.flatMap(({ thing }) => (thing.kind === 'card' ? [thing.card] : []));
  const seen = new Set<string>([...view.hand, ...view.expeditions, ...paying]);
  for (const { played, oldWorld, newWorld } of table.seats) {
    for (const { card } of played) seen.add(card);
    for (const island of [...oldWorld, ...newWorld]) seen.add(island);
  }
  const unseen = <Id extends string>(list: readonly { readonly id: Id }[]) =>
    dice.shuffle(list.map((each) => each.id).filter((id) => !seen.has(id)));
  const decks = DECKS.map((deck) => unseen(populationCards.filter((card) => card.deck === deck)));
  const expeditionDeck = unseen(expeditionCards);
  const hands = table.seats.map(({ hand }, seat) =>
    seat === own ? view.hand : hand.flatMap((count, deck) => nth(decks, deck).splice(0, count)),
  );
  const expeditions = table.seats.map((player, seat) => (seat === own ? view.expeditions : expeditionDeck.splice(0, player.expeditions)));
  const [oldWorld, newWorld] = [unseen(oldWorldIslands), unseen(newWorldIslands)];
  return { table, secret: { hands, expeditions, decks, expeditionDeck, oldWorld, newWorld, chance: dice.chance } };
}
