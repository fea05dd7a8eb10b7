import { lazy } from 'react';
import { numbersOf } from '../sheet/numbers.ts';
import { useTable } from './context.tsx';
import { Dialog } from './Dialog.tsx';

const ScoreSheet = lazy(() => import('../sheet/ScoreSheet.tsx').then((room) => ({ default: room.ScoreSheet })));

/** The end of the game: the score sheet line by line. */
export function EndSheet({ onClose }: { readonly onClose: () => void }) {
  const { now, t } = useTable();
  if (now.outcome === null) return null;
  return (
    <Dialog title={t('table.overTitle')} onClose={onClose}>
      <ScoreSheet outcome={now.outcome} rounds={now.round} numbers={numbersOf(now.happened)}>
        {null}
      </ScoreSheet>
    </Dialog>
  );
}
