import { partsOf } from '@archipel/text';
import { Suspense, use, useEffect, useMemo } from 'react';
import { Lost } from '../frame/Lost.tsx';
import { Coming } from '../frame/states.tsx';
import { gameById, games, sheetPartsOf } from '../games/games.ts';
import { usePreferences } from '../reader/preferences.ts';
import { Texts, useText } from '../reader/text.tsx';
import type { SheetParts } from '../table/sheetParts.ts';
import { useHash } from '../ui/useHash.ts';
import { blankSheet, fitted } from './data.ts';
import { showSheet, useSheets } from './keptSheets.ts';
import { sheetOfFragment } from './link.ts';
import { Sheet } from './Sheet.tsx';
import './sheet.css';
import './byPlayer.css';
import './print.css';

/** The score sheet for cardboard tables. It shows the sheet of the address, else the one last used, else a new one. */
export function SheetPage() {
  const { t } = useText();
  const fragment = useHash();
  const data = useSheets((sheets) => sheets.data);
  const carried = useMemo(() => sheetOfFragment(`#${fragment}`), [fragment]);
  useEffect(() => {
    if (carried !== undefined && carried !== null && gameById(carried.game)?.loadSheet) showSheet(carried);
    else if (useSheets.getState().data === undefined) showFirst();
  }, [carried]);
  const game = data?.game;
  const parts = useMemo(() => (game === undefined ? undefined : ([...partsOf(game), 'sheet'] as const)), [game]);
  if (data === undefined || parts === undefined) return null;
  return (
    <div className="sheet">
      <Suspense fallback={<Coming whole title={t('common.opening')} />}>
        <Texts key={game} parts={parts}>
          <OfGame parts={sheetPartsOf(data.game)} badLink={carried === null} />
        </Texts>
      </Suspense>
    </div>
  );
}

/** The sheet that was last used, else a new one of the game that was last played. */
function showFirst(): void {
  const [latest] = useSheets.getState().kept.filter(({ data }) => gameById(data.game)?.loadSheet);
  const preferred = gameById(usePreferences.getState().game);
  const game = preferred?.loadSheet === undefined ? games[0] : preferred;
  if (latest === undefined) showSheet(blankSheet(game.id, game.seats.max));
  else showSheet(latest.data, latest.id);
}

interface Props {
  readonly parts: Promise<SheetParts | undefined>;
  readonly badLink: boolean;
}

function OfGame({ parts, badLink }: Props) {
  const { data } = useSheets();
  const game = use(parts);
  const fits = useMemo(() => data && game && fitted(data, game), [data, game]);
  return game === undefined || fits === undefined ? <Lost /> : <Sheet data={fits} parts={game} badLink={badLink} />;
}
