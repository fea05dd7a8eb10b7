import { anno1800, boxOf, type Move, type View } from '@archipel/anno1800';
import { WRITTEN } from '@archipel/text';
import { useMemo } from 'react';
import { nameOfLevel } from '../pieces/index.ts';
import type { Now } from '../session/session.ts';
import { useText } from '../text.tsx';
import { decisionOf } from './model/decision.ts';
import { lightsOf } from './model/lights.ts';
import { sourcesFor } from './model/sources.ts';
import { useNaming } from './naming.tsx';

/** Everything that follows from the match as it stands: looked up once for all parts of the table. */
export function useShared(now: Now) {
  const text = useText();
  const { names, company, soft } = useNaming();
  const known = useMemo(() => {
    // The session has read it by the game's schema.
    const view = now.view as unknown as View;
    const moves: readonly Move[] = anno1800.moves(view);
    return { view, moves, box: boxOf(view.table), decision: decisionOf(view), lights: lightsOf(view, moves), sources: sourcesFor(view) };
  }, [now.view]);
  return useMemo(
    () => ({
      ...known,
      now,
      seat: now.viewer === 'spectator' ? undefined : now.viewer,
      text,
      t: text.t,
      names,
      soft,
      // Languages in which the sentences are not written yet have the name of one.
      people: (level: number) =>
        WRITTEN.some((each) => each === names.language) ? text.t('table.people', { level }) : names.level(nameOfLevel(level)),
      who: company,
      called: (seat: number) => company.players[seat] ?? `${seat + 1}`,
    }),
    [known, now, text, names, soft, company],
  );
}
