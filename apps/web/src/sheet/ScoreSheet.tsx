import { DECKS } from '@archipel/anno1800';
import type { Outcome } from '@archipel/kernel';
import { type Key, objectiveLine1800, scoreLine1800, type Text } from '@archipel/text';
import { Fragment, type ReactNode } from 'react';
import { useTable } from '../anno1800/context.tsx';
import { Coin, DeckMark, Flag, Icon } from '../pieces/index.ts';
import { useText } from '../text.tsx';
import { InfluenceChart } from './InfluenceChart.tsx';
import type { Influence } from './influence.ts';
import { MatchNumbers } from './MatchNumbers.tsx';
import type { Numbers } from './numbers.ts';
import './score.css';

interface Props {
  readonly outcome: Outcome;
  readonly rounds: number;
  /** Once the match has been played again; nothing while that goes on. */
  readonly influence?: Influence | undefined;
  readonly numbers: Numbers;
  /** What can be done now: rematch, look at the board, home. */
  readonly children: ReactNode;
}

/** The end of a game: who won, line by line, how it went. */
export function ScoreSheet({ outcome, rounds, influence, numbers, children }: Props) {
  const text = useText();
  const { names, who: company } = useTable();
  const { t } = text;
  const order = outcome.places.map((place, seat) => ({ place, seat })).toSorted((one, other) => one.place - other.place);
  return (
    <article className="score" aria-labelledby="score-title">
      <h1 id="score-title">{winnerWords(text, outcome, company.players, company.viewer)}</h1>
      <p className="score-about">{aboutWords(text, outcome, company.players, rounds)}</p>
      <div className="score-scroll">
        <table className="score-table">
          <thead>
            <tr>
              <td />
              {order.map(({ seat, place }) => (
                <th key={seat} scope="col" data-won={place === 1}>
                  <Flag seat={seat} width={30} />
                  <b>{company.players[seat]}</b>
                  <small>{t('score.place', { place })}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groupsOf(outcome).map(({ title, lines }) => (
              <Fragment key={title}>
                <tr className="score-group">
                  <th scope="rowgroup" colSpan={order.length + 1}>
                    {t(title)}
                  </th>
                </tr>
                {lines.map((line) => (
                  <tr key={line}>
                    <th scope="row">
                      <span className="score-line">
                        <LineMark line={line} /> {scoreLine1800(text, names, line)}
                      </span>
                      {names.components.objectives.some(({ id }) => id === line) && (
                        <small>{objectiveLine1800(text, names, line).text}</small>
                      )}
                    </th>
                    {order.map(({ seat, place }) => (
                      <Cell key={seat} entry={outcome.sheets[seat]?.lines.find((each) => each.line === line)} won={place === 1} />
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('score.total')}</th>
              {order.map(({ seat, place }) => (
                <td key={seat} data-won={place === 1}>
                  {outcome.sheets[seat]?.total}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {influence && (
        <section>
          <h2>{t('score.chart')}</h2>
          <InfluenceChart influence={influence} players={company.players} />
        </section>
      )}
      <MatchNumbers numbers={numbers} best={influence?.best ?? null} />
      <footer className="score-actions">{children}</footer>
    </article>
  );
}

function Cell({ entry, won }: { readonly entry: Outcome['sheets'][number]['lines'][number] | undefined; readonly won: boolean }) {
  const points = entry?.points ?? 0;
  return (
    <td data-won={won} data-none={points === 0}>
      {entry?.count !== undefined && <small>{entry.count}</small>}
      <b>{points}</b>
    </td>
  );
}

const WEALTH = ['expeditions', 'gold', 'fireworks'];

/** Cards; wealth and voyages; and whatever else a sheet has: the objectives of the match. */
function groupsOf({ sheets }: Outcome): readonly { readonly title: Key; readonly lines: readonly string[] }[] {
  const all = sheets[0]?.lines.map(({ line }) => line) ?? [];
  const isCard = (line: string) => DECKS.some((deck) => deck === line);
  return [
    { title: 'score.cards', lines: all.filter(isCard) },
    { title: 'score.wealth', lines: all.filter((line) => WEALTH.includes(line)) },
    { title: 'score.objectives', lines: all.filter((line) => !(isCard(line) || WEALTH.includes(line))) },
  ];
}

function LineMark({ line }: { readonly line: string }) {
  const deck = DECKS.findIndex((each) => each === line);
  if (deck >= 0) return <DeckMark deck={deck} />;
  if (line === 'gold') return <Coin size={16} />;
  if (line === 'expeditions') return <Icon name="animal" size={16} />;
  return line === 'fireworks' ? <Icon name="fireworks" size={16} /> : null;
}

function winnerWords({ t, language }: Text, { places, sheets }: Outcome, players: readonly string[], viewer: number | 'spectator'): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const points = sheets[winners[0] ?? 0]?.total ?? 0;
  if (winners.length === 1 && winners[0] === viewer) return t('score.youWin', { points });
  const names = winners.map((seat) => players[seat] ?? '');
  if (names.length === 1) return t('score.wins', { name: names[0] ?? '', points });
  return t('score.shared', { names: new Intl.ListFormat(language).format(names), points });
}

function aboutWords({ t }: Text, { places, sheets }: Outcome, players: readonly string[], rounds: number): string {
  const winner = places.indexOf(1);
  const second = places.indexOf(2);
  const said = t('score.rounds', { count: rounds });
  if (second < 0) return said;
  const lead = (sheets[winner]?.total ?? 0) - (sheets[second]?.total ?? 0);
  return `${said}. ${t('score.lead', { count: lead, name: players[second] ?? '' })}`;
}
