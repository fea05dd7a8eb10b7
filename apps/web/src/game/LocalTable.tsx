import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { BoxMark } from '../corrections/BoxMark.tsx';
import { InMasthead } from '../frame/slots.tsx';
import { Coming } from '../frame/states.tsx';
import { useLowered } from '../hotseat/useLowered.ts';
import { hasLesson } from '../learn/courses.ts';
import { usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import type { LocalSession } from '../session/localSession.ts';
import { GameTable } from './GameTable.tsx';
import { LocalMenu } from './LocalMenu.tsx';
import { NotKept } from './NotKept.tsx';
import { PlayedOn } from './PlayedOn.tsx';
import './advicePlace.css';

const AdviceLine = lazy(async () => ({ default: (await import('../learn/AdviceLine.tsx')).AdviceLine }));
const Curtain = lazy(async () => ({ default: (await import('../hotseat/Curtain.tsx')).Curtain }));

interface Props {
  readonly session: LocalSession;
  readonly id: string;
  readonly again: () => Promise<string | undefined>;
}

/** The table of a game on this device, or the curtain between two people who share it. */
export function LocalTable({ session, id, again }: Props) {
  const { t } = useText();
  const curtain = useSyncExternalStore(session.subscribe, session.curtain);
  useLowered(session);
  const down = curtain !== null;
  const wanted = usePreferences(({ advice }) => advice);
  const advised = session.kept.advised === true && hasLesson(session.rules.id);
  // The button that lifted it is gone: who plays by keyboard or ear begins at the table.
  const wasDown = useRef(down);
  useEffect(() => {
    if (wasDown.current && !down) document.getElementById('content')?.focus();
    wasDown.current = down;
  }, [down]);
  // A boundary of its own, so that the table is taken out of the page at once: one further up would only hide it while the curtain is fetched.
  return (
    <>
      <NotKept session={session} id={id} />
      <PlayedOn from={session.kept.from} />
      {curtain === null ? (
        <>
          {/* Not behind the curtain: the file tells everything. */}
          <LocalMenu game={session.rules.id} id={id} advised={advised} />
          {advised && wanted && (
            // Its place is kept free from the start, so that the table does not move when it comes.
            <Suspense
              fallback={
                <InMasthead at="notices">
                  <div className="advice-place" />
                </InMasthead>
              }
            >
              <AdviceLine session={session} />
            </Suspense>
          )}
          <BoxMark game={session.rules.id} options={session.kept.setup.options} />
          <GameTable session={session} id={id} again={again} />
        </>
      ) : (
        <Suspense fallback={<Coming whole title={t('common.opening')} />}>
          <Curtain session={session} curtain={curtain} id={id} />
        </Suspense>
      )}
    </>
  );
}
