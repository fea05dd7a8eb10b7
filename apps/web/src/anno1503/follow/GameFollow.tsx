import { anno1503 } from '@archipel/anno1503';
import { useMemo } from 'react';
import { nowOf } from '../../session/session.ts';
import { useFollow } from '../../table/follow/context.tsx';
import { FollowBar } from '../../table/follow/FollowBar.tsx';
import { presentOf } from '../../table/follow/showing.ts';
import { followedTurn } from '../../table/follow/steps.ts';
import { useFacts, useWords } from '../context/context.tsx';
import { useFactSentence } from '../context/useFactSentence.ts';
import { KINDS } from '../model/log.ts';

/** The turn of somebody else, step by step. */
export function GameFollow({ bar }: { readonly bar: boolean }) {
  const { now, seat } = useFacts();
  const { playerName } = useWords();
  const { showing } = useFollow();
  const { entries } = nowOf(presentOf(showing), anno1503);
  const turn = useMemo(() => followedTurn(entries, now.position, KINDS), [entries, now.position]);
  return <FollowBar turn={turn} sentenceOf={useFactSentence()} playerName={playerName} seated={seat !== undefined} bar={bar} />;
}
