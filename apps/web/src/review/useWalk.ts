import type { AnyRules } from '@archipel/kernel';
import { type Moment, type Stride, strideFrom } from '@archipel/review';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EntryOf } from '../session/session.ts';
import { afterPaint } from '../table/afterPaint.ts';
import type { ReviewClient } from './reviewClient.ts';
import { entriesOf, nowAt, type ReviewSession, reviewSession } from './reviewSession.ts';
import { lengthOf, type ReviewEvent, type ReviewState, updateReview } from './reviewState.ts';
import type { Source } from './source.ts';

/** What the table shows: the last that the worker has answered. */
interface Shown {
  readonly session: ReviewSession;
  readonly moment: Moment;
  readonly entries: readonly EntryOf<unknown>[];
}

interface Way {
  readonly client: ReviewClient;
  readonly rules: AnyRules | undefined;
  readonly chairs: Source['chairs'] & object;
  readonly first: () => ReviewState;
}

/**
 * The way through a match. Moments that one would step to next are asked for ahead: such a step is shown in the very event that asks for it, and waits for no
 * worker.
 */
export function useWalk({ client, rules, chairs, first }: Way) {
  const { outline } = client;
  const [state, setState] = useState(first);
  const [shown, setShown] = useState<Shown>();
  const latest = useRef(state);
  const stride = useRef<Stride>(state.stride);
  const session = useRef<ReviewSession>(undefined);
  const heard = useRef(new Map<unknown, readonly EntryOf<unknown>[]>());

  const show = useCallback(
    (moment: Moment) => {
      const entries = heard.current.get(moment.viewer);
      if (rules === undefined || entries === undefined) return;
      const now = nowAt(moment, outline.game, chairs, entries);
      if (session.current === undefined) session.current = reviewSession(rules, now);
      else session.current.show(now);
      setShown({ session: session.current, moment, entries });
    },
    [rules, outline, chairs],
  );

  const look = useCallback(() => {
    const { position, eyes } = latest.current;
    const find = async () => {
      const moment = await client.at(position, eyes);
      const { viewer } = moment;
      if (!heard.current.has(viewer)) heard.current.set(viewer, entriesOf(await client.heard(viewer)));
      return moment;
    };
    const known = client.known(position, eyes);
    const ahead = () =>
      afterPaint(() => {
        if (latest.current.position !== position || latest.current.eyes !== eyes) return;
        for (const way of [1, -1] as const) void client.at(strideFrom(outline, position, stride.current, way), eyes);
      });
    if (known !== undefined && heard.current.has(known.viewer)) {
      show(known);
      ahead();
      return;
    }
    void find().then((moment) => {
      if (latest.current.position !== position || latest.current.eyes !== eyes) return;
      show(moment);
      ahead();
    });
  }, [client, outline, show]);
  useEffect(look, [look]);

  const dispatch = useCallback(
    (event: ReviewEvent) => {
      const before = latest.current;
      latest.current = updateReview(outline, before, event);
      if (event.type === 'step') stride.current = event.stride ?? before.stride;
      else if (event.type === 'tick' || event.type === 'stride') stride.current = latest.current.stride;
      setState(latest.current);
      if (latest.current.position !== before.position || latest.current.eyes !== before.eyes) look();
    },
    [outline, look],
  );
  useEffect(() => {
    if (!state.playing) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), lengthOf(state));
    return () => clearTimeout(timer);
  }, [state, dispatch]);
  return useMemo(() => ({ state, shown, dispatch }), [state, shown, dispatch]);
}
