import type { Outcome } from '@archipel/kernel';
import type { Company } from '@archipel/text';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Flag } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { byPlace } from './EndPage.tsx';

/** What stands in one cell: what was counted, and what it brings. */
interface Cell {
  readonly note?: ReactNode;
  readonly value: ReactNode;
  /** How much it is, from 0 to 1: drawn as a line below. */
  readonly part: number;
  /** `best`: nobody has more; `none`: nothing. */
  readonly rank?: 'best' | 'none' | undefined;
}

export interface ScoreRow {
  readonly id: string;
  readonly mark?: ReactNode;
  readonly name: string;
  readonly about?: string | undefined;
  /** By seat. */
  readonly cells: readonly Cell[];
}

interface Props {
  readonly outcome: Outcome;
  readonly company: Company;
  readonly groups: readonly { readonly title?: string; readonly sums?: readonly ReactNode[]; readonly rows: readonly ScoreRow[] }[];
  readonly total: { readonly name: string; readonly values: readonly ReactNode[] };
  /** A line below the sheet. */
  readonly note?: string | undefined;
}

/** The score sheet: a column for each player, the winner first, and a row for each thing that counts. */
export function ScoreTable({ outcome, company, groups, total, note }: Props) {
  const { t } = useText();
  const order = byPlace(outcome);
  const rows = groups.reduce((sum, { title, rows: own }) => sum + own.length + (title === undefined ? 0 : 1), 0);
  const counts: Record<string, number> = { '--rows': rows, '--seats': order.length };
  const style: CSSProperties = counts;
  return (
    <>
      <div className="score-scroll">
        <table className="score-table" style={style}>
          <thead>
            <tr>
              <td />
              {order.map(({ seat, place }) => (
                <th key={seat} scope="col" data-won={place === 1}>
                  <span className="score-player">
                    <Flag seat={seat} width={26} />
                    <b>{company.players[seat]}</b>
                  </span>
                  <span className="score-place">
                    <small>{seat === company.viewer && company.players[seat] !== t('table.you') ? t('score.you') : ''}</small>
                    <small>{t('score.place', { place })}</small>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ title, sums, rows: own }, at) => (
              <Fragment key={title ?? `group ${at + 1}`}>
                {title !== undefined && (
                  <tr className="score-group">
                    <th scope="row">{title}</th>
                    {order.map(({ seat, place }) => (
                      <td key={seat} data-won={place === 1}>
                        {sums?.[seat]}
                      </td>
                    ))}
                  </tr>
                )}
                {own.map(({ id, mark, name, about, cells }) => (
                  <tr key={id}>
                    <th scope="row">
                      <span className="score-line">
                        {mark}
                        <span>
                          {name} {about !== undefined && <small>{about}</small>}
                        </span>
                      </span>
                    </th>
                    {order.map(({ seat, place }) => (
                      <ScoreCell key={seat} cell={cells[seat]} won={place === 1} />
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total.name}</th>
              {order.map(({ seat, place }) => (
                <td key={seat} data-won={place === 1}>
                  {total.values[seat]}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {note !== undefined && <p className="score-note">{note}</p>}
    </>
  );
}

function ScoreCell({ cell, won }: { readonly cell: Cell | undefined; readonly won: boolean }) {
  if (cell === undefined) return <td data-won={won} />;
  const length: Record<string, string> = { '--part': cell.part.toFixed(3) };
  const style: CSSProperties = length;
  return (
    <td data-won={won} data-rank={cell.rank} style={style}>
      <span className="score-cell">
        <small>{cell.note}</small> <b>{cell.value}</b>
      </span>
    </td>
  );
}
