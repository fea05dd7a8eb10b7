import { type Part, partsOf } from '@archipel/text';
import { use, useMemo, useSyncExternalStore } from 'react';
import { InMasthead } from '../frame/slots.tsx';
import { Icon } from '../pieces/index.ts';
import { prefer, usePreferences } from '../reader/preferences.ts';
import { Texts, useText } from '../reader/text.tsx';
import type { LocalSession } from '../session/localSession.ts';
import { type Course, courseOf } from './courses.ts';
import { Words } from './StepWords.tsx';
import './learn.css';

/** A quiet line for beginners in a game that follows a lesson, until they switch it off. */
export function AdviceLine({ session }: { readonly session: LocalSession }) {
  const wanted = usePreferences(({ advice }) => advice);
  const game = session.rules.id;
  const course = courseOf(game);
  const parts = useMemo((): readonly Part[] => [...partsOf(game), 'guide'], [game]);
  if (!wanted || course === undefined) return null;
  return (
    <Texts parts={parts}>
      <Line session={session} course={use(course)} />
    </Texts>
  );
}

function Line({ session, course: { adviceIn, Things } }: { readonly session: LocalSession; readonly course: Course }) {
  const { t, say } = useText();
  const { view } = useSyncExternalStore(session.subscribe, session.now);
  const found = useMemo(() => adviceIn(view), [adviceIn, view]);
  if (found === undefined) return null;
  return (
    <InMasthead at="notices">
      <p className="advice" role="status" data-advice={found.id}>
        <Icon name="hint" size={16} />
        <Things>
          {({ thingOf }) => {
            const things = Object.entries(found.things).map(([name, mark]) => [name, thingOf(mark)] as const);
            return (
              <span>
                <Words sentence={say(`advice.${found.id}`, { ...Object.fromEntries(things), count: found.count })} />
              </span>
            );
          }}
        </Things>
        <button type="button" className="link" data-key="advice-off" onClick={() => prefer({ advice: false })}>
          {t('advice.off')}
        </button>
      </p>
    </InMasthead>
  );
}
