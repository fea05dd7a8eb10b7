import { memo, type ReactNode, useMemo } from 'react';
import { Since } from '../../table/follow/Since.tsx';
import { turnsOf, turnsSince } from '../../table/log.ts';
import { useFacts, useWords } from '../context/context.ts';
import type { Row, Turn } from '../model/log.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly onShow: (told: Pick<Row, 'events'>) => void;
  readonly beside?: ReactNode;
}

/** What the others have done since one's last turn. */
export const GameSince = memo(function GameSince({ rows, onShow, beside }: Props) {
  const { seat, now } = useFacts();
  const { turnSentence, playerName, reasonSentence } = useWords();
  const turns = useMemo(() => turnsSince(turnsOf(rows), seat), [rows, seat]);
  return (
    <Since
      turns={turns}
      lineOf={turnSentence}
      onShow={(turn: Turn) => onShow({ events: turn.rows.flatMap(({ events }) => events) })}
      playerName={playerName}
      over={now.outcome !== null}
      reasonOf={reasonSentence}
      beside={beside}
    />
  );
});
