import { THOROUGHNESS, type ThoroughnessName, type TurningProgress, turningPointsOf } from '@archipel/review';
import { reviewed } from './reviewed.ts';

export interface TurningQuestion {
  readonly text: string;
  readonly thoroughness: ThoroughnessName;
}

/** How far it is; at the end the whole of what was found, with `ended`. */
export type TurningTold = (TurningProgress & { readonly ended?: boolean }) | { readonly failed: true };

// Thinking takes minutes: beside the page, and beside the worker that holds the match, so that both answer meanwhile. Who stops it ends this worker.
addEventListener('message', ({ data }: MessageEvent<TurningQuestion>) => {
  const tell = (told: TurningTold) => postMessage(told);
  try {
    const match = reviewed(data.text);
    if ('fault' in match) return tell({ failed: true });
    const { rules, walk, setup } = match;
    const search = turningPointsOf(rules, walk, THOROUGHNESS[data.thoroughness], `turning ${setup.seed}`);
    let next = search.next();
    while (!next.done) {
      tell(next.value);
      next = search.next();
    }
    return tell({ stage: 'confirming', done: 1, total: 1, found: next.value, ended: true });
  } catch {
    return tell({ failed: true });
  }
});
