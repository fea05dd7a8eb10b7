import { readable, type Telling } from '@archipel/text';
import { useTelling } from '../plain/useTelling.ts';
import { useText } from '../reader/text.tsx';
import { openingsOf } from './figures.ts';
import type { Choice } from './GamesDialog.tsx';
import type { FirstAction, PlayedGame } from './played.ts';
import { ShareBar, signed, useShareWords } from './ShareBar.tsx';

interface Props {
  readonly games: readonly PlayedGame[];
  readonly game: string;
  readonly onChoice: (choice: Choice) => void;
}

const SHOWN = 8;
const NOBODY = { viewer: 'spectator', players: [] } as const;

/** One's first actions, and how these games went. */
export function Openings({ games, game, onChoice }: Props) {
  const { t } = useText();
  const telling = useTelling(game);
  const nameOf = useActionName(telling);
  const words = useShareWords();
  const openings = openingsOf(games).slice(0, SHOWN);
  if (openings.length === 0) return null;
  return (
    <section className="statistics-part" aria-labelledby="statistics-openings">
      <h2 id="statistics-openings">
        {t('statistics.openings')} <small>{t('statistics.openingsAbout')}</small>
      </h2>
      <table className="share-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('statistics.games')}</th>
            <th scope="col" colSpan={2}>
              {t('statistics.won')}
            </th>
            <th scope="col">{t('statistics.points')}</th>
          </tr>
        </thead>
        <tbody>
          {openings.map((opening) => {
            const [first = '', second] = opening.first.map(nameOf);
            const name = second === undefined ? first : t('statistics.inOrder', { first, second });
            const chance = opening.games.reduce((sum, { seats }) => sum + 1 / seats, 0) / opening.games.length;
            return (
              <tr key={name} data-few={opening.few}>
                <th scope="row">
                  <button className="link-button" type="button" onClick={() => onChoice({ title: name, games: opening.games })}>
                    <span>{name}</span>
                  </button>
                </th>
                <td>{opening.games.length}</td>
                <td className="share-words">{words(opening, opening.games.length)}</td>
                <td>
                  <ShareBar share={opening} of={opening.games.length} expected={chance} />
                </td>
                <td>{signed(opening.margin?.mean)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** What a first action is called: by its kind, where it has a name, else as the move that it is. */
function useActionName(telling: Telling): (action: FirstAction) => string {
  const text = useText();
  return (action) => {
    const key: string = `statistics.first-${action.kind}`;
    if (text.has(key)) return text.t(key);
    const kind = telling.kind(action.kind);
    const named = action.tile === undefined && action.level === undefined && kind.toLowerCase() !== readable(action.kind);
    return named ? kind : telling.move(action, NOBODY).text;
  };
}
