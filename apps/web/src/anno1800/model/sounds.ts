import type { Fact } from '@archipel/anno1800';
import type { Tune } from '../../table/sounds.ts';
import type { Entry } from './entry.ts';

const TUNES: Readonly<Partial<Record<Fact['fact'], Tune>>> = {
  produced: 'work',
  traded: 'coin',
  built: 'build',
  played: 'card',
  settled: 'bell',
  explored: 'bell',
  expedition: 'bell',
  festival: 'festival',
  fireworks: 'festival',
};

/** The tune for these entries: one's own turn goes before all, otherwise the last event that has one. */
export function tuneOf(news: readonly Entry[], seat: number | undefined): Tune | undefined {
  const events = news.flatMap((entry) => entry.events);
  if (events.some((event) => event.fact === 'turn' && event.seat === seat)) return 'turn';
  return events.flatMap(({ fact }) => TUNES[fact] ?? []).at(-1);
}
