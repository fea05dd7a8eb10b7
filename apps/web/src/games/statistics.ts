/** What statistics tell of a game. */
export interface GameStatistics {
  /** The kinds of moves that are actions. */
  readonly actions: readonly string[];
  /** The lines of the score sheet that every match has. */
  readonly lines: readonly string[];
}

export const statistics1800: GameStatistics = {
  actions: ['build', 'play', 'swap', 'recruit', 'upgrade', 'settle', 'explore', 'expedition', 'festival'],
  lines: ['farmer-worker', 'artisan-engineer-investor', 'new-world', 'expeditions', 'gold', 'fireworks'],
};

export const statistics1503: GameStatistics = {
  actions: ['place', 'develop', 'place-ship', 'sell', 'buy', 'sail', 'look', 'branch'],
  lines: ['gold', 'outposts', 'agreements', 'buildings', 'merchants'],
};
