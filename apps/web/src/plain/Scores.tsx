import type { Outcome } from '@archipel/kernel';
import type { Company, Telling } from '@archipel/text';
import type { ReactNode } from 'react';
import { Flag } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly company: Company;
  readonly telling: Telling;
  /** What can be done now. */
  readonly children: ReactNode;
}

/** The end of the game: every line of every sheet, the winner first, and what can be done now. */
export function Scores({ outcome: { places, sheets }, company, telling, children }: Props) {
  const { t } = useText();
  const seats = places.map((place, seat) => ({ place, seat })).toSorted((one, other) => one.place - other.place);
  const lines = [...new Set(sheets.flatMap((sheet) => sheet.lines.map(({ line }) => line)))];
  const entryOf = (seat: number, line: string) => sheets[seat]?.lines.find((each) => each.line === line);
  return (
    <section className="plain-scores" aria-labelledby="plain-scores">
      <h2 id="plain-scores">{t('plain.score')}</h2>
      <div className="plain-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('plain.line')}</th>
              {seats.map(({ place, seat }) => (
                <th key={seat} scope="col" data-won={place === 1}>
                  <Flag seat={seat} width={24} />
                  {company.players[seat]}
                  <small>{t('plain.place', { place })}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                <th scope="row">{telling.scoreLine(line)}</th>
                {seats.map(({ seat }) => {
                  const entry = entryOf(seat, line);
                  return (
                    <td key={seat}>
                      {entry?.points ?? 0}
                      {entry?.count === undefined ? null : <small> ({entry.count})</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('plain.total')}</th>
              {seats.map(({ seat, place }) => (
                <td key={seat} data-won={place === 1}>
                  {sheets[seat]?.total}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {children}
    </section>
  );
}
