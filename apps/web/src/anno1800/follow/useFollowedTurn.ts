import { anno1800 } from '@archipel/anno1800';
import { useMemo } from 'react';
import { nowOf } from '../../session/session.ts';
import { useFollow } from '../../table/follow/context.tsx';
import { presentOf } from '../../table/follow/showing.ts';
import { followedTurn } from '../../table/follow/steps.ts';
import { useFacts } from '../context/context.ts';
import { KINDS } from '../model/log.ts';

/** The turn that is being shown, step by step, as far as it is known. */
export function useFollowedTurn() {
  const { now } = useFacts();
  const { showing } = useFollow();
  const { entries } = nowOf(presentOf(showing), anno1800);
  return useMemo(() => followedTurn(entries, now.position, KINDS), [entries, now.position]);
}
