import { FollowBar } from '../../table/follow/FollowBar.tsx';
import { useFacts, useWords } from '../context/context.ts';
import { useFollowedTurn } from './useFollowedTurn.ts';

/** The turn of somebody else, step by step. */
export function GameFollow({ bar }: { readonly bar: boolean }) {
  const { seat } = useFacts();
  const { eventSentence, playerName } = useWords();
  const turn = useFollowedTurn();
  return <FollowBar turn={turn} sentenceOf={eventSentence} playerName={playerName} seated={seat !== undefined} bar={bar} />;
}
