import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { type AgainstOpponent, againstOpponents } from './figures.ts';
import type { Choice } from './GamesDialog.tsx';
import { useOpponentName } from './OpponentName.tsx';
import type { PlayedGame } from './played.ts';
import { ShareBar, signed, useShareWords } from './ShareBar.tsx';

interface Props {
  readonly games: readonly PlayedGame[];
  readonly onChoice: (choice: Choice) => void;
}

const SHOWN = 12;
const EVEN = 0.5;

/** How often one was ahead of each opponent. */
export function Opponents({ games, onChoice }: Props) {
  const { t } = useText();
  const nameOf = useOpponentName();
  const words = useShareWords();
  const rows = againstOpponents(games).slice(0, SHOWN);
  return (
    <section className="statistics-part" aria-labelledby="statistics-opponents">
      <h2 id="statistics-opponents">{t('statistics.opponents')}</h2>
      <table className="share-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('statistics.games')}</th>
            <th scope="col" colSpan={2}>
              {t('statistics.ahead')}
            </th>
            <th scope="col">{t('statistics.points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.opponent.kind} ${nameOf(row.opponent)}`} data-few={row.few}>
              <th scope="row">
                <button className="link-button" type="button" onClick={() => onChoice({ title: nameOf(row.opponent), games: row.games })}>
                  <Icon name={row.opponent.kind === 'bot' ? 'bot' : 'person'} size={18} />
                  <span>{nameOf(row.opponent)}</span>
                </button>
              </th>
              <td>{row.games.length}</td>
              <td className="share-words">{words(row, metIn(row))}</td>
              <td>
                <ShareBar share={row} of={metIn(row)} expected={EVEN} />
              </td>
              <td>{signed(row.margin?.mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How often one met this opponent: several bots of a level may sit at one table. */
const metIn = ({ games, opponent }: AgainstOpponent): number =>
  games.reduce(
    (sum, game) =>
      sum +
      game.opponents.filter((each) =>
        each.kind === 'bot'
          ? opponent.kind === 'bot' && each.level === opponent.level
          : opponent.kind === 'person' && each.name === opponent.name,
      ).length,
    0,
  );
