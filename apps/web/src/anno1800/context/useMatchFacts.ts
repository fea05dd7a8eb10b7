import { anno1800, boxOf, type Move } from '@archipel/anno1800';
import { useMemo } from 'react';
import { type Now, nowOf } from '../../session/session.ts';
import { decisionOf } from '../model/decision.ts';
import { lightsOf } from '../model/lights.ts';
import { sourcesFor } from '../model/sources.ts';
import type { Facts } from './context.ts';

/** Everything that follows from the match as it stands, computed once for all parts of the table. */
export function useMatchFacts(match: Now): Omit<Facts, 'swapping' | 'layout' | 'folds' | 'canRedo'> {
  const now = nowOf(match, anno1800);
  const { view } = now;
  const known = useMemo(() => {
    const moves: readonly Move[] = anno1800.moves(view);
    return { view, moves, box: boxOf(view.table), decision: decisionOf(view), lights: lightsOf(view, moves), sources: sourcesFor(view) };
  }, [view]);
  return useMemo(() => ({ ...known, now, seat: now.viewer === 'spectator' ? undefined : now.viewer }), [known, now]);
}
