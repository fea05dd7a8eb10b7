import { rulesOf1503 } from '@archipel/text';
import { memo, type ReactNode } from 'react';
import { Log } from '../../table/Log.tsx';
import { useFacts, useWords } from '../context/context.tsx';
import { useFactSentence } from '../context/useFactSentence.ts';
import { GameSince } from '../follow/GameSince.tsx';
import { kindOf, LOG_KINDS, type Row } from '../model/log.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly onShow: (told: Pick<Row, 'events'>) => void;
  readonly chat: ReactNode;
  readonly unread: number | undefined;
}

export const TableLog = memo(function TableLog({ rows, onShow, chat, unread }: Props) {
  const { now } = useFacts();
  const { company, reasonSentence } = useWords();
  return (
    <>
      <GameSince rows={rows} onShow={onShow} />
      <Log
        rows={rows}
        seen={now.seen}
        sentenceOf={useFactSentence()}
        rulesOf={rulesOf1503}
        players={company.players}
        kinds={LOG_KINDS}
        kindOf={kindOf}
        over={now.outcome !== null}
        reasonOf={reasonSentence}
        onShow={onShow}
        chat={chat}
        unread={unread}
      />
    </>
  );
});
