import { Fragment } from 'react';
import { Flag } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { SheetCell, SheetRow, WorkedSheet } from '../table/sheetParts.ts';
import { Inputs } from './Inputs.tsx';
import { ObjectiveSelect, UseBeginners } from './ObjectiveSelect.tsx';
import type { SheetView } from './sheetView.ts';

/** The whole sheet: a column for each player. `plain`: only to be read, on paper or on a small screen. */
export function SheetTable({ view, plain }: { readonly view: SheetView; readonly plain: boolean }) {
  const { t } = useText();
  const { data, worked, names } = view;
  return (
    <table className="sheet-table" data-plain={plain} data-seats={data.players.length}>
      <thead>
        <tr>
          <td />
          {data.players.map((player, seat) => (
            <th key={player.colour} scope="col" data-won={isFirst(worked, seat)}>
              <span className="sheet-player">
                {plain ? (
                  <>
                    <Flag seat={player.colour} width={27} />
                    <b>{names[seat]}</b>
                  </>
                ) : (
                  <PlayerName view={view} seat={seat} />
                )}
              </span>
              <small className="sheet-place">
                {worked.title === undefined ? '' : t('sheet.place', { place: worked.places[seat] ?? 0 })}
              </small>
            </th>
          ))}
        </tr>
      </thead>
      {worked.groups.map((group) => (
        <tbody key={group.id}>
          <tr className="sheet-group">
            <th scope="rowgroup" colSpan={1}>
              <i>{group.title}</i> {group.about !== undefined && <small>{group.about}</small>}
            </th>
            {data.players.map((player, seat) => (
              <td key={player.colour} data-won={isFirst(worked, seat)}>
                {seat === 0 && !plain && group.rows.some(({ objective }) => objective !== undefined) && <UseBeginners view={view} />}
              </td>
            ))}
          </tr>
          {group.rows.map((row) => (
            <Row key={row.id} row={row} view={view} plain={plain} />
          ))}
        </tbody>
      ))}
      <tbody className="sheet-sum">
        <tr>
          <th scope="row">{worked.total.name}</th>
          {worked.total.values.map((value, seat) => (
            <td key={data.players[seat]?.colour} data-won={isFirst(worked, seat)}>
              <output>{value}</output>
            </td>
          ))}
        </tr>
        {worked.ties.map((row) => (
          <Row key={row.id} row={row} view={view} plain={plain} />
        ))}
      </tbody>
    </table>
  );
}

const isFirst = ({ title, places }: WorkedSheet, seat: number): boolean => title !== undefined && places[seat] === 1;

/** Flag and name of a player, both to be changed. */
export function PlayerName({ view, seat }: { readonly view: SheetView; readonly seat: number }) {
  const { t } = useText();
  const player = view.data.players[seat];
  if (player === undefined) return null;
  return (
    <>
      <button
        className="sheet-flag"
        type="button"
        title={t('sheet.colour', { name: view.names[seat] ?? '' })}
        aria-label={t('sheet.colour', { name: view.names[seat] ?? '' })}
        onClick={() => view.onColour(seat)}
      >
        <Flag seat={player.colour} width={27} />
      </button>
      <input
        className="sheet-name"
        type="text"
        autoComplete="off"
        maxLength={24}
        aria-label={t('sheet.nameOf', { number: seat + 1 })}
        placeholder={t('sheet.player', { number: seat + 1 })}
        value={player.name}
        onChange={({ target }) => view.onName(seat, target.value)}
      />
    </>
  );
}

function Row({ row, view, plain }: { readonly row: SheetRow; readonly view: SheetView; readonly plain: boolean }) {
  const { data, worked } = view;
  const choosing = row.objective !== undefined && !plain;
  return (
    <tr data-row={row.id}>
      <th scope="row">
        <span className="sheet-label">
          {row.mark !== undefined && <span className="sheet-row-mark">{row.mark}</span>}
          {choosing && row.objective !== undefined ? <ObjectiveSelect view={view} number={row.objective} /> : <b>{row.name}</b>}
          <small>{row.about}</small>
        </span>
      </th>
      {row.cells.map((cell, seat) => (
        <td key={data.players[seat]?.colour} data-won={isFirst(worked, seat)}>
          <Cell cell={cell} view={view} seat={seat} plain={plain} />
        </td>
      ))}
    </tr>
  );
}

interface CellProps {
  readonly cell: SheetCell;
  readonly view: SheetView;
  readonly seat: number;
  readonly plain: boolean;
}

function Cell({ cell, view, seat, plain }: CellProps) {
  return (
    <span className="sheet-cell">
      {plain ? (
        <PlainInputs inputs={cell.inputs} />
      ) : (
        cell.inputs.length > 0 && <Inputs {...view} seat={seat} player={view.names[seat] ?? ''} inputs={cell.inputs} />
      )}
      {cell.shown !== undefined && <span className="sheet-shown">{cell.shown}</span>}
      {cell.note !== undefined && <small>{cell.note}</small>}
      <b data-none={cell.none === true}>{cell.points ?? (cell.inputs.length === 0 && cell.note === undefined ? '–' : '')}</b>
    </span>
  );
}

function PlainInputs({ inputs }: Pick<SheetCell, 'inputs'>) {
  return (
    <span className="sheet-plain">
      {inputs.map((input) => (
        <Fragment key={input.key}>
          {input.kind === 'count' ? (
            <span>
              {input.picture}
              {input.value}
            </span>
          ) : input.on ? (
            <span>{input.picture ?? '✓'}</span>
          ) : null}
        </Fragment>
      ))}
    </span>
  );
}
