import type { Fact } from '@archipel/anno1503';
import type { Tune } from '../../table/sounds.ts';
import type { Entry } from './facts.ts';

const HEARD: Readonly<Partial<Record<Fact['fact'], Tune>>> = {
  rolled: 'work',
  sold: 'coin',
  paid: 'coin',
  bought: 'card',
  took: 'card',
  placed: 'build',
  developed: 'build',
  launched: 'bell',
  used: 'bell',
  won: 'festival',
};

/** What these things sound like: only the last of several is heard, and one's own turn before all. */
export function tuneOf(news: readonly Entry[], seat: number | undefined): Tune | undefined {
  const facts = news.flatMap(({ events }) => events);
  if (facts.some((fact) => fact.fact === 'turn' && fact.seat === seat)) return 'turn';
  return facts.flatMap(({ fact }) => HEARD[fact] ?? []).at(-1);
}
