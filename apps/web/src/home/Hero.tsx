import { HeroChart } from './HeroChart.tsx';
import { QuickGame } from './QuickGame.tsx';
import type { Row } from './useMyGames.ts';

/** The sea with one's own games as its islands, and on it the way to a new one. */
export function Hero({ games }: { readonly games: readonly Row[] }) {
  return (
    <section className="hero" aria-labelledby="title">
      <HeroChart games={games} />
      <div className="cartouche">
        <div className="cartouche-inner">
          <QuickGame newcomer={games.length === 0} />
        </div>
      </div>
    </section>
  );
}
