import { useEffect, useRef } from 'react';
import type { Facts, Words } from '../context/context.ts';

/** Announces a new island of one's own, with what it brings (R12). */
export function useIslandNews(
  { now, seat }: Pick<Facts, 'now' | 'seat'>,
  { eventSentence }: Pick<Words, 'eventSentence'>,
  announce: (sentence: string) => void,
): void {
  const told = useRef(now.position);
  useEffect(() => {
    const news = now.entries.filter(({ position, undo }) => position > told.current && undo === undefined);
    told.current = now.position;
    const events = news.flatMap((entry) => entry.events).filter((event) => event.seat === seat);
    if (!events.some(({ fact }) => fact === 'settled' || fact === 'explored')) return;
    const about = events.filter(({ fact }) => fact === 'settled' || fact === 'explored' || fact === 'gained');
    announce(about.map((event) => eventSentence(event).text).join(' '));
  }, [now, seat, eventSentence, announce]);
}
