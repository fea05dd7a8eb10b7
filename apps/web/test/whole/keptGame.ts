import type { KeptGame } from '../../src/session/keptGames.ts';
import type { Guest } from './guest.ts';

interface Terms {
  readonly seed: string;
  readonly bots: readonly ('random' | 'easy' | 'medium')[];
  /** After so many rounds it ends (R15.5): a whole game that is over soon. */
  readonly rounds: number;
}

/** Lays a game against bots among those that are kept in this browser, and goes to the list of them. The first seat is the guest's. */
export async function keepGame({ page }: Guest, { seed, bots, rounds }: Terms): Promise<void> {
  const game: KeptGame = {
    id: 'a-short-game',
    setup: { game: 'anno1800', rules: 1, seats: 1 + bots.length, options: { first: 0, rounds }, seed },
    levels: [null, ...bots],
    made: 1,
    played: 1,
    position: 0,
    seen: 0,
    round: 1,
    places: null,
  };
  await page.goto('/');
  await page.getByText('No games yet').waitFor();
  await page.evaluate(
    (kept: object) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('archipel', 1);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('there is no shelf')));
        opening.addEventListener('success', () => {
          const shelf = opening.result;
          const putting = shelf.transaction('games', 'readwrite');
          putting.objectStore('games').put(kept);
          putting.addEventListener('complete', () => {
            shelf.close();
            resolve();
          });
        });
      }),
    game as object,
  );
  await page.reload();
}
