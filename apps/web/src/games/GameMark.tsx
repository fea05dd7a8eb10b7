import { Icon } from '../pieces/index.ts';
import { gameById } from './games.ts';

/** The sign of a game, as on a coin: its drawing in two rings. Its name stands beside it. */
export function GameMark({ game, size }: { readonly game: string; readonly size: number }) {
  const icon = gameById(game)?.icon ?? 'cards';
  return (
    <span className="game-mark" style={{ width: size, height: size }} aria-hidden="true">
      <Icon name={icon} size={Math.round(size * 0.58)} />
    </span>
  );
}
