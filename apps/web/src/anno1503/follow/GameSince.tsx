import { turnLine1503 } from '@archipel/text';
import { memo, useMemo } from 'react';
import { Since } from '../../table/follow/Since.tsx';
import { turnsOf, turnsSince } from '../../table/log.ts';
import { useFacts, useWords } from '../context/context.tsx';
import type { Row, Turn } from '../model/log.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly onShow: (told: Pick<Row, 'events'>) => void;
}

const eventsIn = (turn: Turn) => turn.rows.flatMap(({ events }) => events);

/** What the others have done since one's last turn. */
export const GameSince = memo(function GameSince({ rows, onShow }: Props) {
  const { seat, now } = useFacts();
  const { text, names, company, playerName, reasonSentence } = useWords();
  const turns = useMemo(() => turnsSince(turnsOf(rows), seat), [rows, seat]);
  return (
    <Since
      turns={turns}
      lineOf={(turn) => turnLine1503(text, names, turn.seat, eventsIn(turn), company)}
      onShow={(turn) => onShow({ events: eventsIn(turn) })}
      playerName={playerName}
      over={now.outcome !== null}
      reasonOf={reasonSentence}
    />
  );
});
