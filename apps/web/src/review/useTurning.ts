import type { ThoroughnessName, TurningPoint } from '@archipel/review';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { reviewOf } from '../api/tables.ts';
import type { Source } from './source.ts';
import type { TurningQuestion, TurningTold } from './turningWorker.ts';

/** A search for turning points: how far it is, what it has found, and how it is begun and stopped. */
export interface Turning {
  readonly state: 'idle' | 'working' | 'stopped' | 'done' | 'failed';
  readonly stage: 'screening' | 'confirming';
  readonly done: number;
  readonly total: number;
  readonly points: readonly TurningPoint[];
}

const IDLE: Turning = { state: 'idle', stage: 'screening', done: 0, total: 1, points: [] };

export interface TurningSearch extends Turning {
  readonly start: (thoroughness: ThoroughnessName) => void;
  readonly stop: () => void;
}

/** The search for turning points of a match, in a worker of its own. What a server has found of its own match need not be searched for. */
export function useTurning({ text, where }: Pick<Source, 'text' | 'where'>, id: string): TurningSearch {
  const [turning, setTurning] = useState(IDLE);
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    if (where !== 'server') return;
    void reviewOf(id).then((answer) => {
      const found = answer.ok ? answer.value.turning : null;
      if (found?.state === 'done') setTurning((now) => (now === IDLE ? { ...IDLE, state: 'done', done: 1, points: found.points } : now));
    });
  }, [id, where]);
  useEffect(() => () => worker.current?.terminate(), []);
  const stop = useCallback(() => {
    worker.current?.terminate();
    setTurning((before) => ({ ...before, state: 'stopped' }));
  }, []);
  const start = useCallback(
    (thoroughness: ThoroughnessName) => {
      worker.current?.terminate();
      const fresh = new Worker(new URL('./turningWorker.ts', import.meta.url), { type: 'module' });
      worker.current = fresh;
      setTurning({ ...IDLE, state: 'working' });
      const fail = () => setTurning((before) => ({ ...before, state: 'failed' }));
      fresh.addEventListener('error', fail);
      fresh.addEventListener('message', ({ data }: MessageEvent<TurningTold>) => {
        if ('failed' in data) return fail();
        const { stage, done, total, found: points, ended } = data;
        return setTurning({ state: ended ? 'done' : 'working', stage, done, total, points });
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      fresh.postMessage({ text, thoroughness } satisfies TurningQuestion);
    },
    [text],
  );
  return useMemo(() => ({ ...turning, start, stop }), [turning, start, stop]);
}
