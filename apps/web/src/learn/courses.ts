import type { AnyRules } from '@archipel/kernel';
import type { ComponentType } from 'react';
import type { Advice } from './advice/advice.ts';
import type { Lesson } from './lessons/lesson.ts';
import type { ThingsProps } from './things/things.ts';

/** All that a page needs for the lesson of a game. */
export interface Course {
  readonly lesson: Lesson;
  readonly rules: AnyRules;
  readonly Things: ComponentType<ThingsProps>;
  /** What a beginner should hear at this moment. The view is one of this game. */
  readonly adviceIn: (view: unknown) => Advice | undefined;
}

const loaders: Readonly<Record<string, () => Promise<Course>>> = {
  async anno1800() {
    const [{ lesson1800 }, { anno1800 }, { Things1800 }, { advice1800 }] = await Promise.all([
      import('./lessons/anno1800.ts'),
      import('@archipel/anno1800'),
      import('./things/Things1800.tsx'),
      import('./advice/advice1800.ts'),
    ]);
    return {
      lesson: lesson1800,
      rules: anno1800,
      Things: Things1800,
      adviceIn: (view) => advice1800(view as Parameters<typeof advice1800>[0]),
    };
  },
  async anno1503() {
    const [{ lesson1503 }, { anno1503 }, { Things1503 }, { advice1503 }] = await Promise.all([
      import('./lessons/anno1503.ts'),
      import('@archipel/anno1503'),
      import('./things/Things1503.tsx'),
      import('./advice/advice1503.ts'),
    ]);
    return {
      lesson: lesson1503,
      rules: anno1503,
      Things: Things1503,
      adviceIn: (view) => advice1503(view as Parameters<typeof advice1503>[0]),
    };
  },
};

const loading = new Map<string, Promise<Course>>();

/** The lesson of a game, fetched once; undefined if it has none. */
export function courseOf(game: string): Promise<Course> | undefined {
  const known = loading.get(game);
  if (known || !Object.hasOwn(loaders, game)) return known;
  const loaded = loaders[game]?.();
  // What could not be fetched may be asked for again.
  loaded?.catch(() => loading.delete(game));
  if (loaded) loading.set(game, loaded);
  return loaded;
}

export const hasLesson = (game: string): boolean => Object.hasOwn(loaders, game);
