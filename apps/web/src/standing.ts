import { element } from './elements.ts';
import type { GameAtHand } from './errands.ts';

/** A game that is registered is there: its coast is drawn, and it moves to the list of what is there. */
export function chartGames(games: readonly GameAtHand[]): void {
  const there = element('parts-there', HTMLUListElement);
  for (const { id } of games) {
    for (const found of document.querySelectorAll(`[data-game="${CSS.escape(id)}"]`)) {
      if (found instanceof HTMLLIElement) there.append(found);
      else found.setAttribute('data-there', 'true');
    }
  }
}
