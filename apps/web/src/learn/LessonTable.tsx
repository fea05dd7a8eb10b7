import { useMemo, useRef, useSyncExternalStore } from 'react';
import { gameName, tableOf } from '../games/games.ts';
import { usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import type { Session } from '../session/session.ts';
import { Following } from '../table/follow/context.tsx';
import { followSession } from '../table/follow/followSession.ts';
import type { Course } from './courses.ts';
import { Finished } from './Finished.tsx';
import { GuidePanel } from './GuidePanel.tsx';
import type { Guide } from './guideSession.ts';
import { Spotlight } from './Spotlight.tsx';
import './learn.css';

/** The table of a lesson, with the guide beside it: on a phone below it. */
export function LessonTable({ course, guide }: { readonly course: Course; readonly guide: Guide }) {
  const { t } = useText();
  const { state, session, table } = useSyncExternalStore(guide.subscribe, guide.now);
  const root = useRef<HTMLDivElement>(null);
  const { lesson, Things } = course;
  const step = lesson.steps[state.at] ?? lesson.steps[0];
  return (
    <div className="lesson" ref={root}>
      <h1 className="hidden-name">{t('guide.firstOf', { game: gameName(lesson.game) })}</h1>
      <div className="lesson-table">
        <FollowedTable key={table} game={lesson.game} session={session} />
      </div>
      <Things>{(things) => <GuidePanel lesson={lesson} state={state} guide={guide} things={things} />}</Things>
      <Spotlight root={root} lit={state.phase === 'doing' ? step.lit : NOTHING} waits={step.moves.length > 0} />
    </div>
  );
}

const NOTHING: readonly string[] = [];

function FollowedTable({ game, session }: { readonly game: string; readonly session: Session }) {
  const followed = useMemo(() => followSession(session, usePreferences.getState().pace), [session]);
  const Table = tableOf(game);
  return (
    <Following session={followed}>
      <Table session={followed} after={<Finished game={game} />} />
    </Following>
  );
}
