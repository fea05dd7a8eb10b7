import { importMatch } from '@archipel/kernel';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import type { Session } from '../../session/session.ts';
import type { PointsByRound } from '../../table/end/points.ts';
import { useMatchFile } from '../../table/useMatchFile.ts';
import { useFacts } from '../context/context.ts';

const GameScore = lazy(() => import('./GameScore.tsx').then((module) => ({ default: module.GameScore })));

interface Props {
  readonly session: Session;
  /** What can be done now. */
  readonly after: ReactNode;
  readonly onClose: () => void;
}

/** The end of the game: the score sheet, how it went, and what can be done now. */
export function EndSheet({ session, after, onClose }: Props) {
  const { now } = useFacts();
  const points = useInfluence(useMatchFile(session));
  return now.outcome && <GameScore outcome={now.outcome} points={points} after={after} onClose={onClose} />;
}

/** The match is replayed from its file, which takes a moment: the sheet is shown before. */
function useInfluence(file: string | undefined): PointsByRound | undefined {
  const [points, setPoints] = useState<PointsByRound>();
  useEffect(() => {
    let left = false;
    const read = file === undefined ? undefined : importMatch(file);
    if (read?.ok)
      void import('./influence.ts').then(({ influenceOf }) => {
        if (!left) setPoints(influenceOf(read.file.setup, read.file.log));
      });
    return () => {
      left = true;
    };
  }, [file]);
  return points;
}
