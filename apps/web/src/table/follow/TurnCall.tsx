import { useEffect, useRef, useState } from 'react';
import { useText } from '../../reader/text.tsx';
import { useLookingOn } from '../room.ts';

interface Props {
  readonly mine: boolean;
  readonly round: number;
  /** Whether the last round has begun. */
  readonly last: boolean;
  /** Shows a sentence in passing. */
  readonly onAnnounce: (sentence: string) => void;
}

/** Tells screen readers that it is one's turn, and everybody that the last round has begun. */
export function TurnCall({ mine, round, last, onAnnounce }: Props) {
  const { t } = useText();
  const before = useRef({ mine, last });
  const [words, setWords] = useState('');
  const lookingOn = useLookingOn();
  useEffect(() => {
    const was = before.current;
    before.current = { mine, last };
    if (lookingOn) return;
    if (last && !was.last) onAnnounce(t('follow.lastRoundNow'));
    if (mine !== was.mine) setWords(mine ? t('follow.yourTurnNow', { round }) : '');
  }, [mine, last, round, onAnnounce, t, lookingOn]);
  return (
    <p className="hidden-name turn-call" role="status">
      {words}
    </p>
  );
}
