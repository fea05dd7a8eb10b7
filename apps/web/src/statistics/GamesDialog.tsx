import { localeOf } from '@archipel/text';
import { Link } from 'wouter';
import { GameMark } from '../games/GameMark.tsx';
import { useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { tableName } from '../ui/names.ts';
import { withMinus } from '../ui/withMinus.ts';
import { placeIn, pointsIn } from './figures.ts';
import { useOpponentName } from './OpponentName.tsx';
import { addressOf, type PlayedGame } from './played.ts';

/** The games behind a figure. */
export interface Choice {
  readonly title: string;
  readonly games: readonly PlayedGame[];
}

/** The games that a figure is made of, the latest first, each leading to its table. */
export function GamesDialog({ choice: { title, games }, onClose }: { readonly choice: Choice; readonly onClose: () => void }) {
  return (
    <Dialog from="middle" title={title} onClose={onClose}>
      <ul className="statistics-games">
        {games.toReversed().map((game) => (
          <li key={`${game.where} ${game.id}`}>
            <GameRow game={game} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function GameRow({ game }: { readonly game: PlayedGame }) {
  const { t, language } = useText();
  const opponentName = useOpponentName();
  const locale = localeOf(language);
  const points = pointsIn(game);
  const names = new Intl.ListFormat(locale).format(game.opponents.map(opponentName));
  return (
    <>
      <GameMark game={game.game} size={34} />
      <Link className="text-link" href={addressOf(game)}>
        {tableName(game.id)}
      </Link>
      <small>
        {new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(game.ended)} · {t('home.with', { names })}
      </small>
      <span>
        {t('statistics.placeOf', { place: placeIn(game), seats: game.seats })}
        {points !== undefined && <small>{t('statistics.withPoints', { points: withMinus(points) })}</small>}
      </span>
    </>
  );
}
