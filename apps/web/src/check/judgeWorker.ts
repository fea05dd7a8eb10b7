import { gameById } from '@archipel/games';
import type { Judged } from './judging.ts';
import { judge } from './verdict.ts';

// A long match takes a while to replay: the page goes on meanwhile.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const tell = (judged: Judged) => postMessage(judged);
  try {
    tell({ verdict: judge(data, gameById) });
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : String(error) });
  }
});
