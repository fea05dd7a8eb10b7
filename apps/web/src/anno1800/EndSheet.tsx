import { importMatch } from '@archipel/kernel';
import { lazy, useEffect, useState } from 'react';
import { AfterMatch, useMatchFile } from '../game/After.tsx';
import type { Influence } from '../sheet/influence.ts';
import { numbersOf } from '../sheet/numbers.ts';
import { useTable } from './context.tsx';
import { Dialog } from './Dialog.tsx';

const ScoreSheet = lazy(() => import('../sheet/ScoreSheet.tsx').then((room) => ({ default: room.ScoreSheet })));

/** The end of the game: the score sheet line by line, how it went, and what can be done now. */
export function EndSheet({ onClose }: { readonly onClose: () => void }) {
  const { now, t } = useTable();
  const influence = useInfluence(useMatchFile());
  if (now.outcome === null) return null;
  return (
    <Dialog title={t('table.overTitle')} onClose={onClose}>
      <ScoreSheet outcome={now.outcome} rounds={now.round} influence={influence} numbers={numbersOf(now.happened)}>
        <AfterMatch />
      </ScoreSheet>
    </Dialog>
  );
}

/** The match played again from its file, which takes a moment: the sheet is shown before. */
function useInfluence(file: string | undefined): Influence | undefined {
  const [influence, setInfluence] = useState<Influence>();
  useEffect(() => {
    let left = false;
    const read = file === undefined ? undefined : importMatch(file);
    if (read?.ok)
      void import('../sheet/influence.ts').then(({ influenceOf }) => {
        if (!left) setInfluence(influenceOf(read.file.setup, read.file.log));
      });
    return () => {
      left = true;
    };
  }, [file]);
  return influence;
}
