import { anno1503, boxOf } from '@archipel/anno1503';
import { useMemo } from 'react';
import { type Now, nowOf } from '../../session/session.ts';
import { decisionOf } from '../model/decision.ts';
import { eventOf } from '../model/event.ts';
import { lightsOf } from '../model/lights.ts';
import { lookedAt } from '../model/looked.ts';
import { reaches } from '../model/voyage.ts';
import type { Facts } from './context.tsx';

/** Everything that follows from the match as it stands: worked out once for all parts of the table. */
export function useMatchFacts(match: Now): Facts {
  const now = nowOf(match, anno1503);
  const { view, active } = now;
  const known = useMemo(() => {
    const box = boxOf(view);
    return {
      view,
      box,
      moves: anno1503.moves(view),
      decision: decisionOf(view, active, box.components.handLimit),
      lights: lightsOf(view),
      reaches: view.turn === view.viewer && (view.phase === 'act' || view.phase === 'sail') ? reaches(view) : [],
    };
  }, [view, active]);
  const told = useMemo(() => ({ looked: lookedAt(now.entries), event: eventOf(known.view, now.entries) }), [known.view, now.entries]);
  return useMemo(() => ({ ...known, ...told, now, seat: now.viewer === 'spectator' ? undefined : now.viewer }), [known, told, now]);
}
