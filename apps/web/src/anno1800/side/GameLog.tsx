import { rulesOf1800 } from '@archipel/text';
import { memo, type ReactNode } from 'react';
import { Log } from '../../table/Log.tsx';
import { useFacts, useWords } from '../context/context.ts';
import { kindOf, LOG_KINDS, type Row } from '../model/log.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly chat: ReactNode;
  readonly unread: number | undefined;
  readonly onShow: (told: Pick<Row, 'events'>) => void;
}

/** The log of the game, with the chat. */
export const GameLog = memo(function GameLog(props: Props) {
  const { now } = useFacts();
  const { eventSentence, reasonSentence, company } = useWords();
  return (
    <Log
      {...props}
      seen={now.seen}
      sentenceOf={eventSentence}
      rulesOf={rulesOf1800}
      players={company.players}
      kinds={LOG_KINDS}
      kindOf={kindOf}
      over={now.outcome !== null}
      reasonOf={reasonSentence}
    />
  );
});
