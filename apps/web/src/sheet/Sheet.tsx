import { useMemo } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { SheetData, SheetParts } from '../table/sheetParts.ts';
import { useWindowSize } from '../table/useWindowSize.ts';
import { usePrinting } from '../ui/usePrinting.ts';
import { ByPlayer } from './ByPlayer.tsx';
import { withCount, withMark, withName, withNextColour } from './data.ts';
import { Head } from './Head.tsx';
import { changeSheet, MOST_SHEETS, useSheets } from './keptSheets.ts';
import { SheetTable } from './SheetTable.tsx';
import type { SheetView } from './sheetView.ts';

/** From this width on all players stand side by side. */
const WIDE = 1000;

interface Props {
  readonly data: SheetData;
  readonly parts: SheetParts;
  readonly badLink: boolean;
}

export function Sheet({ data, parts, badLink }: Props) {
  const { t } = useText();
  const { width } = useWindowSize();
  const printing = usePrinting();
  const { unkept, id } = useSheets();
  const names = useMemo(() => data.players.map(({ name }, seat) => name.trim() || t('sheet.player', { number: seat + 1 })), [data, t]);
  const named = useMemo(
    () => ({ ...data, players: data.players.map((player, seat) => ({ ...player, name: names[seat] ?? '' })) }),
    [data, names],
  );
  const worked = parts.useSheet(named);
  const view: SheetView = {
    data,
    worked,
    names,
    choice: parts.objectives,
    onCount: (seat, key, count) => changeSheet(withCount(data, seat, key, count)),
    onMark: (seat, key, on, alone) => changeSheet(withMark(data, seat, key, on, alone)),
    onName: (seat, name) => changeSheet(withName(data, seat, name)),
    onColour: (seat) => changeSheet(withNextColour(data, seat)),
    onObjectives: (objectives) => changeSheet({ ...data, objectives }),
  };
  const wide = width >= WIDE;
  return (
    <>
      <Head view={view} />
      <div role="status" className="sheet-says">
        {badLink && <p className="note">{t('sheet.badLink')}</p>}
        {unkept !== undefined && <p className="note">{t(unkept === 'full' ? 'sheet.full' : 'sheet.notKept', { most: MOST_SHEETS })}</p>}
        {id === undefined && location.hash !== '' && !badLink && (
          <p className="note">
            {t('sheet.carried')}{' '}
            <button className="link-button" type="button" onClick={() => changeSheet(data)}>
              {t('sheet.keep')}
            </button>
          </p>
        )}
      </div>
      {wide || printing ? <SheetTable view={view} plain={printing} /> : <ByPlayer view={view} />}
      <footer className="sheet-foot">
        <ul aria-live="polite">
          {worked.misfits.length === 0 ? (
            <li>
              <Icon name="check" size={18} />
              {worked.title === undefined ? t('sheet.start') : t('sheet.fits')}
            </li>
          ) : (
            worked.misfits.map((misfit) => (
              <li key={misfit} className="sheet-misfit">
                <Icon name="lose" size={18} />
                {misfit}
              </li>
            ))
          )}
        </ul>
        <p>{t('sheet.private')}</p>
      </footer>
    </>
  );
}
