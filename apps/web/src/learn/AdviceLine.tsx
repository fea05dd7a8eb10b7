import { type Part, partsOf } from '@archipel/text';
import { use, useMemo, useSyncExternalStore } from 'react';
import { InMasthead } from '../frame/slots.tsx';
import { Icon } from '../pieces/index.ts';
import { prefer } from '../reader/preferences.ts';
import { Texts, useText } from '../reader/text.tsx';
import type { LocalSession } from '../session/localSession.ts';
import { type Course, courseOf } from './courses.ts';
import { Words } from './StepWords.tsx';
import './learn.css';

/** A quiet line for beginners in their first games, until they switch it off. It keeps its place while there is nothing to say, so that the table never moves. */
export function AdviceLine({ session }: { readonly session: LocalSession }) {
  const game = session.rules.id;
  const course = courseOf(game);
  const parts = useMemo((): readonly Part[] => [...partsOf(game), 'guide'], [game]);
  if (course === undefined) return null;
  return (
    <Texts parts={parts}>
      <Line session={session} course={use(course)} />
    </Texts>
  );
}

function Line({ session, course: { adviceIn, Things } }: { readonly session: LocalSession; readonly course: Course }) {
  const { t, say } = useText();
  const { view, outcome } = useSyncExternalStore(session.subscribe, session.now);
  const found = useMemo(() => adviceIn(view), [adviceIn, view]);
  if (outcome !== null) return null;
  return (
    <InMasthead at="notices">
      <aside className="advice" aria-label={t('settings.advice')} data-advice={found?.id}>
        <Icon name="hint" size={16} />
        {found === undefined && <span className="advice-none">{t('advice.none')}</span>}
        <p role="status">
          {found && (
            <Things>
              {({ thingOf }) => {
                const things = Object.entries(found.things).map(([name, mark]) => [name, thingOf(mark)] as const);
                return <Words sentence={say(`advice.${found.id}`, { ...Object.fromEntries(things), count: found.count })} />;
              }}
            </Things>
          )}
        </p>
        <button type="button" className="link" data-key="advice-off" title={t('advice.off')} onClick={() => prefer({ advice: false })}>
          <span>{t('advice.off')}</span>
          <Icon name="close" size={16} />
        </button>
      </aside>
    </InMasthead>
  );
}
