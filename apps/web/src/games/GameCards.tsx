import { useText } from '../reader/text.tsx';
import { GameMark } from './GameMark.tsx';
import { games } from './games.ts';
import { type Length, minutesFor } from './length.ts';

interface Props {
  /** Whether there is room for its name only. */
  readonly small?: boolean;
  readonly value: string;
  readonly onChange: (game: string) => void;
}

/** Which game: a card for each, with how many play it and for how long. */
export function GameCards({ small = false, value, onChange }: Props) {
  const { t } = useText();
  return (
    <fieldset className="cards">
      <legend className="hidden-name">{t('home.game')}</legend>
      {games.map(({ id, name, seats, length }) => (
        <label className="card game-card" key={id}>
          <input type="radio" name="game" value={id} checked={value === id} onChange={() => onChange(id)} />
          <GameMark game={id} size={small ? 34 : 44} />
          <span className="game-card-words">
            <b>{name}</b>
            {small ? null : (
              <>
                <span>{t('home.gamePlayers', seats)}</span>
                <span>{t('home.gameMinutes', spanOf(length, seats))}</span>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** From how few minutes to how many, as few or as many people play. */
function spanOf(length: Length, { min, max }: { readonly min: number; readonly max: number }) {
  const [few, many] = [min, max].map((people) => minutesFor(length, { people, bots: 0 }));
  const [from, to] = [Math.min(few ?? 0, many ?? 0), Math.max(few ?? 0, many ?? 0)];
  return { from, to, same: from === to ? 'yes' : 'no' };
}
