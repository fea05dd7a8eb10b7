import { useState } from 'react';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { SheetRow } from '../table/sheetParts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Inputs } from './Inputs.tsx';
import { ObjectiveSelect, UseBeginners } from './ObjectiveSelect.tsx';
import { PlayerName, SheetTable } from './SheetTable.tsx';
import type { SheetView } from './sheetView.ts';

/** One player after the other, on a small screen. */
export function ByPlayer({ view }: { readonly view: SheetView }) {
  const { t } = useText();
  const { data, worked, names } = view;
  const [wanted, setSeat] = useState(0);
  const [whole, setWhole] = useState(false);
  const seat = Math.min(wanted, data.players.length - 1);
  const next = (seat + 1) % data.players.length;
  const go = (to: number) => {
    setSeat(to);
    document.querySelector('.sheet-tabs')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="sheet-by-player">
      <div className="sheet-tabs" role="tablist" aria-label={t('sheet.players')}>
        {data.players.map((player, each) => (
          <button
            key={player.colour}
            type="button"
            role="tab"
            aria-selected={each === seat}
            aria-controls="sheet-player"
            data-won={worked.title !== undefined && worked.places[each] === 1}
            onClick={() => setSeat(each)}
          >
            <span>
              <Flag seat={player.colour} width={24} />
              <b>{worked.total.values[each]}</b>
            </span>
            <small>{names[each]}</small>
          </button>
        ))}
      </div>
      <div id="sheet-player" role="tabpanel" aria-label={names[seat]}>
        <p className="sheet-player">
          <PlayerName view={view} seat={seat} />
        </p>
        {worked.groups.map((group) => (
          <section key={group.id} aria-labelledby={`sheet-${group.id}`}>
            <header>
              <h2 id={`sheet-${group.id}`}>{group.title}</h2>
              {group.rows.some(({ objective }) => objective !== undefined) && <UseBeginners view={view} />}
            </header>
            {group.rows.map((row) => (
              <PlayerRow key={row.id} row={row} view={view} seat={seat} />
            ))}
          </section>
        ))}
        {worked.ties.length > 0 && (
          <section aria-labelledby="sheet-ties">
            <h2 id="sheet-ties">{t('sheet.tie')}</h2>
            {worked.ties.map((row) => (
              <PlayerRow key={row.id} row={row} view={view} seat={seat} />
            ))}
          </section>
        )}
      </div>
      <div className="sheet-bar">
        <button className="button" type="button" onClick={() => setWhole(true)}>
          <Icon name="orders" size={20} />
          {t('sheet.whole')}
        </button>
        <button className="button now" type="button" onClick={() => go(next)}>
          {t('sheet.next')} <Flag seat={data.players[next]?.colour ?? 0} width={27} /> {names[next]}
        </button>
      </div>
      {whole && (
        <Dialog from="middle" title={t('common.sheet')} onClose={() => setWhole(false)}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
          <section className="sheet-scroll" tabIndex={0} aria-label={t('sheet.whole')}>
            <SheetTable view={view} plain />
          </section>
        </Dialog>
      )}
    </div>
  );
}

function PlayerRow({ row, view, seat }: { readonly row: SheetRow; readonly view: SheetView; readonly seat: number }) {
  const cell = row.cells[seat];
  if (cell === undefined) return null;
  return (
    <div className="sheet-row" data-row={row.id} data-many={cell.inputs.length > 1}>
      {row.mark !== undefined && <span className="sheet-row-mark">{row.mark}</span>}
      <span className="sheet-row-name">
        {row.objective === undefined ? <b>{row.name}</b> : <ObjectiveSelect view={view} number={row.objective} />}
        <small>{row.about}</small>
      </span>
      {cell.inputs.length > 0 && <Inputs {...view} seat={seat} player={view.names[seat] ?? ''} inputs={cell.inputs} />}
      <span className="sheet-row-points">
        {cell.shown !== undefined && <span className="sheet-shown">{cell.shown}</span>}
        <b data-none={cell.none === true}>{cell.points}</b>
        {cell.note !== undefined && <small>{cell.note}</small>}
      </span>
    </div>
  );
}
