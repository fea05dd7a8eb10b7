import { type Part, partsOf } from '@archipel/text';
import { use, useMemo } from 'react';
import { Lost } from '../frame/Lost.tsx';
import { usePreferences } from '../reader/preferences.ts';
import { Texts } from '../reader/text.tsx';
import { type Course, courseOf } from './courses.ts';
import { guideSession } from './guideSession.ts';
import { LessonTable } from './LessonTable.tsx';
import { keepProgress, useProgress } from './progress.ts';

/** A guided first game, at its address. It goes on where it was left on this device. */
export function LearnPage({ game }: { readonly game: string }) {
  const course = courseOf(game);
  const parts = useMemo((): readonly Part[] => [...partsOf(game), 'guide'], [game]);
  if (course === undefined) return <Lost />;
  return (
    <Texts parts={parts}>
      <Taught course={use(course)} />
    </Texts>
  );
}

function Taught({ course }: { readonly course: Course }) {
  const { rules, lesson } = course;
  const guide = useMemo(
    () =>
      guideSession(rules, lesson, useProgress.getState()[lesson.game]?.at ?? 0, {
        ownName: () => usePreferences.getState().name,
        keep: (state) => keepProgress(lesson.game, state),
      }),
    [rules, lesson],
  );
  return <LessonTable course={course} guide={guide} />;
}
