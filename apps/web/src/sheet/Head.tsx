import { useEffect, useRef, useState } from 'react';
import { gameById, games } from '../games/games.ts';
import { Icon, type IconName } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { copyText } from '../ui/copyText.ts';
import { Segments } from '../ui/Segments.tsx';
import { saveBlob } from '../ui/saveText.ts';
import { MOST_SEATS, nextSheet, withSeats } from './data.ts';
import { KeptSheets } from './KeptSheets.tsx';
import { changeSheet, showSheet, useSheets } from './keptSheets.ts';
import { forgetLink, fragmentOf } from './link.ts';
import type { SheetView } from './sheetView.ts';

/** Who wins, and what can be done with the sheet. */
export function Head({ view }: { readonly view: SheetView }) {
  const { t } = useText();
  const { data, worked } = view;
  const { min, max } = gameById(data.game)?.seats ?? { min: 2, max: MOST_SEATS };
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (switched) tools.current?.querySelector<HTMLElement>(':checked')?.focus();
    switched = false;
  }, []);
  return (
    <header className="sheet-head">
      <div className="sheet-result" aria-live="polite">
        <h1>{worked.title ?? t('common.sheet')}</h1>
        <p>{worked.title === undefined ? t('sheet.lead') : worked.lead}</p>
      </div>
      <div className="sheet-tools" ref={tools}>
        <Segments
          legend={t('home.game')}
          options={games.filter(({ loadSheet }) => loadSheet !== undefined).map(({ id, name }) => ({ value: id, label: name }))}
          value={data.game}
          onChange={(game) => chooseGame(game, view)}
        />
        <Segments
          legend={t('sheet.players')}
          options={Array.from({ length: max - min + 1 }, (_, more) => ({ value: min + more, label: String(min + more) }))}
          value={data.players.length}
          onChange={(seats) => {
            const left = data.players.slice(seats);
            const empty = left.every(({ name, counts }) => name === '' && Object.values(counts).every((count) => count === 0));
            if (empty || confirm(t('sheet.dropPlayers', { count: left.length }))) changeSheet(withSeats(data, seats));
          }}
        />
        <Ways view={view} />
      </div>
    </header>
  );
}

/** Whether the other game was just chosen here: the page is made anew with its words, and the focus comes back to where it was. */
let switched = false;

/** The sheet of the other game that was last used, or a new one for the same people. */
function chooseGame(game: string, { data }: SheetView): void {
  const known = useSheets.getState().kept.find((sheet) => sheet.data.game === game);
  if (known === undefined) showSheet(nextSheet(game, data));
  else showSheet(known.data, known.id);
  forgetLink();
  switched = true;
}

function Ways({ view }: { readonly view: SheetView }) {
  const { t } = useText();
  const [said, setSaid] = useState<string>();
  const [listed, setListed] = useState(false);
  const copy = async () => {
    const done = await copyText(`${location.origin}/sheet${fragmentOf(view.data)}`);
    setSaid(t(done ? 'sheet.copied' : 'sheet.copyFailed'));
  };
  const picture = async () => {
    const { drawnSheet } = await import('./drawSheet.ts');
    const drawn = await drawnSheet(view, gameById(view.data.game)?.name ?? '', t('common.sheet'));
    if (drawn === null) setSaid(t('sheet.noPicture'));
    else saveBlob(drawn, `${t('common.sheet')}.png`);
  };
  return (
    <div className="sheet-ways">
      <Way icon="print" says={t('sheet.print')} onPress={() => print()} />
      <Way icon="link" says={t('sheet.copyLink')} onPress={() => void copy()} />
      <Way icon="save" says={t('sheet.picture')} onPress={() => void picture()} />
      <Way icon="file" says={t('sheet.sheets')} onPress={() => setListed(true)} />
      <span className="sheet-said" role="status">
        {said}
      </span>
      {listed && <KeptSheets view={view} onClose={() => setListed(false)} />}
    </div>
  );
}

function Way({ icon, says, onPress }: { readonly icon: IconName; readonly says: string; readonly onPress: () => void }) {
  return (
    <button className="button" type="button" title={says} onClick={onPress}>
      <Icon name={icon} size={18} />
      <span>{says}</span>
    </button>
  );
}
