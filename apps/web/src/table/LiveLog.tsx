import type { Sentence } from '@archipel/text';
import { useEffect, useRef, useState } from 'react';
import type { LogRow } from './log.ts';

interface Props<Event> {
  readonly rows: readonly LogRow<Event>[];
  readonly seat: number | undefined;
  readonly sentenceOf: (event: Event) => Sentence;
}

/** A live region that reads to screen readers what others did; one's own moves one knows. */
export function LiveLog<Event>({ rows, seat, sentenceOf }: Props<Event>) {
  const last = useRef(rows[0]?.position ?? 0);
  const [words, setWords] = useState('');
  useEffect(() => {
    const fresh = rows.filter((row) => row.position > last.current && row.seat !== seat).toReversed();
    last.current = rows[0]?.position ?? 0;
    if (fresh.length > 0) setWords(fresh.flatMap((row) => row.events.map((event) => sentenceOf(event).text)).join(' '));
  }, [rows, seat, sentenceOf]);
  return (
    <p className="hidden-name" role="log" aria-live="polite">
      {words}
    </p>
  );
}
