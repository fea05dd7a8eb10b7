import { localeOf } from '@archipel/text';
import { Empty } from '../frame/states.tsx';
import { GameMark } from '../games/GameMark.tsx';
import { gameName } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { nextSheet } from './data.ts';
import { dropSheet, type KeptSheet, showSheet, useSheets } from './keptSheets.ts';
import { forgetLink } from './link.ts';
import type { SheetView } from './sheetView.ts';

/** The sheets on this device: another one, or a new one for the same people. */
export function KeptSheets({ view, onClose }: { readonly view: SheetView; readonly onClose: () => void }) {
  const { t } = useText();
  const { kept, id } = useSheets();
  const open = (show: () => void) => {
    show();
    forgetLink();
    onClose();
  };
  return (
    <Dialog from="middle" title={t('sheet.sheets')} onClose={onClose}>
      <div className="sheet-kept">
        <p>{t('sheet.keptHere')}</p>
        {kept.length === 0 ? (
          <Empty title={t('sheet.none')} />
        ) : (
          <ul>
            {kept.map((sheet) => (
              <li key={sheet.id} data-current={sheet.id === id}>
                <GameMark game={sheet.data.game} size={34} />
                <KeptRow sheet={sheet} onOpen={() => open(() => showSheet(sheet.data, sheet.id))} />
              </li>
            ))}
          </ul>
        )}
        <button className="button now" type="button" onClick={() => open(() => showSheet(nextSheet(view.data.game, view.data)))}>
          <Icon name="plus" size={18} />
          {t('sheet.new')}
        </button>
      </div>
    </Dialog>
  );
}

function KeptRow({ sheet, onOpen }: { readonly sheet: KeptSheet; readonly onOpen: () => void }) {
  const { t, language } = useText();
  const locale = localeOf(language);
  const people = sheet.data.players.map(({ name }, seat) => name.trim() || t('sheet.player', { number: seat + 1 }));
  const names = new Intl.ListFormat(locale).format(people);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(sheet.changed);
  return (
    <>
      <button className="link-button" type="button" onClick={onOpen}>
        {names}
      </button>
      <small>
        <i>{gameName(sheet.data.game)}</i> · {date}
      </small>
      <button
        className="quiet-button"
        type="button"
        title={t('sheet.drop', { names })}
        onClick={() => confirm(t('sheet.dropSure', { names })) && dropSheet(sheet.id)}
      >
        <Icon name="bin" size={18} />
        <span className="hidden-name">{t('sheet.drop', { names })}</span>
      </button>
    </>
  );
}
