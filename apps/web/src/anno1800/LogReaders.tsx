import { memo } from 'react';
import { LiveLog } from '../table/LiveLog.tsx';
import { useFacts, useWords } from './context/context.ts';
import type { Row } from './model/log.ts';

/** What others do, for screen readers. */
export const GameLiveLog = memo(function GameLiveLog({ rows }: { readonly rows: readonly Row[] }) {
  const { seat } = useFacts();
  const { eventSentence } = useWords();
  return <LiveLog rows={rows} seat={seat} sentenceOf={eventSentence} />;
});
