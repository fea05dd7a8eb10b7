import { anno1800 } from '@archipel/anno1800';
import { useSyncExternalStore } from 'react';
import { isNowOf } from '../session/session.ts';
import { SentencePictures } from '../table/SentenceText.tsx';
import type { TableProps } from '../table/tableProps.ts';
import { usePlayers } from '../table/usePlayers.ts';
import { Board } from './Board.tsx';
import { useWords1800 } from './context/useWords1800.ts';
import { mentionPicture } from './pieces/index.ts';
import './table.css';

/** The table of Anno 1800. */
export function Table1800({ session, ...props }: TableProps) {
  const now = useSyncExternalStore(session.subscribe, session.now);
  const words = useWords1800(usePlayers(now), isNowOf(now, anno1800) ? now.view.table.components : undefined);
  return (
    <SentencePictures pictureOf={mentionPicture}>
      <Board {...props} session={session} now={now} words={words} />
    </SentencePictures>
  );
}
